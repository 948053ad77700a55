import { poly, rect, stamp } from '../render/layer.ts'
import type { Hook } from '../render/scene.ts'

/** A wooden grain elevator; foot and height in px of the original. */
export const elevator =
  (x: number, y: number, h: number): Hook =>
  (c) => {
    const w = h * 0.34
    return stamp(
      c,
      poly(
        [
          [x - w / 2, y],
          [x - w / 2, y - h * 0.66],
          [x - w * 0.26, y - h * 0.76],
          [x - w * 0.26, y - h * 0.9],
          [x, y - h],
          [x + w * 0.26, y - h * 0.9],
          [x + w * 0.26, y - h * 0.76],
          [x + w / 2, y - h * 0.66],
          [x + w / 2, y],
        ],
        '#6e2c22',
      ) +
        poly(
          [
            [x - w / 2, y],
            [x - w / 2, y - h * 0.66],
            [x - w * 0.26, y - h * 0.76],
            [x - w * 0.26, y - h * 0.9],
            [x - w * 0.1, y - h * 0.96],
            [x - w * 0.1, y],
          ],
          '#000000',
          'opacity="0.3"',
        ) +
        poly(
          [
            [x - w * 0.58, y - h * 0.64],
            [x - w * 0.26, y - h * 0.78],
            [x + w * 0.26, y - h * 0.78],
            [x + w * 0.58, y - h * 0.64],
            [x + w * 0.26, y - h * 0.755],
            [x - w * 0.26, y - h * 0.755],
          ],
          '#2e1c1a',
        ) +
        rect(x + w / 2, y - h * 0.3, w * 0.9, h * 0.3, '#5a261e') +
        poly(
          [
            [x + w * 0.45, y - h * 0.3],
            [x + w * 0.95, y - h * 0.4],
            [x + w * 1.45, y - h * 0.3],
          ],
          '#33201d',
        ) +
        rect(x - w * 0.06, y - h * 0.6, w * 0.12, h * 0.06, '#d9a05c'),
      { haze: 0.12 },
    )
  }

/** A red barn with a gambrel roof; middle of its foot and width in px of the original. */
export const barn =
  (x: number, y: number, w: number): Hook =>
  (c) => {
    const h = w * 0.34
    const l = x - w / 2
    const front = poly(
      [
        [l, y],
        [l, y - h],
        [l + w * 0.05, y - h * 1.5],
        [l + w * 0.17, y - h * 1.85],
        [l + w * 0.29, y - h * 1.5],
        [l + w * 0.34, y - h],
        [l + w * 0.34, y],
      ],
      '#a03a28',
    )
    const roof =
      poly(
        [
          [l + w * 0.17, y - h * 1.88],
          [x + w * 0.42, y - h * 1.88],
          [x + w / 2, y - h * 1.5],
          [x + w * 0.56, y - h * 0.96],
          [l + w * 0.35, y - h * 0.96],
          [l + w * 0.29, y - h * 1.5],
        ],
        '#5f5f62',
      ) +
      poly(
        [
          [l + w * 0.29, y - h * 1.5],
          [x + w / 2, y - h * 1.5],
          [x + w * 0.56, y - h * 0.96],
          [l + w * 0.35, y - h * 0.96],
        ],
        '#4c4c50',
      )
    return stamp(
      c,
      rect(l + w * 0.34, y - h, w * 0.7, h, '#6f2a20') +
        front +
        roof +
        rect(l + w * 0.1, y - h * 0.7, w * 0.14, h * 0.7, '#e8dcc8') +
        rect(l + w * 0.115, y - h * 0.66, w * 0.11, h * 0.66, '#5f2018') +
        rect(l + w * 0.13, y - h * 1.35, w * 0.08, h * 0.26, '#e8dcc8'),
      { haze: 0.1 },
    )
  }

/** A rail fence that comes towards the viewer; row of its far end and height of its near end in px of the original. */
export const fence =
  (y: number, tall: number, wood: string): Hook =>
  (c) => {
    let out = ''
    const at = (t: number): [number, number, number] => [
      1980 - 2080 * t ** 0.62,
      y + 150 * (1 - t) ** 1.6,
      tall * (0.28 + 0.72 * (1 - t) ** 1.5),
    ]
    for (let r = 0; r < 3; r++) {
      const top: [number, number][] = []
      const low: [number, number][] = []
      for (let i = 0; i <= 40; i++) {
        const [px, py, h] = at(i / 40)
        top.push([px, py - h * (0.9 - r * 0.3) + 3 * Math.sin(i * 2.1 + r)])
        low.push([px, py - h * (0.9 - r * 0.3) + h * 0.075 + 3 * Math.sin(i * 2.1 + r)])
      }
      out += poly([...top, ...low.toReversed()], wood)
    }
    for (let i = 0; i <= 13; i++) {
      const [px, py, h] = at(i / 13)
      out += rect(px, py - h, h * 0.1, h * 1.12, '#3a2d22')
    }
    return stamp(c, out)
  }
