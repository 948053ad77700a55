import { fbm, hash2, makeNoise, ridged } from './noise.ts'
import { lerp, smooth } from './numbers.ts'
import type { View } from './sky.ts'

/**
 * A summit placed by eye: x in -1..1 across the picture, top as share of picture height above the horizon,
 * distance z and half width w in km; `steep` 1 is a cone, `flat` below 1 cuts its top off.
 */
export type Peak = { x: number; top: number; z: number; w: number; steep?: number; flat?: number }

/** A land by its summits and its ground; lengths in km. */
export type Land = {
  seed: number
  peaks?: readonly Peak[]
  /** Base ground in km above water, negative where there is water. */
  ground?: (x: number, z: number) => number
  /** Features per km of the rock relief, its share of the summit height, and its sharpness 0..1. */
  relief?: number
  rough?: number
  /** Height of one rock band in km and how strongly it steps, 0..1. */
  band?: number
  step?: number
  /** Upper limit of forest in km, tree height in km, share of ground covered, 0..1. */
  treeline?: number
  tree?: number
  cover?: number
  /** Nearest trees in km; nearer ones are drawn singly by the scene. */
  woodFrom?: number
  /** Loose stones up to this height in km within `bouldersTo` km. */
  boulder?: number
  bouldersTo?: number
  /** Nearest and farthest land in km. */
  near?: number
  far?: number
}

/** Heights of a land at x (right) and z (away) in km. */
export type Height = {
  /** Bare ground in km; more octaves for nearer points. */
  bare: (x: number, z: number, octaves: number) => number
  /** Height of the canopy above ground in km. */
  canopy: (x: number, z: number, bare: number) => number
}

/** Builds the heights of a land, with its summits where a view of `aspect` (width per height) shows them. */
export const makeLand = (land: Land, view: View, aspect = 1.5): Height => {
  const n = makeNoise(land.seed)
  const coarse = makeNoise(land.seed + 1)
  const relief = land.relief ?? 0.55
  const rough = land.rough ?? 0.5
  const tall = (2 * view.tan) / aspect
  const peaks = (land.peaks ?? []).map((p) => ({
    x: p.x * view.tan * p.z,
    z: p.z,
    h: p.top * tall * p.z + view.height,
    w: p.w,
    steep: p.steep ?? 1.25,
    flat: p.flat ?? 1,
  }))
  const ground = land.ground ?? (() => -0.05)
  const band = land.band ?? 0
  const step = land.step ?? 0
  const bare = (x: number, z: number, octaves: number): number => {
    let body = 0
    if (peaks.length > 0) {
      const wx = x + ((coarse(x * relief * 0.9, z * relief * 0.9) * 0.32) / relief) * 0.5
      const wz = z + ((coarse(x * relief * 0.9 + 50, z * relief * 0.9) * 0.32) / relief) * 0.5
      for (const p of peaks) {
        const dx = wx - p.x
        const dz = wz - p.z
        const q = dx * dx + dz * dz
        if (q >= p.w * p.w) continue
        const u = Math.min(p.flat, 1 - Math.sqrt(q) / p.w) / p.flat
        const v = p.h * u ** p.steep
        const k = 0.06 * p.h
        // A soft union keeps saddles between summits from creasing.
        const t = smooth(-k, k, v - body)
        body = lerp(body, v, t) + k * t * (1 - t) * 0.8 * Math.min(1, v / k)
      }
    }
    let h = ground(x, z)
    if (body > 0.001) {
      const r = ridged(n, x * relief, z * relief, octaves)
      h += body * (1 - rough + rough * 1.35 * r)
      if (band > 0 && h > 0) {
        const s = h / band + coarse(x * 0.8, z * 0.8) * 0.9 + n(x * 3.1, z * 3.1) * 0.35
        const f = s - Math.floor(s)
        h +=
          (smooth(0.15, 0.85, f) - f) *
          band *
          step *
          smooth(0.001, band, body) *
          (0.6 + 0.7 * coarse(x * 1.3 + 7, z * 1.3))
      }
    }
    if (land.boulder && z < (land.bouldersTo ?? 0.3) && h > -land.boulder) {
      const reach = smooth(land.bouldersTo ?? 0.3, (land.bouldersTo ?? 0.3) * 0.6, z)
      let top = 0
      for (let layer = 0; layer < 3; layer++) {
        const size = land.boulder * (2.6 - layer * 0.8)
        const turn = layer * 0.9
        const gx = (x * Math.cos(turn) + z * Math.sin(turn)) / size
        const gz = (z * Math.cos(turn) - x * Math.sin(turn)) / size
        const i = Math.floor(gx)
        const j = Math.floor(gz)
        const s = hash2(i, j, land.seed + 31 * layer)
        const dx = Math.abs(gx - i - 0.42 - 0.16 * hash2(i, j, 5))
        const dz = Math.abs(gz - j - 0.42 - 0.16 * hash2(i, j, 9))
        // Between a ball and a block, as frost leaves quartzite.
        const d =
          (0.55 * Math.hypot(dx, dz) +
            0.3 * Math.max(dx, dz) +
            0.3 * Math.abs(dx * (s - 0.2) + dz * (0.9 - s))) /
          (0.34 + 0.1 * s)
        if (d < 1)
          top = Math.max(top, size * (0.22 + 0.3 * s) * Math.min(0.8, Math.sqrt(1 - d * d)))
      }
      h += (top - land.boulder * 0.12) * reach
    }
    return h
  }
  const treeline = land.treeline ?? 0
  const tree = land.tree ?? 0.02
  const cover = land.cover ?? 0.8
  const cell = tree * 0.42
  const woodFrom = land.woodFrom ?? 0.7
  const canopy = (x: number, z: number, h: number): number => {
    if (treeline <= 0 || z < woodFrom || h < tree * 0.12 || h > treeline * 1.35) return 0
    const patch = fbm(coarse, x * 1.9, z * 1.9, 3)
    if (h > treeline * (1 + patch * 0.7)) return 0
    if (cover < 1 && fbm(n, x * 3.1 + 9, z * 3.1, 3) > (cover - 0.5) * 1.5) return 0
    let best = 0
    for (let layer = 0; layer < 2; layer++) {
      const gx = x / cell + layer * 0.5
      const gz = z / cell + layer * 0.37
      const i = Math.floor(gx)
      const j = Math.floor(gz)
      const s = hash2(i, j, land.seed + layer)
      const dx = gx - i - 0.35 - 0.3 * hash2(i, j, 71 + layer)
      const dz = gz - j - 0.35 - 0.3 * hash2(i, j, 37 + layer)
      const size = tree * (0.55 + 0.6 * s)
      const v = size * (1 - Math.sqrt(dx * dx + dz * dz) * 2.1)
      if (v > best) best = v
    }
    return best
  }
  return { bare, canopy }
}
