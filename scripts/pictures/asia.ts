import { makeRandom } from './noise.ts'
import { flipped, poly, rect, stamp } from './layer.ts'
import { all } from './foreground.ts'
import { glow } from './huts.ts'
import type { Hook } from './scene.ts'

const roofAt = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x - w / 2} ${y - h * 0.2}Q${x - w * 0.36} ${y - h * 0.1} ${x - w * 0.2} ${y - h}H${x + w * 0.2}Q${x + w * 0.36} ${y - h * 0.1} ${x + w / 2} ${y - h * 0.2}Q${x + w * 0.4} ${y + h * 0.12} ${x + w * 0.36} ${y + h * 0.12}H${x - w * 0.36}Q${x - w * 0.4} ${y + h * 0.12} ${x - w / 2} ${y - h * 0.2}Z" fill="${fill}"/>`

/** A five-storey pagoda with lit storeys; foot and height in px of the original. */
export const pagoda = (x: number, y: number, h: number): Hook => {
  let dark = rect(x - 3, y - h * 1.12, 6, h * 0.22, '#3a2c24')
  for (let i = 0; i < 4; i++)
    dark += `<ellipse cx="${x}" cy="${y - h * (1.08 - i * 0.03)}" rx="9" ry="4" fill="#4a3828"/>`
  let lit = ''
  for (let i = 4; i >= 0; i--) {
    const w = h * (0.62 - i * 0.075)
    const fy = y - h * 0.06 - i * h * 0.18
    const wall = w * 0.56
    dark += rect(x - wall / 2, fy - h * 0.12, wall, h * 0.13, '#5a2118')
    const panes = 5
    for (let k = 0; k < panes; k++)
      lit += rect(
        x - wall / 2 + (wall * (k + 0.14)) / panes,
        fy - h * 0.09,
        (wall / panes) * 0.72,
        h * 0.085,
        '#ffb95c',
      )
    dark += roofAt(x, fy - h * 0.11, w, h * 0.085, '#141a26')
  }
  dark += rect(x - h * 0.34, y - h * 0.055, h * 0.68, h * 0.055, '#2a2426')
  const hall =
    roofAt(x - h * 0.72, y - h * 0.2, h * 0.72, h * 0.16, '#121824') +
    rect(x - h * 0.98, y - h * 0.19, h * 0.52, h * 0.19, '#48190f')
  for (let k = 0; k < 6; k++) lit += rect(x - h * 0.96 + k * h * 0.085, y - h * 0.16, h * 0.055, h * 0.12, '#ffae4e')
  return all(
    (c) => stamp(c, hall + dark),
    (c) => stamp(c, lit, { gain: 1.2 }),
  )
}

/** A narrow street of timber houses under strings of lanterns. */
export const lanternAlley = (seed: number): Hook => {
  const random = makeRandom(seed)
  const vx = 930
  const vy = 690
  let walls = ''
  let panes = ''
  for (const side of [-1, 1]) {
    const edges = [90, 130, 190, 280, 410, 610, 920, 1400]
    for (let i = 0; i < edges.length - 1; i++) {
      const a = edges[i]!
      const b = edges[i + 1]!
      const k = 0.85 + random() * 0.2
      const X = (e: number): number => vx + side * e
      const q = (e0: number, e1: number, t: number, l: number, fill: string): string =>
        poly(
          [
            [X(e0), vy - e0 * t],
            [X(e1), vy - e1 * t],
            [X(e1), vy - e1 * l],
            [X(e0), vy - e0 * l],
          ],
          fill,
        )
      walls += q(a, b, k, -0.6, i % 2 ? '#33202a' : '#2a1c28')
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
        if (random() < 0.86) panes += q(e0, e1, 0.12, -0.36, random() < 0.5 ? '#f2a24a' : '#e2893a')
        if (random() < 0.6) panes += q(e0, e1, k - 0.14, 0.46, random() < 0.5 ? '#c9742f' : '#a85c2a')
      }
    }
  }
  let ground = poly(
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
    ground += `<path d="M${(x - 20 - 90 * v).toFixed(0)} ${y.toFixed(0)}h${(40 + 180 * v).toFixed(0)}" stroke="${random() < 0.45 ? '#a85a34' : '#191724'}" stroke-width="${(1.5 + 9 * v).toFixed(1)}" opacity="${(0.15 + 0.3 * random()).toFixed(2)}"/>`
  }
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
  const people = [
    [820, 800, 100],
    [868, 806, 112],
    [1010, 780, 74],
    [1150, 870, 190],
    [905, 765, 52],
  ]
    .map(
      ([x, y, h]) =>
        `<path d="M${x! - h! * 0.14} ${y! + h! * 0.1}Q${x! - h! * 0.2} ${y! - h! * 0.6} ${x! - h! * 0.06} ${y! - h! * 0.7}H${x! + h! * 0.06}Q${x! + h! * 0.2} ${y! - h! * 0.6} ${x! + h! * 0.14} ${y! + h! * 0.1}Z" fill="#120f18"/><circle cx="${x}" cy="${y! - h! * 0.79}" r="${h! * 0.085}" fill="#120f18"/>`,
    )
    .join('')
  return all(
    (c) => stamp(c, ground + walls),
    (c) => stamp(c, panes, { gain: 0.9 }),
    glow(vx, vy + 40, 420, '#ff8a40', 0.5),
    (c) => stamp(c, people),
    (c) => stamp(c, lines + lamps, { gain: 1.5 }),
    async (c) => {
      for (const [x, y, r] of glows) await glow(x, y, r, '#ff6a2c', 0.55)(c)
    },
  )
}

