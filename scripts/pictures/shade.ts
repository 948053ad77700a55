import type { Rgb } from './color.ts'
import { octavesAt, type Depth } from './march.ts'
import { clamp, fbm, hash2, makeNoise, smooth } from './noise.ts'
import { sunDirection, type Sky, type SkyAt, type View } from './sky.ts'
import type { Height, Land } from './terrain.ts'

/** What grows and lies on a land; heights in km, shares 0..1. */
export type Cover = {
  rock: readonly [Rgb, Rgb]
  grass: Rgb
  forest: readonly [Rgb, Rgb]
  gold?: Rgb
  goldShare?: number
  snow?: Rgb
  snowline?: number
  /** Smallest upward share of the normal that still holds snow. */
  snowHold?: number
  /** Snow lying on trees, 0..1. */
  frost?: number
  shore?: Rgb
  /** Rock bands per km of height. */
  bands?: number
}

export type Mist = { from: number; low: number; high: number; amount: number; scale: number; seed?: number; tint?: Rgb }
export type Air = { density: number; drop?: number; mist?: readonly Mist[]; tint?: Rgb }

export type Shader = { land: Land; height: Height; cover: Cover; sky: Sky; skyAt: SkyAt; air: Air; view: View }

/** Share of sunlight that reaches a point, 0..1. */
const sunlit = (height: Height, x: number, y: number, z: number, sun: Rgb, focal: number): number => {
  let light = 1
  let d = Math.max(0.012, (z / focal) * 6)
  for (let i = 0; i < 26 && light > 0; i++) {
    const px = x + sun[0] * d
    const pz = z + sun[2] * d
    const py = y + sun[1] * d
    const h = height.bare(px, pz, i < 10 ? 6 : 4)
    light = Math.min(light, 0.5 + (py - h) / (d * 0.09))
    d *= 1.28
  }
  return clamp(light)
}

