import { at } from './numbers.ts'

/** Small seeded generator; the same seed always yields the same run of numbers in 0..1. */
export const makeRandom = (seed: number): (() => number) => {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth unevenness by place, about -1..1. */
export type Noise = (x: number, y: number) => number

/** One entry of a list by chance; `none` if the list is empty. */
export const pick = <T>(list: readonly T[], random: () => number, none: T): T =>
  list[Math.floor(random() * list.length)] ?? none

const byte = (values: Uint8Array, i: number): number => values[i] ?? 0

/** Seeded gradient noise, about -1..1, one feature per unit. */
export const makeNoise = (seed: number): Noise => {
  const random = makeRandom(seed * 7919 + 13)
  const perm = new Uint8Array(512)
  const gx = new Float32Array(256)
  const gy = new Float32Array(256)
  for (let i = 0; i < 256; i++) perm[i] = i
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = byte(perm, i)
    perm[i] = byte(perm, j)
    perm[j] = kept
  }
  for (let i = 0; i < 256; i++) {
    perm[i + 256] = byte(perm, i)
    const a = random() * Math.PI * 2
    gx[i] = Math.cos(a) * 1.5
    gy[i] = Math.sin(a) * 1.5
  }
  return (x, y) => {
    const fx = Math.floor(x)
    const fy = Math.floor(y)
    const u = x - fx
    const v = y - fy
    const i = fx & 255
    const j = fy & 255
    const a = byte(perm, i) + j
    const b = byte(perm, i + 1) + j
    const h00 = byte(perm, a)
    const h10 = byte(perm, b)
    const h01 = byte(perm, a + 1)
    const h11 = byte(perm, b + 1)
    const su = u * u * u * (u * (u * 6 - 15) + 10)
    const sv = v * v * v * (v * (v * 6 - 15) + 10)
    const n00 = at(gx, h00) * u + at(gy, h00) * v
    const n10 = at(gx, h10) * (u - 1) + at(gy, h10) * v
    const n01 = at(gx, h01) * u + at(gy, h01) * (v - 1)
    const n11 = at(gx, h11) * (u - 1) + at(gy, h11) * (v - 1)
    const p = n00 + su * (n10 - n00)
    return p + sv * (n01 + su * (n11 - n01) - p)
  }
}

/** Sum of `octaves` increasingly fine layers of noise, each `gain` times as strong as the one before, about -1..1. */
export const fbm = (n: Noise, x: number, y: number, octaves: number, gain = 0.5): number => {
  let sum = 0
  let amp = 0.55
  for (let i = 0; i < octaves; i++) {
    sum += amp * n(x, y)
    amp *= gain
    // A turn of each octave hides the lattice directions.
    const t = x * 1.6 + y * 1.2 + 17.3
    y = y * 1.6 - x * 1.2 + 9.1
    x = t
  }
  return sum
}

/** Ridged multifractal, 0..1: sharp crests, smooth valleys. */
export const ridged = (n: Noise, x: number, y: number, octaves: number, gain = 0.5): number => {
  let sum = 0
  let amp = 0.5
  let weight = 1
  for (let i = 0; i < octaves; i++) {
    let v = 1 - Math.abs(n(x, y))
    v *= v
    sum += v * amp * weight
    weight = Math.min(1, v * 1.6)
    amp *= gain
    const t = x * 1.62 + y * 1.18 + 31.7
    y = y * 1.62 - x * 1.18 + 5.3
    x = t
  }
  return sum
}

/** Hash of two integers to 0..1. */
export const hash2 = (x: number, y: number, seed = 0): number => {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 974711)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
