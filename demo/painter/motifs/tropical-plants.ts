import { dot, stamp } from '../render/layer.ts'
import { makeRandom } from '../render/noise.ts'
import type { Hook } from '../render/scene.ts'

/** Palms: foot x, foot y, height in px of the original, lean (share of height). */
export const palms =
  (
    list: readonly (readonly [number, number, number, number])[],
    dark: string,
    lit: string,
    bark: string,
    sunny: boolean,
  ): Hook =>
  (c) => {
    const random = makeRandom(77)
    let out = ''
    for (const [x, y, tall, lean] of list) {
      const tx = x + lean * tall
      const ty = y - tall
      const w = tall * 0.017
      out += `<path d="M${x - w * 1.5} ${y}Q${x + lean * tall * 0.15 - w} ${y - tall * 0.55} ${tx - w * 0.6} ${ty}L${tx + w * 0.6} ${ty}Q${x + lean * tall * 0.15 + w} ${y - tall * 0.55} ${x + w * 1.5} ${y}Z" fill="${bark}"/>`
      let backs = ''
      let fronts = ''
      for (let i = 0; i < 19; i++) {
        const a = -Math.PI * 0.5 + (i / 18 - 0.5) * 4.3 + (random() - 0.5) * 0.2
        const len = tall * (0.32 + 0.12 * random())
        const ex = tx + Math.cos(a) * len
        const ey = ty + Math.sin(a) * len * 0.55 + len * (0.3 + 0.28 * Math.abs(Math.cos(a)))
        const mx = tx + Math.cos(a) * len * 0.55
        const my = ty + Math.sin(a) * len * 0.75 - len * 0.06
        let d = ''
        for (let k = 1; k <= 26; k++) {
          const t = k / 26
          const px = (1 - t) ** 2 * tx + 2 * t * (1 - t) * mx + t * t * ex
          const py = (1 - t) ** 2 * ty + 2 * t * (1 - t) * my + t * t * ey
          const size = len * 0.27 * Math.sin(Math.PI * (0.12 + 0.84 * t)) * (0.8 + 0.4 * random())
          const dir = Math.cos(a) < 0 ? -1 : 1
          d += `M${px.toFixed(1)} ${py.toFixed(1)}l${(dir * size * 0.45).toFixed(1)} ${(size * 0.85).toFixed(1)}l${(-dir * size * 0.2 + 3).toFixed(1)} ${(-size * 0.6).toFixed(1)}Z`
          d += `M${px.toFixed(1)} ${py.toFixed(1)}l${(dir * size * 0.6).toFixed(1)} ${(size * 0.1).toFixed(1)}l${(-dir * size * 0.5).toFixed(1)} ${(size * 0.12).toFixed(1)}Z`
        }
        const rib = `M${tx} ${ty}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Q${mx.toFixed(1)} ${(my + len * 0.035).toFixed(1)} ${tx} ${ty + 5}Z`
        if (sunny && i % 2 === 0) fronts += d + rib
        else backs += d + rib
      }
      out += `<path d="${backs}" fill="${dark}"/><path d="${fronts}" fill="${lit}"/>`
      for (let i = 0; i < 4; i++)
        out += dot(
          tx - w + i * w * 0.8,
          ty + w * (0.8 + (i % 2) * 0.6),
          w * 0.75,
          sunny ? '#5a4424' : dark,
        )
    }
    return stamp(c, out)
  }

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
        const px =
          (1 - t) ** 2 * (x0 + 30) +
          2 * t * (1 - t) * (x0 + 20) +
          t * t * (x0 - bend) +
          (random() - 0.5) * 120
        const py = (1 - t) ** 2 * 1300 + 2 * t * (1 - t) * 420 + t * t * 60 + (random() - 0.5) * 80
        const a = Math.PI * (0.35 + 0.5 * random())
        const l = 50 + 50 * random()
        leaves += `M${px.toFixed(0)} ${py.toFixed(0)}q${(Math.cos(a) * l * 0.5 + 6).toFixed(0)} ${(Math.sin(a) * l * 0.4).toFixed(0)} ${(Math.cos(a) * l).toFixed(0)} ${(Math.sin(a) * l).toFixed(0)}q${(-Math.cos(a) * l * 0.5 - 9).toFixed(0)} ${(-Math.sin(a) * l * 0.4).toFixed(0)} ${(-Math.cos(a) * l).toFixed(0)} ${(-Math.sin(a) * l).toFixed(0)}Z`
      }
    }
    return stamp(c, `${stems}<path d="${leaves}" fill="#2a3a20" opacity="0.95"/>`)
  }
