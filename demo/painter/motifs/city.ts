import { poly, rect, stamp } from '../render/layer.ts'
import { makeRandom, pick } from '../render/noise.ts'
import { all, type Hook } from '../render/scene.ts'

/** A row of houses; columns, rows and heights in px of the original. */
export type Skyline = {
  seed: number
  /** Foot row, first and last column in px of the original. */
  y: number
  from: number
  to: number
  count: number
  low: number
  high: number
  walls: readonly string[]
  /** Share of lit windows. */
  lit: number
  haze: number
  /** Column around which the tallest houses gather. */
  middle: number
}

const warm = ['#ffcf85', '#ffdca6', '#ffb866', '#fff0cf', '#cfe4ff']

/** Rows of office houses with windows, tallest around the middle. */
export const skyline =
  (s: Skyline): Hook =>
  async (c) => {
    const random = makeRandom(s.seed)
    let bodies = ''
    let windows = ''
    for (let i = 0; i < s.count; i++) {
      const x = s.from + ((s.to - s.from) * (i + random() * 0.7)) / s.count
      const near = Math.exp(-(((x - s.middle) / ((s.to - s.from) * 0.3)) ** 2))
      const h = s.low + (s.high - s.low) * near * (0.45 + 0.55 * random())
      const w = 42 + 44 * random()
      const top = s.y - h
      const wall = pick(s.walls, random, '#000')
      const kind = random()
      const cap =
        kind < 0.25
          ? poly(
              [
                [x, top],
                [x + w, top - w * 0.45],
                [x + w, top + 1],
                [x, top + 1],
              ],
              wall,
            )
          : kind < 0.4
            ? poly(
                [
                  [x, top],
                  [x + w / 2, top - w * 0.6],
                  [x + w, top],
                ],
                wall,
              )
            : kind < 0.6
              ? rect(x + w * 0.2, top - 16, w * 0.6, 17, wall)
              : ''
      bodies +=
        rect(x, top, w, h, wall) + rect(x, top, w * 0.3, h, '#ffffff', 'opacity="0.06"') + cap
      if (kind > 0.9) bodies += rect(x + w / 2, top - 50, 2.5, 50, wall)
      const step = 9.5
      const tint = pick(warm, random, '#fff')
      for (let wy = top + 8; wy < s.y - 8; wy += step * 1.15) {
        const floor = random() < 0.12 ? 0.95 : s.lit
        for (let wx = x + 5; wx < x + w - 6; wx += step * 0.8)
          if (random() < floor)
            windows += rect(
              wx,
              wy,
              step * 0.46,
              step * 0.6,
              random() < 0.7 ? tint : pick(warm, random, '#fff'),
              `opacity="${(0.35 + 0.65 * random()).toFixed(2)}"`,
            )
      }
    }
    await stamp(c, bodies, { haze: s.haze })
    if (s.lit > 0) await stamp(c, windows, { gain: 1.25, haze: s.haze * 0.5 })
  }

/** The two marks of Calgary, a round-headed tower and a bowed glass tower; foot and height in px of the original. */
export const landmarks = (x: number, y: number, size: number, wall: string, lit: boolean): Hook => {
  const s = size / 400
  const tower = `<path d="M${x - 9 * s} ${y}L${x - 6 * s} ${y - 330 * s}H${x + 6 * s}L${x + 9 * s} ${y}Z" fill="${wall}"/><path d="M${x - 12 * s} ${y - 326 * s}L${x - 31 * s} ${y - 352 * s}Q${x} ${y - 362 * s} ${x + 31 * s} ${y - 352 * s}L${x + 12 * s} ${y - 326 * s}Z" fill="${wall}"/><path d="M${x - 28 * s} ${y - 356 * s}Q${x} ${y - 392 * s} ${x + 28 * s} ${y - 356 * s}Z" fill="${lit ? '#b9362c' : wall}"/>${rect(x - 1.5 * s, y - 432 * s, 3 * s, 60 * s, wall)}`
  const bx = x + 150 * s
  const bow = `<path d="M${bx - 62 * s} ${y}V${y - 455 * s}Q${bx} ${y - 492 * s} ${bx + 62 * s} ${y - 448 * s}V${y}Z" fill="${wall}"/>`
  let grid = ''
  for (let i = 0; i < 6; i++)
    grid += `<path d="M${bx - 62 * s} ${y - 60 * s - i * 72 * s}L${bx} ${y - 96 * s - i * 72 * s}L${bx + 62 * s} ${y - 60 * s - i * 72 * s}" fill="none" stroke="#bfd8ea" stroke-width="${1.8 * s}" opacity="0.45"/>`
  let rows = ''
  for (let i = 0; i < 40; i++)
    rows += rect(
      bx - 56 * s + ((i * 37) % 50) * s,
      y - 30 * s - i * 10.4 * s,
      (30 + ((i * 53) % 50)) * s,
      4 * s,
      '#ffd79a',
      `opacity="${0.25 + ((i * 29) % 60) / 100}"`,
    )
  return all(
    (c) => stamp(c, tower + bow + grid, { haze: 0.1 }),
    (c) =>
      lit
        ? stamp(c, rows + rect(x - 26 * s, y - 349 * s, 52 * s, 5 * s, '#ffe0a0'), { gain: 1.4 })
        : undefined,
  )
}

/** Lights of a small town scattered between two rows (shares of height). */
export const town =
  (seed: number, y0: number, y1: number): Hook =>
  async (c) => {
    const random = makeRandom(seed)
    let walls = ''
    let lights = ''
    for (let i = 0; i < 130; i++) {
      const v = random() ** 1.5
      const y = (y0 + (y1 - y0) * v) * 1280
      const x = 960 + (random() - 0.5) * (1300 + 900 * v)
      const w = 14 + 50 * v
      walls +=
        poly(
          [
            [x - w * 0.6, y - w * 0.5],
            [x, y - w],
            [x + w * 0.6, y - w * 0.5],
            [x + w * 0.5, y - w * 0.42],
            [x - w * 0.5, y - w * 0.42],
          ],
          '#cdc4dc',
        ) + rect(x - w / 2, y - w * 0.45, w, w * 0.45, '#3a3448')
      if (random() < 0.85)
        lights +=
          rect(x - w * 0.3, y - w * 0.34, w * 0.2, w * 0.2, '#ffc266') +
          rect(x + w * 0.1, y - w * 0.34, w * 0.2, w * 0.2, '#ffd08a')
    }
    await stamp(c, walls)
    await stamp(c, lights, { gain: 2 })
  }