/** Colours every px of `depth` into `out` (interleaved linear RGB), leaving sky px alone. */
export const shadeLand = (s: Shader, depth: Depth, out: Float32Array, w: number, h: number): void => {
  const { land, height, cover, sky, skyAt, air, view } = s
  const focal = w / 2 / view.tan
  const horizon = view.horizon * h
  const sun = sunDirection(sky)
  const n = makeNoise(land.seed + 5)
  const relief = land.relief ?? 0.55
  const tree = land.tree ?? 0.02
  const treeline = land.treeline ?? 0
  const snowline = cover.snowline ?? 99
  const hold = cover.snowHold ?? 0.6
  const snow = cover.snow ?? [0.85, 0.88, 0.93]
  const step = w > 900 ? 3 : 2
  const shadow = new Float32Array(Math.ceil(w / step))
  const col = new Float32Array(3)
  const far = new Float32Array(3)
  const blend = (c: Rgb, t: number): void => {
    for (let k = 0; k < 3; k++) col[k] = col[k]! + (c[k]! - col[k]!) * t
  }
  for (let y = 0; y < h; y++) {
    if (y % step === 0) shadow.fill(-1)
    for (let x = 0; x < w; x++) {
      const z = depth[y * w + x]!
      if (z <= 0) continue
      const sx = (x + 0.5 - w / 2) / focal
      const wx = sx * z
      const octaves = octavesAt(z, focal, relief)
      const e = Math.max((z / focal) * 1.3, 0.00012)
      const b = height.bare(wx, z, octaves)
      const bx = height.bare(wx + e, z, octaves)
      const bz = height.bare(wx, z + e, octaves)
      let nx = (b - bx) / e
      let nz = (b - bz) / e
      const up = 1 / Math.sqrt(1 + nx * nx + nz * nz)
      const leaf = z < 14 && treeline > 0 ? height.canopy(wx, z, b) : 0
      const patch = fbm(n, wx * 1.7, z * 1.7, 4)
      const fine = fbm(n, wx * 9 + b * 14, z * 9, 3)
      const band = n(b * (cover.bands ?? 26) + patch * 1.5, wx * 0.5)
      const tint = clamp(0.5 + 0.4 * band + 0.35 * fine)
      for (let k = 0; k < 3; k++) col[k] = cover.rock[0][k]! + (cover.rock[1][k]! - cover.rock[0][k]!) * tint
      const green = smooth(0.5, 0.78, up) * smooth(treeline * 1.5 + 0.02, treeline * 0.85, b + patch * treeline * 0.3)
      blend(cover.grass, land.boulder && z < (land.bouldersTo ?? 0.3) ? green * 0.1 : green)
      if (z < 2.5) {
        const tuft = 1 + 0.55 * fbm(n, wx * 48, z * 30, 4) * smooth(2.5, 0.4, z) + 0.3 * fine
        for (let k = 0; k < 3; k++) col[k] = col[k]! * tuft
      }
      if (cover.shore) blend(cover.shore, 0.8 * smooth(0.005, 0.001, b + fine * 0.003))
      const white =
        smooth(hold - 0.1, hold + 0.1, up + fine * 0.16) *
        smooth(snowline - 0.12, snowline + 0.12, b + patch * 0.3 + fine * 0.08)
      blend(snow, white)
      let shade = 1
      // Far forest is finer than a px: it becomes a tone of its own.
      const wood =
        leaf > 0
          ? 1
          : treeline > 0 && z >= 5
            ? smooth(treeline * 1.05, treeline * 0.8, b - patch * treeline * 0.6) *
              smooth(0.4, 0.6, up) *
              (land.cover ?? 0.8) *
              smooth(5, 9, z)
            : 0
      if (wood > 0) {
        const cell = tree * 0.42
        const s1 = hash2(Math.floor(wx / cell), Math.floor(z / cell), land.seed)
        const golden = cover.gold && clamp(patch * 0.9 + 0.5) * 0.6 + s1 * 0.4 < (cover.goldShare ?? 0) ? 1 : 0
        const tone = clamp(s1 * 0.6 + 0.3 + patch * 0.5)
        const f0 = cover.forest[0]
        const f1 = cover.forest[1]
        for (let k = 0; k < 3; k++) {
          const c = golden ? cover.gold![k]! * (0.75 + 0.5 * s1) : f0[k]! + (f1[k]! - f0[k]!) * tone
          col[k] = col[k]! + (c - col[k]!) * wood
        }
        if (cover.frost) blend(snow, cover.frost * wood * smooth(0.3, 0.9, leaf / tree + fine * 0.5 + 0.2))
        if (leaf > 0) {
          const lx = height.canopy(wx + e, z, b)
          const lz = height.canopy(wx, z + e, b)
          nx = nx * 0.4 + clamp((leaf - lx) / e, -2, 2) * 0.7
          nz = nz * 0.4 + clamp((leaf - lz) / e, -2, 2) * 0.7
          shade = 0.35 + 0.75 * clamp(leaf / tree)
        }
      }
      const inv = 1 / Math.sqrt(1 + nx * nx + nz * nz)
      const lambert = clamp((nx * sun[0] + sun[1] + nz * sun[2]) * inv)
      const cellX = Math.floor(x / step)
      let lit = 0
      if (sun[1] > 0.005) {
        if (shadow[cellX]! < 0) shadow[cellX] = sunlit(height, wx, b + leaf * 0.5 + 0.002, z, sun, focal)
        lit = shadow[cellX]! * lambert
      }
      // Thin leaves let some of a low sun through from behind.
      const through = wood * clamp(sun[2]) * 0.14 * (shadow[cellX]! > 0 ? shadow[cellX]! : 0)
      const open = (0.45 + 0.55 * inv) * shade
      const dy = (horizon - y) / focal
      const len = Math.sqrt(1 + sx * sx + dy * dy)
      skyAt(sx / len, 0.035, 1 / len, far)
      const dist = z * len
      const thin = air.drop ? (1 - Math.exp(-Math.max(0, b) / air.drop)) / Math.max(0.001, b / air.drop) : 1
      let haze = 1 - Math.exp(-dist * air.density * thin)
      let hr = far[0]!
      let hg = far[1]!
      let hb = far[2]!
      if (air.tint) {
        hr *= air.tint[0]
        hg *= air.tint[1]
        hb *= air.tint[2]
      }
      const i = (y * w + x) * 3
      const lightR = sky.light[0] * (lit + through) + sky.ambient[0] * open
      const lightG = sky.light[1] * (lit + through) + sky.ambient[1] * open
      const lightB = sky.light[2] * (lit + through) + sky.ambient[2] * open
      let R = col[0]! * lightR
      let G = col[1]! * lightG
      let B = col[2]! * lightB
      R += (hr - R) * haze
      G += (hg - G) * haze
      B += (hb - B) * haze
      for (const m of air.mist ?? []) {
        const drift = fbm(n, wx * m.scale + (m.seed ?? 0), b * m.scale * 2.6 + z * m.scale * 0.4, 4)
        const mid = (m.low + m.high) / 2
        const half = (m.high - m.low) / 2
        haze =
          m.amount *
          smooth(m.from * 0.8, m.from * 1.25, z) *
          smooth(half, half * 0.15, Math.abs(b + drift * half * 1.3 - mid)) *
          clamp(0.75 + drift * 1.4)
        if (haze <= 0) continue
        const t = m.tint ?? [hr, hg, hb]
        R += (t[0] - R) * haze
        G += (t[1] - G) * haze
        B += (t[2] - B) * haze
      }
      out[i] = R
      out[i + 1] = G
      out[i + 2] = B
    }
  }
}
