import { poly, rect, stamp } from '../render/layer.ts'
import { makeRandom } from '../render/noise.ts'
import { neighbours } from '../render/numbers.ts'
import { all, type Hook } from '../render/scene.ts'
import { glow } from './light.ts'

/** Vanishing point in px of the original. */
const vx = 930
const vy = 690

/** A narrow street of timber houses under strings of lanterns. */
export const lanternAlley = (seed: number): Hook => {
  const random = makeRandom(seed)
  const houses = timberHouses(random)
  const ground = wetGround(random)
  const lanterns = strings()
  return all(
    (c) => stamp(c, ground + houses.walls),
    (c) => stamp(c, houses.panes, { gain: 0.9 }),
    glow(vx, vy + 40, 420, '#ff8a40', 0.5),
    (c) => stamp(c, walkers.map(walker).join('')),
    (c) => stamp(c, lanterns.shapes, { gain: 1.5 }),
    async (c) => {
      for (const [x, y, r] of lanterns.glows) await glow(x, y, r, '#ff6a2c', 0.55)(c)
    },
  )
}

const timberHouses = (random: () => number): { walls: string; panes: string } => {
  let walls = ''
  let panes = ''
  for (const side of [-1, 1])
    for (const [i, [a, b]] of neighbours([90, 130, 190, 280, 410, 610, 920, 1400]).entries()) {
      const k = 0.85 + random() * 0.2
      const X = (e: number): number => vx + side * e
      const front = (e0: number, e1: number, top: number, low: number, fill: string): string =>
        poly(
          [
            [X(e0), vy - e0 * top],
            [X(e1), vy - e1 * top],
            [X(e1), vy - e1 * low],
            [X(e0), vy - e0 * low],
          ],
          fill,
        )
      walls += front(a, b, k, -0.6, i % 2 ? '#33202a' : '#2a1c28')
      walls += poly(
        [
          [X(a), vy - a * (k + 0.14)],
          [X(b), vy - b * (k + 0.14)],
          [X(b * 0.86), vy - b * (k - 0.06)],
          [X(a * 0.86), vy - a * (k - 0.06)],
        ],
        '#191a2a',
      )
      walls += poly(
        [
          [X(a), vy - a * 0.36],
          [X(b), vy - b * 0.36],
          [X(b * 0.85), vy - b * 0.22],
          [X(a * 0.85), vy - a * 0.22],
        ],
        '#1d1c2c',
      )
      for (let s = 0; s < 4; s++) {
        const e0 = a + ((b - a) * (s + 0.16)) / 4
        const e1 = a + ((b - a) * (s + 0.82)) / 4
        if (random() < 0.86)
          panes += front(e0, e1, 0.12, -0.36, random() < 0.5 ? '#f2a24a' : '#e2893a')
        if (random() < 0.6)
          panes += front(e0, e1, k - 0.14, 0.46, random() < 0.5 ? '#c9742f' : '#a85c2a')
      }
    }
  return { walls, panes }
}

const wetGround = (random: () => number): string => {
  let out = poly(
    [
      [vx - 90, vy + 54],
      [vx + 90, vy + 54],
      [vx + 1500, 1300],
      [vx - 1500, 1300],
    ],
    '#2c2634',
  )
  for (let i = 0; i < 380; i++) {
    const v = random() ** 0.8
    const y = vy + 58 + 540 * v
    const x = vx + (random() * 2 - 1) * (70 + 1000 * v)
    out += `<path d="M${(x - 20 - 90 * v).toFixed(0)} ${y.toFixed(0)}h${(40 + 180 * v).toFixed(0)}" stroke="${random() < 0.45 ? '#a85a34' : '#191724'}" stroke-width="${(1.5 + 9 * v).toFixed(1)}" opacity="${(0.15 + 0.3 * random()).toFixed(2)}"/>`
  }
  return out
}

/** Strings of lanterns across the street, and where they glow: column, row and reach in px of the original. */
const strings = (): { shapes: string; glows: [number, number, number][] } => {
  let lamps =
    '<defs><radialGradient id="l" cx="0.45" cy="0.55" r="0.6"><stop offset="0" stop-color="#ffd27a"/><stop offset="0.45" stop-color="#ff6a2c"/><stop offset="1" stop-color="#b81d16"/></radialGradient></defs>'
  let lines = ''
  const glows: [number, number, number][] = []
  for (let row = 0; row < 7; row++) {
    const e = 105 * 1.5 ** row
    const y = vy - e * 0.78
    const count = row < 3 ? 5 : 6
    lines += `<path d="M${vx - e} ${y - e * 0.12}Q${vx} ${y + e * 0.22} ${vx + e} ${y - e * 0.12}" fill="none" stroke="#141018" stroke-width="${1 + row * 0.6}"/>`
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count
      const x = vx - e + 2 * e * t
      const ly = y - e * 0.12 + e * 0.68 * t * (1 - t) + e * 0.05
      const r = e * (row % 2 ? 0.062 : 0.072)
      lamps += `<ellipse cx="${x.toFixed(1)}" cy="${(ly + r).toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 1.14).toFixed(1)}" fill="url(#l)"/>${rect(x - r * 0.42, ly - r * 0.28, r * 0.84, r * 0.24, '#3a1410')}${rect(x - r * 0.42, ly + r * 2.02, r * 0.84, r * 0.22, '#3a1410')}${rect(x - r * 0.06, ly + r * 2.2, r * 0.12, r * 0.9, '#e0a43a')}`
      glows.push([x, ly + r, r * 4])
    }
  }
  return { shapes: lines + lamps, glows }
}

/** Column, foot row and height in px of the original. */
type Walker = readonly [number, number, number]

const walkers: readonly Walker[] = [
  [820, 800, 100],
  [868, 806, 112],
  [1010, 780, 74],
  [1150, 870, 190],
  [905, 765, 52],
]

const walker = ([x, y, h]: Walker): string =>
  `<path d="M${x - h * 0.14} ${y + h * 0.1}Q${x - h * 0.2} ${y - h * 0.6} ${x - h * 0.06} ${y - h * 0.7}H${x + h * 0.06}Q${x + h * 0.2} ${y - h * 0.6} ${x + h * 0.14} ${y + h * 0.1}Z" fill="#120f18"/><circle cx="${x}" cy="${y - h * 0.79}" r="${h * 0.085}" fill="#120f18"/>`
