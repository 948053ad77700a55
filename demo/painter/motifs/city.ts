import { poly, rect, stamp } from '../render/layer.ts'
import { makeRandom, pick } from '../render/noise.ts'
import type { Hook } from '../render/scene.ts'

/** Office towers seen from a few kilometres; columns, rows and heights in px of the original. */
type Skyline = {
  seed: number
  /** Foot row, first and last column. */
  y: number
  from: number
  to: number
  count: number
  low: number
  high: number
  /** Fronts in the light and sides in the shade. */
  fronts: readonly string[]
  side: string
  /** Share of lit windows, 0..1. */
  lit: number
  haze: number
  /** Column around which the tallest towers gather. */
  middle: number
}

const warm = ['#ffcf85', '#ffdca6', '#ffb866', '#fff0cf', '#cfe4ff']

/** A tower's roof: flat, stepped, slanted or with a mast. */
const roof = (x: number, top: number, w: number, kind: number, wall: string): string => {
  if (kind < 0.2)
    return poly(
      [
        [x, top + 1],
        [x, top - w * 0.12],
        [x + w, top - w * 0.5],
        [x + w, top + 1],
      ],
      wall,
    )
  if (kind < 0.55) return rect(x + w * 0.16, top - w * 0.2, w * 0.62, w * 0.22, wall)
  if (kind < 0.68)
    return (
      rect(x + w * 0.25, top - w * 0.3, w * 0.5, w * 0.32, wall) +
      rect(x + w * 0.48, top - w, 1.6, w, wall)
    )
  return ''
}

/** Towers with a lit front and a shaded side, tallest around the middle, veiled by the air between. */
export const skyline =
  (s: Skyline): Hook =>
  async (c) => {
    const random = makeRandom(s.seed)
    let bodies = ''
    let windows = ''
    for (let i = 0; i < s.count; i++) {
      const x = s.from + ((s.to - s.from) * (i + random() * 0.8)) / s.count
      const near = Math.exp(-(((x - s.middle) / ((s.to - s.from) * 0.26)) ** 2))
      const h = s.low * (0.6 + 0.6 * random()) + (s.high - s.low) * near * (0.35 + 0.65 * random())
      const w = 20 + 26 * random()
      const top = s.y - h
      const front = pick(s.fronts, random, '#000')
      const deep = w * (0.28 + 0.14 * random())
      bodies += rect(x, top, w, h, front) + roof(x, top, w, random(), front)
      // Floors and pillars are finer than the eye sees: they only grain the glass.
      for (let row = top + 3; row < s.y; row += 5.2)
        bodies += rect(
          x,
          row,
          w,
          1.6,
          '#10182a',
          `opacity="${(0.08 + 0.16 * random()).toFixed(2)}"`,
        )
      bodies += rect(x + w - deep, top, deep, h, s.side, 'opacity="0.72"')
      if (s.lit > 0)
        for (let row = top + 5; row < s.y - 6; row += 5.2) {
          const floor = random() < 0.1 ? 0.8 : s.lit * (0.4 + random())
          for (let wx = x + 2; wx < x + w - 3; wx += 4.4)
            if (random() < floor)
              windows += rect(
                wx,
                row,
                2.4,
                2.2,
                pick(warm, random, '#fff'),
                `opacity="${(0.25 + 0.75 * random() ** 2).toFixed(2)}"`,
              )
        }
    }
    await stamp(c, bodies, { haze: s.haze, soft: 0.6 })
    if (s.lit > 0) await stamp(c, windows, { gain: 1.2, haze: s.haze * 0.4, soft: 0.5 })
  }
