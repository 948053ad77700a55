import { stamp } from '../render/layer.ts'
import { makeRandom } from '../render/noise.ts'
import type { Hook } from '../render/scene.ts'

/** Rows of blue agave that run to the horizon. */
export const agaveField =
  (seed: number): Hook =>
  (c) => {
    const random = makeRandom(seed)
    let out = ''
    const f = 1920 / 2 / c.view.tan
    for (let z = 0.3; z > 0.016; z *= 0.93) {
      const y = c.view.horizon * 1280 + (c.view.height * f) / z
      for (let row = -26; row <= 26; row++) {
        const x = 960 + ((row * 0.0105 + 0.004 + 0.02 * z) * f) / z + (random() - 0.5) * 12
        if (x < -200 || x > 2120 || y > 1480) continue
        const s = ((0.0062 * f) / z) * (0.8 + 0.35 * random())
        out += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(s * 0.8).toFixed(1)}" ry="${(s * 0.14).toFixed(1)}" fill="#4f2a22" opacity="0.5"/>`
        const leaves = s > 60 ? 23 : s > 16 ? 13 : 7
        for (let k = 0; k < leaves; k++) {
          const q = (k * 7) % leaves
          const a = Math.PI * (0.04 + (0.92 * q) / (leaves - 1)) + (random() - 0.5) * 0.08
          const len = s * (0.72 + 0.3 * Math.sin(a)) * (0.9 + 0.2 * random())
          const ex = x - Math.cos(a) * len
          const ey = y - Math.sin(a) * len * 0.95
          const w = s * 0.085
          const tone = -Math.cos(a) < -0.1 ? ['#9fc0b8', '#b4d2c4'] : ['#3f6a70', '#5a8688']
          out += `<path d="M${(x - Math.sin(a) * w).toFixed(1)} ${(y + 1).toFixed(1)}Q${((x + ex) / 2 - Math.sin(a) * w * 1.5).toFixed(1)} ${((y + ey) / 2 - w * 0.6).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Q${((x + ex) / 2 + Math.sin(a) * w * 1.4).toFixed(1)} ${((y + ey) / 2 + w * 0.9).toFixed(1)} ${(x + Math.sin(a) * w).toFixed(1)} ${(y + 2).toFixed(1)}Z" fill="${tone[k % 2]}"/>`
        }
      }
    }
    return stamp(c, out)
  }
