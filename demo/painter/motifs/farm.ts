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
