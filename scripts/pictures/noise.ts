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

export type Noise = (x: number, y: number) => number

/** Seeded gradient noise, about -1..1, one feature per unit. */
export const makeNoise = (seed: number): Noise => {
  const random = makeRandom(seed * 7919 + 13)
  const perm = new Uint8Array(512)
  const gx = new Float32Array(256)
  const gy = new Float32Array(256)
  for (let i = 0; i < 256; i++) perm[i] = i
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const t = perm[i]!
    perm[i] = perm[j]!
    perm[j] = t
  }
  for (let i = 0; i < 256; i++) {
    perm[i + 256] = perm[i]!
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
    const a = perm[i]! + j
    const b = perm[i + 1]! + j
    const h00 = perm[a]!
    const h10 = perm[b]!
    const h01 = perm[a + 1]!
    const h11 = perm[b + 1]!
    const su = u * u * u * (u * (u * 6 - 15) + 10)
    const sv = v * v * v * (v * (v * 6 - 15) + 10)
    const n00 = gx[h00]! * u + gy[h00]! * v
    const n10 = gx[h10]! * (u - 1) + gy[h10]! * v
    const n01 = gx[h01]! * u + gy[h01]! * (v - 1)
    const n11 = gx[h11]! * (u - 1) + gy[h11]! * (v - 1)
    const p = n00 + su * (n10 - n00)
    return p + sv * (n01 + su * (n11 - n01) - p)
  }
}

/** Sum of octaves, about -1..1. */
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

export const clamp = (v: number, lo = 0, hi = 1): number => (v < lo ? lo : v > hi ? hi : v)
export const smooth = (lo: number, hi: number, v: number): number => {
  const t = clamp((v - lo) / (hi - lo))
  return t * t * (3 - 2 * t)
}
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
