import { channel, type Rgb } from './color.ts'
import { octavesAt } from './march.ts'
import { fbm, hash2, type Noise } from './noise.ts'
import { add, at, clamp, smooth } from './numbers.ts'
import type { Height, Land } from './terrain.ts'

/** Plants, rocks and snow of a land; heights in km, shares 0..1. */
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

/** The piece of land that one px shows; lengths in km. */
export type Spot = {
  /** Right of the view axis, and away from the eye along it. */
  x: number
  z: number
  /** Height of bare ground above water, and of leaves above the ground. */
  ground: number
  leaf: number
  /** Width of the px out there. */
  span: number
  /** Fall of the surface to the right and away from the eye, as height per distance. */
  fallX: number
  fallZ: number
  /** Upward share of the bare ground's normal, 0..1. */
  up: number
  /** Broad and fine unevenness of colours, about -1..1. */
  patch: number
  fine: number
  /** Share of wood, and light left between its crowns, 0..1. */
  wood: number
  open: number
}

/** A spot to be filled again and again, since a picture has millions of them. */
export const makeSpot = (): Spot => ({
  x: 0,
  z: 0,
  ground: 0,
  leaf: 0,
  span: 0,
  fallX: 0,
  fallZ: 0,
  up: 1,
  patch: 0,
  fine: 0,
  wood: 0,
  open: 1,
})

/** Fills in a spot from its `x` and `z`; `focal` is px per km at 1 km. */
export const makeSurvey = (
  land: Land,
  height: Height,
  n: Noise,
  focal: number,
): ((s: Spot) => void) => {
  const relief = land.relief ?? 0.55
  const tree = land.tree ?? 0.02
  const treeline = land.treeline ?? 0
  const woodShare = (s: Spot): number => {
    if (s.leaf > 0) return 1
    if (treeline <= 0 || s.z < 5) return 0
    // Far forest is finer than a px: it becomes a tone of its own.
    return (
      smooth(treeline * 1.05, treeline * 0.8, s.ground - s.patch * treeline * 0.6) *
      smooth(0.4, 0.6, s.up) *
      (land.cover ?? 0.8) *
      smooth(5, 9, s.z)
    )
  }
  return (s) => {
    const { x, z } = s
    const octaves = octavesAt(z, focal, relief)
    const span = Math.max((z / focal) * 1.3, 0.00012)
    const ground = height.bare(x, z, octaves)
    s.span = span
    s.ground = ground
    s.fallX = (ground - height.bare(x + span, z, octaves)) / span
    s.fallZ = (ground - height.bare(x, z + span, octaves)) / span
    s.up = 1 / Math.sqrt(1 + s.fallX * s.fallX + s.fallZ * s.fallZ)
    s.leaf = z < 14 && treeline > 0 ? height.canopy(x, z, ground) : 0
    s.patch = fbm(n, x * 1.7, z * 1.7, 4)
    s.fine = fbm(n, x * 9 + ground * 14, z * 9, 3)
    s.wood = woodShare(s)
    s.open = 1
    if (s.leaf <= 0) return
    const right = height.canopy(x + span, z, ground)
    const behind = height.canopy(x, z + span, ground)
    s.fallX = s.fallX * 0.4 + clamp((s.leaf - right) / span, -2, 2) * 0.7
    s.fallZ = s.fallZ * 0.4 + clamp((s.leaf - behind) / span, -2, 2) * 0.7
    s.open = 0.35 + 0.75 * clamp(s.leaf / tree)
  }
}

/** Writes the colour of a surveyed spot (linear RGB, 0..1) into `out`. */
export const makeCover = (
  land: Land,
  cover: Cover,
  n: Noise,
): ((s: Spot, out: Float32Array) => void) => {
  const tree = land.tree ?? 0.02
  const treeline = land.treeline ?? 0
  const snowline = cover.snowline ?? 99
  const hold = cover.snowHold ?? 0.6
  const snow: Rgb = cover.snow ?? [0.85, 0.88, 0.93]
  const paintGround = (s: Spot, out: Float32Array): void => {
    const { x, z, ground, up, patch, fine } = s
    const band = n(ground * (cover.bands ?? 26) + patch * 1.5, x * 0.5)
    const tint = clamp(0.5 + 0.4 * band + 0.35 * fine)
    const [dark, light] = cover.rock
    for (let k = 0; k < 3; k++)
      out[k] = channel(dark, k) + (channel(light, k) - channel(dark, k)) * tint
    const green =
      smooth(0.5, 0.78, up) *
      smooth(treeline * 1.5 + 0.02, treeline * 0.85, ground + patch * treeline * 0.3)
    blend(out, cover.grass, land.boulder && z < (land.bouldersTo ?? 0.3) ? green * 0.1 : green)
    if (z < 2.5) {
      const tuft = 1 + 0.55 * fbm(n, x * 48, z * 30, 4) * smooth(2.5, 0.4, z) + 0.3 * fine
      for (let k = 0; k < 3; k++) out[k] = at(out, k) * tuft
    }
    if (cover.shore) blend(out, cover.shore, 0.8 * smooth(0.005, 0.001, ground + fine * 0.003))
    const white =
      smooth(hold - 0.1, hold + 0.1, up + fine * 0.16) *
      smooth(snowline - 0.12, snowline + 0.12, ground + patch * 0.3 + fine * 0.08)
    blend(out, snow, white)
  }
  const paintWood = (s: Spot, out: Float32Array): void => {
    const cell = tree * 0.42
    const own = hash2(Math.floor(s.x / cell), Math.floor(s.z / cell), land.seed)
    const golden =
      clamp(s.patch * 0.9 + 0.5) * 0.6 + own * 0.4 < (cover.goldShare ?? 0) ? cover.gold : undefined
    const tone = clamp(own * 0.6 + 0.3 + s.patch * 0.5)
    const [dark, light] = cover.forest
    for (let k = 0; k < 3; k++) {
      const leaves = golden
        ? channel(golden, k) * (0.75 + 0.5 * own)
        : channel(dark, k) + (channel(light, k) - channel(dark, k)) * tone
      add(out, k, (leaves - at(out, k)) * s.wood)
    }
    if (cover.frost)
      blend(out, snow, cover.frost * s.wood * smooth(0.3, 0.9, s.leaf / tree + s.fine * 0.5 + 0.2))
  }
  return (s, out) => {
    paintGround(s, out)
    if (s.wood > 0) paintWood(s, out)
  }
}

const blend = (out: Float32Array, colour: Rgb, t: number): void => {
  for (let k = 0; k < 3; k++) add(out, k, (channel(colour, k) - at(out, k)) * t)
}
