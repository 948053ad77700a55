import { channel, type Rgb } from './color.ts'
import type { Frame } from './frame.ts'
import { fbm, makeNoise, makeRandom, pick } from './noise.ts'
import { add, clamp, smooth } from './numbers.ts'

/** Stars of a night, and their brightness (1 is usual). */
export type Stars = {
  seed: number
  count: number
  gain?: number
  /** Milky Way: where it crosses the middle row (0..1 of width), lean (width per height), half width, strength. */
  way?: { at: number; lean: number; half: number; gain: number }
}

const white: Rgb = [1, 1, 1]

const tints: readonly Rgb[] = [
  [0.8, 0.88, 1],
  white,
  [1, 0.92, 0.78],
  [0.7, 0.8, 1],
  [1, 0.82, 0.62],
]

/** Adds stars (and the Milky Way) to the rows above `floor` px, fading towards it. */
export const addStars = (f: Frame, spec: Stars, floor: number): void => {
  const { w, h, data } = f
  const random = makeRandom(spec.seed)
  const n = makeNoise(spec.seed)
  const gain = spec.gain ?? 1
  const way = spec.way
  const across = (x: number, y: number): number => {
    if (!way) return 9
    const u = x / w - way.at - (y / h - 0.5) * way.lean
    return (u + 0.05 * n((y / h) * 3, 4)) / way.half
  }
  if (way)
    for (let y = 0; y < floor; y++)
      for (let x = 0; x < w; x++) {
        const a = across(x, y)
        if (Math.abs(a) > 3) continue
        const u = (x / w) * 1.5
        const v = y / h
        const cloud = fbm(n, u * 5, v * 5, 6)
        const dust = smooth(
          -0.05,
          0.45,
          fbm(n, u * 4.2 + 20, v * 4.2 + 8, 6) + 0.28 * Math.exp(-((a * 2.4) ** 2)),
        )
        const k =
          Math.exp(-a * a) *
          clamp(0.45 + cloud * 1.5, 0, 2) *
          (1 - 0.8 * dust) *
          way.gain *
          smooth(0, h * 0.3, floor - y)
        const i = (y * w + x) * 3
        add(data, i, 0.062 * k * (1 + 0.3 * Math.exp(-a * a * 5)))
        add(data, i + 1, 0.066 * k)
        add(data, i + 2, 0.088 * k)
      }
  const px = w / 1920
  for (let s = 0; s < spec.count; s++) {
    const x = random() * w
    const y = random() * floor
    const dense = Math.exp(-(across(x, y) ** 2))
    if (random() > 0.55 + 0.45 * dense) continue
    // Each magnitude fainter is about 2.5 times as common.
    const mag = random() ** 6
    const power = (0.05 + mag * 1.5) * gain * smooth(0, h * 0.16, floor - y)
    const r = (0.75 + mag * 1.3) * Math.max(px, 0.5)
    const tint = pick(tints, random, white)
    const reach = Math.ceil(r * 3)
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++) {
        const X = Math.round(x) + i
        const Y = Math.round(y) + j
        if (X < 0 || Y < 0 || X >= w || Y >= floor) continue
        const q = ((X - x) ** 2 + (Y - y) ** 2) / (r * r)
        const k = clamp(Math.exp(-q)) * power
        const o = (Y * w + X) * 3
        for (let c = 0; c < 3; c++) add(data, o + c, channel(tint, c) * k)
      }
  }
}