/** A bamboo raft with a boatman and a lamp; centre and length in px of the original. */
export const raft = (x: number, y: number, l: number): Hook => {
  const s = l / 260
  const boat = `<path d="M${x - 130 * s} ${y - 10 * s}Q${x} ${y + 14 * s} ${x + 138 * s} ${y - 16 * s}L${x + 132 * s} ${y - 6 * s}Q${x} ${y + 24 * s} ${x - 126 * s} ${y}Z" fill="#4a3a22"/><path d="M${x - 20 * s} ${y + 4 * s}Q${x - 34 * s} ${y - 50 * s} ${x - 16 * s} ${y - 78 * s}Q${x + 6 * s} ${y - 80 * s} ${x + 14 * s} ${y - 50 * s}L${x + 12 * s} ${y + 4 * s}Z" fill="#2c3038"/><circle cx="${x - 4 * s}" cy="${y - 88 * s}" r="${10 * s}" fill="#3a2a20"/><path d="M${x - 36 * s} ${y - 88 * s}L${x - 4 * s} ${y - 112 * s}L${x + 28 * s} ${y - 88 * s}Z" fill="#b08a4a"/><path d="M${x + 44 * s} ${y - 150 * s}L${x + 8 * s} ${y + 40 * s}" stroke="#5a4828" stroke-width="${4 * s}"/><path d="M${x + 112 * s} ${y - 14 * s}V${y - 62 * s}" stroke="#33261a" stroke-width="${4 * s}"/>`
  return all(
    (c) => stamp(c, flipped(boat, y + 10 * s, 0.5), { soft: 2.5 }),
    (c) => stamp(c, boat),
    (c) => stamp(c, `<circle cx="${x + 112 * s}" cy="${y - 64 * s}" r="${9 * s}" fill="#ffc060"/>`, { gain: 2 }),
  )
}

/** Bamboo that hangs in from the upper right. */
export const bamboo =
  (seed: number): Hook =>
  (c) => {
    const random = makeRandom(seed)
    let stems = ''
    let leaves = ''
    for (let i = 0; i < 9; i++) {
      const x0 = 1720 + i * 34
      const bend = 130 + 260 * random()
      stems += `<path d="M${x0 + 30} 1300Q${x0 + 20} 420 ${x0 - bend} ${-40 + 200 * random()}" fill="none" stroke="${i % 2 ? '#2c3c22' : '#3f5228'}" stroke-width="${9 - i * 0.4}"/>`
      for (let k = 0; k < 80; k++) {
        const t = 0.35 + 0.65 * random()
        const px = (1 - t) ** 2 * (x0 + 30) + 2 * t * (1 - t) * (x0 + 20) + t * t * (x0 - bend) + (random() - 0.5) * 120
        const py = (1 - t) ** 2 * 1300 + 2 * t * (1 - t) * 420 + t * t * 60 + (random() - 0.5) * 80
        const a = Math.PI * (0.35 + 0.5 * random())
        const l = 50 + 50 * random()
        leaves += `M${px.toFixed(0)} ${py.toFixed(0)}q${(Math.cos(a) * l * 0.5 + 6).toFixed(0)} ${(Math.sin(a) * l * 0.4).toFixed(0)} ${(Math.cos(a) * l).toFixed(0)} ${(Math.sin(a) * l).toFixed(0)}q${(-Math.cos(a) * l * 0.5 - 9).toFixed(0)} ${(-Math.sin(a) * l * 0.4).toFixed(0)} ${(-Math.cos(a) * l).toFixed(0)} ${(-Math.sin(a) * l).toFixed(0)}Z`
      }
    }
    return stamp(c, `${stems}<path d="${leaves}" fill="#2a3a20" opacity="0.95"/>`)
  }
