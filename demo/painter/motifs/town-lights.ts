import { channel, hex, type Rgb } from '../render/color.ts'
import { fbm, makeNoise, makeRandom, pick } from '../render/noise.ts'
import { add } from '../render/numbers.ts'
import type { Canvas, Hook } from '../render/scene.ts'

const lamps: readonly Rgb[] = [
  hex('#ffb45c'),
  hex('#ffc987'),
  hex('#ff9a4a'),
  hex('#ffe2b4'),
  hex('#cfe0ff'),
]

/** Adds a soft round light; middle and radius in px of the canvas. */
const lamp = (c: Canvas, x: number, y: number, r: number, tint: Rgb, gain: number): void => {
  const reach = Math.ceil(r * 2.5)
  for (let py = Math.floor(y) - reach; py <= y + reach; py++)
    for (let px = Math.floor(x) - reach; px <= x + reach; px++) {
      if (px < 0 || py < 0 || px >= c.w || py >= c.h) continue
      const q = ((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2) / (r * r)
      const i = (py * c.w + px) * 3
      for (let n = 0; n < 3; n++)
        add(c.frame.data, i + n, channel(tint, n) * gain * Math.exp(-q * 1.6))
    }
}

/** Row of a point `up` km above water at `z` km. */
const rowOf = (c: Canvas, up: number, z: number): number =>
  c.horizon - ((up - c.view.height) * c.focal) / z

/** Lights of a town scattered in clusters over low land between two distances in km. */
export const townLights =
  (seed: number, near: number, far: number, count: number, below = 0.08): Hook =>
  (c) => {
    const { land } = c
    if (!land) return
    const random = makeRandom(seed)
    const n = makeNoise(seed)
    for (let i = 0; i < count; i++) {
      const z = Math.sqrt(near ** 2 + random() * (far ** 2 - near ** 2))
      const sx = (random() * 2 - 1) * 1.04
      const x = sx * c.view.tan * z
      const up = land.bare(x, z, 6)
      if (up > below || up < 0 || fbm(n, x * 2.2, z * 2.2, 4) < -0.05 + 0.2 * random()) continue
      const size = (0.9 + 1.1 * random()) * Math.min(2.2, Math.max(0.75, 1.1 / z)) * c.k * 1.3
      lamp(
        c,
        (sx * 0.5 + 0.5) * c.w,
        rowOf(c, up + 0.004, z),
        size,
        pick(lamps, random, hex('#ffffff')),
        0.7 + 3.4 * random() ** 2,
      )
    }
  }

/** Warm lights along the far shore of a lake that begins within `from` km, each with its path on the water. */
export const shoreLights =
  (seed: number, from: number, count: number): Hook =>
  (c) => {
    const { land } = c
    if (!land) return
    const random = makeRandom(seed)
    const n = makeNoise(seed)
    for (let i = 0; i < count; i++) {
      const sx = (random() * 2 - 1) * 1.02
      let z = from
      while (z < from * 12 && land.bare(sx * c.view.tan * z, z, 6) > 0) z *= 1.01
      while (z < from * 12 && land.bare(sx * c.view.tan * z, z, 6) <= 0) z *= 1.004
      if (z >= from * 12 || n(sx * 4, 3) < -0.25) continue
      const x = (sx * 0.5 + 0.5) * c.w
      const shore = rowOf(c, 0, z)
      const up = (0.003 + 0.012 * random() ** 2) * (c.focal / z)
      const tint = pick(lamps.slice(0, 4), random, hex('#ffffff'))
      const gain = 0.8 + 3 * random() ** 2
      lamp(c, x, shore - up, (1.3 + random()) * c.k, tint, gain)
      const path = (60 + 120 * random()) * c.k
      for (let d = 1.5 * c.k; d < path; d += 2.1 * c.k) {
        const sway = n(x * 0.05 + i, d * 0.09) * (1.5 + d * 0.035)
        lamp(c, x + sway, shore + up + d, 1.6 * c.k, tint, gain * 0.09 * (1 - d / path) ** 2)
      }
    }
  }
