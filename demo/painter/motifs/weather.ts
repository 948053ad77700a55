import { hex, type Rgb } from '../render/color.ts'
import { fbm, makeNoise } from '../render/noise.ts'
import { smooth } from '../render/numbers.ts'
import { dab, type Hook } from '../render/scene.ts'

/** Drifting vapour between rows y0..y1 (shares of height), strongest at `peak`; amount 0..1. */
export const vapour =
  (
    seed: number,
    y0: number,
    y1: number,
    peak: number,
    amount: number,
    colour: Rgb,
    scale = 3,
    upright = false,
  ): Hook =>
  (c) => {
    const n = makeNoise(seed)
    for (let y = Math.max(0, Math.floor(y0 * c.h)); y < Math.min(c.h, y1 * c.h); y++) {
      const v = y / c.h
      const body = smooth(y0, peak, v) * smooth(y1, peak, v)
      for (let x = 0; x < c.w; x++) {
        const u = (x / c.w) * 1.5
        const a = upright
          ? fbm(n, u * scale * 1.8 + 0.5 * n(v * 4, 2), v * scale * 0.9, 5)
          : fbm(n, u * scale * 0.6, v * scale * 2.4, 5)
        const t = amount * body * smooth(-0.35, 0.55, a)
        if (t > 0.003) dab(c.frame, x, y, colour, Math.min(0.96, t))
      }
    }
  }

/** Slanting rain under a cloud; middle column and half width as shares of width. */
export const rainVeil =
  (seed: number, x: number, half: number): Hook =>
  (c) => {
    const n = makeNoise(seed)
    const colour = hex('#3d4a57')
    for (let y = Math.floor(c.h * 0.2); y < c.horizon; y++)
      for (let px = 0; px < c.w; px++) {
        const v = y / c.h
        const u = px / c.w + (v - 0.7) * 0.22
        const t =
          smooth(half, half * 0.25, Math.abs(u - x)) *
          smooth(0.2, 0.5, v) *
          (0.5 + 0.5 * smooth(-0.4, 0.5, fbm(n, u * 34, v * 1.2, 3))) *
          0.75
        if (t > 0) dab(c.frame, px, y, colour, t)
      }
  }
