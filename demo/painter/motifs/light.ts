import { channel, hex, type Rgb } from '../render/color.ts'
import { fbm, makeNoise } from '../render/noise.ts'
import { add, smooth } from '../render/numbers.ts'
import type { Hook } from '../render/scene.ts'

/** Round light that is added to the picture; middle and reach in px of the original. */
export const glow =
  (x: number, y: number, r: number, colour: string, gain: number): Hook =>
  (c) => {
    const tint = hex(colour, gain)
    const R = r * c.k
    const cx = x * c.k
    const cy = y * c.k
    for (let py = Math.max(0, Math.floor(cy - R)); py < Math.min(c.h, cy + R); py++)
      for (let px = Math.max(0, Math.floor(cx - R)); px < Math.min(c.w, cx + R); px++) {
        const q = 1 - Math.hypot(px - cx, py - cy) / R
        if (q <= 0) continue
        const i = (py * c.w + px) * 3
        for (let n = 0; n < 3; n++) add(c.frame.data, i + n, channel(tint, n) * q ** 3 * 0.5)
      }
  }

/** Beams of light that fan out below a point given in px of the original. */
export const beams =
  (seed: number, x: number, y: number, gain: number, colour: Rgb): Hook =>
  (c) => {
    const n = makeNoise(seed)
    for (let py = 0; py < c.h; py++)
      for (let px = 0; px < c.w; px++) {
        const dx = px / c.k - x
        const dy = py / c.k - y
        const r = Math.hypot(dx, dy)
        const a = Math.atan2(dy, dx)
        const k =
          gain *
          smooth(0.05, 0.6, fbm(n, a * 5, 3, 3) + 0.15) *
          Math.exp(-r / 900) *
          smooth(0, 120, r) *
          smooth(-0.1, 0.5, Math.sin(a))
        const i = (py * c.w + px) * 3
        for (let q = 0; q < 3; q++) add(c.frame.data, i + q, channel(colour, q) * k)
      }
  }
