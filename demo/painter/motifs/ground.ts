import { fbm, makeNoise } from '../render/noise.ts'
import type { Land, Peak } from '../render/terrain.ts'

const ragged = makeNoise(901)

/** An oval lake around (cx, cz) with radii in km; outside it land rises by `rise` km per radius. */
export const lake =
  (cx: number, cz: number, rx: number, rz: number, rise: number, rough = 0.25) =>
  (x: number, z: number): number => {
    const r =
      Math.hypot((x - cx) / rx, (z - cz) / rz) +
      rough * fbm(ragged, (x * 1.4) / rx, (z * 1.4) / rx, 4)
    return r < 1 ? (r - 1) * 0.06 : Math.min(0.3, (r - 1) * rise)
  }

/** Open water up to `shore` km away, give or take `rough`, then land rising by `rise` km per km. */
export const strip =
  (shore: number, rough: number, rise: number) =>
  (x: number, z: number): number => {
    const d = z - shore - rough * 5 * fbm(ragged, x * 0.6, z * 0.2, 5)
    return d < 0 ? Math.max(-0.06, d * 0.08) : Math.min(0.3, d * rise)
  }

/** A river of half width `half` km that winds by `sway` km, `wave` radians per km; banks rise by `rise` km per km. */
export const river =
  (half: number, sway: number, wave: number, rise: number, shift = 0) =>
  (x: number, z: number): number => {
    const mid = shift + sway * Math.sin(z * wave + 0.6) + sway * 0.4 * Math.sin(z * wave * 2.3)
    const d = Math.abs(x - mid) - half * (1 + 0.4 * fbm(ragged, x * 3, z * 3, 3))
    return d < 0
      ? Math.max(-0.02, d * 0.3)
      : Math.min(0.25, d * rise) + 0.004 * fbm(ragged, x * 6, z * 6, 4)
  }

/** Land around `base` km high that swells by `swell` km, `size` times per km, and rises by `rise` km per km. */
export const rolling =
  (base: number, swell: number, size: number, rise = 0) =>
  (x: number, z: number): number =>
    base + swell * fbm(ragged, x * size, z * size, 6) + rise * z

/**
 * A gorge of half width `half` km to a wall `end` km away.
 * Its sides climb to `tall` km in ledges, ragged `size` times per km.
 */
export const gorge =
  (half: number, end: number, tall: number, size: number) =>
  (x: number, z: number): number => {
    const bend = half * 0.5 * Math.sin(((z * 2.4) / half) * 0.2)
    const rough = half * 0.85 * fbm(ragged, x * size, z * size, 5)
    const side = Math.abs(x - bend) - half + rough
    const back = z - end + rough * 0.8
    const d = Math.max(side, back)
    if (d < 0) return Math.max(-0.004, d * 0.5)
    const ledge = half * 0.22
    const s = d / ledge
    const f = s - Math.floor(s)
    const climb = (Math.floor(s) + Math.max(0, (f - 0.55) / 0.45)) * ledge
    return (
      Math.min(tall, climb * 3.2 + d * 0.6) +
      0.02 * tall * fbm(ragged, x * size * 3, z * size * 3, 4)
    )
  }

/** A summit: x (-1..1), top (share of picture height above the horizon), distance and half width in km, steepness. */
export const summit = (
  x: number,
  top: number,
  z: number,
  w: number,
  steep = 1.25,
  flat = 1,
): Peak => ({
  x,
  top,
  z,
  w,
  steep,
  flat,
})

/** Low wooded hills of the north, without their ground; `treeline` in km. */
export const lowland = (seed: number, treeline: number): Land => ({
  seed,
  relief: 0.6,
  rough: 0.5,
  treeline,
  tree: 0.018,
  cover: 1,
  woodFrom: 0.3,
  peaks: [summit(-0.8, 0.03, 4, 2.4), summit(0.5, 0.04, 5, 3), summit(1, 0.03, 4, 2)],
})
