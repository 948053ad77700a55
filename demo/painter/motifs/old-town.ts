import { dot, poly, rect, stamp } from '../render/layer.ts'
import { makeRandom, pick } from '../render/noise.ts'
import { neighbours } from '../render/numbers.ts'
import { all, type Hook } from '../render/scene.ts'
import { glow } from './light.ts'

/** A far volcano and hills behind the roofs. */
export const volcano = (): Hook => (c) =>
  stamp(
    c,
    poly(
      [
        [-10, 800],
        [120, 742],
        [360, 690],
        [560, 610],
        [640, 590],
        [700, 600],
        [860, 690],
        [1180, 730],
        [1500, 690],
        [1740, 720],
        [1930, 690],
        [1930, 900],
        [-10, 900],
      ],
      '#5a4a7c',
    ),
    { haze: 0.35 },
  )

/** A domed church with two towers; foot and width in px of the original. */
export const dome = (x: number, y: number, w: number): Hook => {
  const bell = (tx: number): string =>
    rect(tx - w * 0.12, y - w * 1.05, w * 0.24, w * 1.05, '#d89a5c') +
    rect(tx - w * 0.14, y - w * 1.08, w * 0.28, w * 0.04, '#8f5a34') +
    rect(tx - w * 0.1, y - w * 1.36, w * 0.2, w * 0.3, '#cf8e52') +
    `<path d="M${tx - w * 0.045} ${y - w * 1.1}V${y - w * 1.24}Q${tx} ${y - w * 1.31} ${tx + w * 0.045} ${y - w * 1.24}V${y - w * 1.1}Z" fill="#4a2c28"/><path d="M${tx - w * 0.11} ${y - w * 1.36}Q${tx} ${y - w * 1.62} ${tx + w * 0.11} ${y - w * 1.36}Z" fill="#9c4a3a"/>` +
    rect(tx - 2, y - w * 1.62, 4, w * 0.14, '#3a2420')
  const body =
    `<path d="M${x - w * 0.3} ${y - w * 0.95}Q${x - w * 0.28} ${y - w * 1.38} ${x} ${y - w * 1.42}Q${x + w * 0.28} ${y - w * 1.38} ${x + w * 0.3} ${y - w * 0.95}Z" fill="#3f6f8a"/>` +
    rect(x - w * 0.05, y - w * 1.54, w * 0.1, w * 0.13, '#cf8e52') +
    rect(x - w * 0.34, y - w * 0.96, w * 0.68, w * 0.96, '#c9874e') +
    bell(x - w * 0.42) +
    bell(x + w * 0.42) +
    `<path d="M${x - w * 0.1} ${y}V${y - w * 0.26}Q${x} ${y - w * 0.4} ${x + w * 0.1} ${y - w * 0.26}V${y}Z" fill="#5a2f22"/>` +
    dot(x, y - w * 0.66, w * 0.08, '#5a3a3c')
  return all((c) => stamp(c, body, { haze: 0.1, gain: 0.75 }), glow(x, y - 60, 330, '#ffa54a', 0.5))
}

const wallPaints = [
  '#b5523a',
  '#d08a3a',
  '#3f7f86',
  '#b8647a',
  '#c9a04a',
  '#6a7f4a',
  '#8a4a6a',
  '#d0714a',
]

/** Row of the horizon and column of the vanishing point in px of the original. */
const horizonY = 800
const middle = 960

/** Painted houses on both sides of a cobbled street, with paper bunting overhead. */
export const street = (seed: number): Hook => {
  const random = makeRandom(seed)
  const rows: Houses = { walls: '', lights: '', lamps: [] }
  for (const side of [-1, 1] as const)
    for (const [far, near] of neighbours([150, 205, 285, 400, 570, 830, 1240]))
      addHouse(rows, { side, far, near }, random)
  const stones = cobbles(random)
  return all(
    (c) => stamp(c, stones, { gain: 0.55 }),
    (c) => stamp(c, rows.walls, { gain: 0.5 }),
    (c) => stamp(c, rows.lights, { gain: 1.15 }),
    (c) => stamp(c, bunting(), { gain: 0.75 }),
    async (c) => {
      for (const [x, y, r] of rows.lamps) await glow(x, y, r, '#ffac50', 1.3)(c)
    },
    glow(960, 1000, 620, '#ff9a50', 0.14),
  )
}

/** Shapes of houses, of their lit windows, and lamps by column, row and reach in px of the original. */
type Houses = { walls: string; lights: string; lamps: [number, number, number][] }

/** A house on the left (-1) or right, between two distances from the vanishing point in px of the original. */
type Plot = { side: -1 | 1; far: number; near: number }

