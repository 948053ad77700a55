import { hex } from '../render/color.ts'
import { fbm, makeNoise } from '../render/noise.ts'
import { smooth } from '../render/numbers.ts'
import { dab, type Hook } from '../render/scene.ts'

/** Falling water around column x between rows y0..y1, widening from w0 to w1; shares of width and height. */
export const fall =
  (
    seed: number,
    x: number,
    y0: number,
    y1: number,
    w0: number,
    w1: number,
    light = hex('#f3f7f9'),
    shade = hex('#9fb6c4'),
  ): Hook =>
  (c) => {
    const n = makeNoise(seed)
    for (let y = Math.floor(y0 * c.h); y < y1 * c.h; y++) {
      const v = (y / c.h - y0) / (y1 - y0)
      const half = (w0 + (w1 - w0) * v ** 1.4) / 2
      const mid = x + 0.12 * w1 * n(v * 3, seed) * v
      for (let px = Math.floor((mid - half * 1.8) * c.w); px < (mid + half * 1.8) * c.w; px++) {
        if (px < 0 || px >= c.w || y < 0 || y >= c.h) continue
        const u = (px / c.w - mid) / half
        const strand = fbm(n, u * 3.4 + 0.6 * n(v * 5, 9), v * 2.6, 4)
        const veil = smooth(1.15, 0.55, Math.abs(u) + strand * 0.7) * smooth(0, 0.02, v)
        const tone = smooth(-0.4, 0.4, strand + 0.15 * n(u * 9, v * 40))
        if (veil > 0)
          dab(
            c.frame,
            px,
            y,
            [
              shade[0] + (light[0] - shade[0]) * tone,
              shade[1] + (light[1] - shade[1]) * tone,
              shade[2] + (light[2] - shade[2]) * tone,
            ],
            veil * (0.72 + 0.25 * tone),
          )
      }
    }
  }

/** A cloud of spray: middle and radii as shares of width and height, amount 0..1. */
export const spray =
  (
    seed: number,
    x: number,
    y: number,
    rx: number,
    ry: number,
    amount: number,
    colour = hex('#e4edf2'),
  ): Hook =>
  (c) => {
    const n = makeNoise(seed)
    for (let py = Math.max(0, Math.floor((y - ry) * c.h)); py < Math.min(c.h, (y + ry) * c.h); py++)
      for (
        let px = Math.max(0, Math.floor((x - rx) * c.w));
        px < Math.min(c.w, (x + rx) * c.w);
        px++
      ) {
        const u = (px / c.w - x) / rx
        const v = (py / c.h - y) / ry
        const t = amount * smooth(1, 0, Math.hypot(u, v) + 0.35 * fbm(n, u * 2.2, v * 2.2, 4))
        if (t > 0) dab(c.frame, px, py, colour, t)
      }
  }
