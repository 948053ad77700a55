import { hex } from '../render/color.ts'
import { fbm, makeNoise } from '../render/noise.ts'
import { smooth } from '../render/numbers.ts'
import { dab, type Hook } from '../render/scene.ts'

/** Foam at the beach given by `ground` (km above water at x, z km), up to `reach` km of height; wet sand behind it. */
export const surf =
  (ground: (x: number, z: number) => number, seed: number, reach = 0.0003): Hook =>
  (c) => {
    const n = makeNoise(seed)
    const foam = hex('#ffffff')
    const wet = hex('#8f7450')
    for (let y = Math.floor(c.horizon) + 2; y < c.h; y++) {
      const z = (c.view.height * c.focal) / (y - c.horizon)
      for (let px = 0; px < c.w; px++) {
        const x = ((px - c.w / 2) / c.focal) * z
        const h = ground(x, z) / reach
        if (h > 4 || h < -9) continue
        const ripple = fbm(n, x * 260, z * 260, 4)
        if (h > 0) dab(c.frame, px, y, wet, 0.4 * smooth(3.4, 0.4, h + ripple))
        const edge =
          smooth(0.6, 0, Math.abs(h + ripple * 1.4 - 0.1)) +
          0.75 * smooth(0.5, 0, Math.abs(h + 2.6 + ripple * 2)) +
          0.5 * smooth(0.5, 0, Math.abs(h + 6 + ripple * 2.4))
        if (edge > 0)
          dab(
            c.frame,
            px,
            y,
            foam,
            Math.min(0.92, edge * (0.55 + 0.6 * smooth(-0.3, 0.4, fbm(n, x * 900, z * 900, 3)))),
          )
      }
    }
  }