const column = (plot: Plot, e: number): number => middle + plot.side * e
const foot = (e: number): number => horizonY + e * 0.4

const addHouse = (rows: Houses, plot: Plot, random: () => number): void => {
  const { side, far, near } = plot
  const tall = 0.62 + random() * 0.16
  const eaves = (e: number): number => horizonY - e * tall
  const X = (e: number): number => column(plot, e)
  rows.walls += poly(
    [
      [X(far), eaves(far)],
      [X(near), eaves(near)],
      [X(near), foot(near)],
      [X(far), foot(far)],
    ],
    pick(wallPaints, random, '#000'),
  )
  rows.walls += poly(
    [
      [X(far), eaves(far) - far * 0.03],
      [X(near), eaves(near) - near * 0.03],
      [X(near), eaves(near) + near * 0.015],
      [X(far), eaves(far) + far * 0.015],
    ],
    '#6a3a2c',
  )
  rows.walls += poly(
    [
      [X(far), foot(far) - far * 0.13],
      [X(near), foot(near) - near * 0.13],
      [X(near), foot(near)],
      [X(far), foot(far)],
    ],
    '#3a2a30',
    'opacity="0.45"',
  )
  for (const bay of [0, 1]) addBay(rows, plot, bay, random() < 0.6)
  rows.lamps.push([X(near) - side * near * 0.03, horizonY - near * 0.1, near * 0.3])
}

/** A window with its sill and the door below it; bay 0 is the farther one. */
const addBay = (rows: Houses, plot: Plot, bay: number, lit: boolean): void => {
  const { side, far, near } = plot
  const a = far + (near - far) * (0.16 + bay * 0.44)
  const b = far + (near - far) * (0.36 + bay * 0.44)
  const X = (e: number): number => column(plot, e)
  const pane = poly(
    [
      [X(a), horizonY - a * 0.5],
      [X(b), horizonY - b * 0.5],
      [X(b), horizonY - b * 0.22],
      [X(a), horizonY - a * 0.22],
    ],
    lit ? '#ffc46a' : '#33283c',
  )
  if (lit) rows.lights += pane
  else rows.walls += pane
  rows.walls += poly(
    [
      [X(a) - side * a * 0.01, horizonY - a * 0.21],
      [X(b) + side * b * 0.01, horizonY - b * 0.21],
      [X(b) + side * b * 0.01, horizonY - b * 0.17],
      [X(a) - side * a * 0.01, horizonY - a * 0.17],
    ],
    '#2a1d20',
  )
  rows.walls += poly(
    [
      [X(a), horizonY + a * 0.02],
      [X(b), horizonY + b * 0.02],
      [X(b), foot(b)],
      [X(a), foot(a)],
    ],
    bay ? '#3d2420' : '#2c3a44',
  )
}

const cobbles = (random: () => number): string => {
  const tones = ['#7a6468', '#4e424e', '#8f7468', '#6a5860']
  let out = poly(
    [
      [810, 800],
      [1110, 800],
      [2300, 1300],
      [-380, 1300],
    ],
    '#5f4f58',
  )
  for (let i = 0; i < 1100; i++) {
    const v = random() ** 0.7
    const y = 806 + 480 * v
    const x = 960 + (random() * 2 - 1) * (150 + 1050 * v)
    out += `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(5 + 34 * v).toFixed(1)}" ry="${(2 + 10 * v).toFixed(1)}" fill="${tones[i % 4]}" opacity="0.6"/>`
  }
  return out
}

const bunting = (): string => {
  const tones = ['#e0483c', '#f0b030', '#2f9a8a', '#e05a9a', '#f4ead0', '#4a6fc0']
  let out = ''
  for (let line = 0; line < 4; line++) {
    const y = 90 + line * 130
    const half = 1000 - line * 215
    const size = 74 - line * 15
    const count = Math.floor((half * 2) / (size * 1.2))
    out += `<path d="M${960 - half} ${y - 60}Q960 ${y + 90 - line * 12} ${960 + half} ${y - 60}" stroke="#2c2030" stroke-width="2" fill="none"/>`
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count
      const x = 960 - half + half * 2 * t
      const py = y - 60 + (150 - line * 12) * 2 * t * (1 - t)
      const teeth = `l${-size * 0.15} ${size * 0.12}l${-size * 0.15} ${-size * 0.12}`.repeat(3)
      out += `<path d="M${x - size * 0.45} ${py}H${x + size * 0.45}V${py + size * 0.62}${teeth}Z" fill="${tones[(i + line * 2) % 6]}" opacity="0.92"/>`
    }
  }
  return out
}
