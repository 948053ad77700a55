import type { Rgb } from './color.ts'
import type { Spot } from './cover.ts'
import { fbm, type Noise } from './noise.ts'
import { at, clamp, smooth } from './numbers.ts'

/** A bank of mist: nearest distance and heights in km, amount 0..1, features per km. */
type Mist = {
  from: number
  low: number
  high: number
  amount: number
  scale: number
  seed?: number
  tint?: Rgb
}

/** Air between eye and land: haze per km, the height in km over which it thins out, banks of mist, tint of the haze. */
export type Air = { density: number; drop?: number; mist?: readonly Mist[]; tint?: Rgb }

/** Light of a spot as seen through the air, linear RGB. */
export type Light = [number, number, number]

const clear: Rgb = [1, 1, 1]

/** Dims the light of a spot at `distance` km by air of the colour `sky`, and by mist. */
export const makeHaze = (
  air: Air,
  n: Noise,
): ((light: Light, sky: Float32Array, spot: Spot, distance: number) => void) => {
  const tint = air.tint ?? clear
  return (light, sky, spot, distance) => {
    const { x, z, ground } = spot
    const thin = air.drop
      ? (1 - Math.exp(-Math.max(0, ground) / air.drop)) / Math.max(0.001, ground / air.drop)
      : 1
    const far: Rgb = [at(sky, 0) * tint[0], at(sky, 1) * tint[1], at(sky, 2) * tint[2]]
    veil(light, far, 1 - Math.exp(-distance * air.density * thin))
    for (const m of air.mist ?? []) {
      const drift = fbm(
        n,
        x * m.scale + (m.seed ?? 0),
        ground * m.scale * 2.6 + z * m.scale * 0.4,
        4,
      )
      const mid = (m.low + m.high) / 2
      const half = (m.high - m.low) / 2
      const amount =
        m.amount *
        smooth(m.from * 0.8, m.from * 1.25, z) *
        smooth(half, half * 0.15, Math.abs(ground + drift * half * 1.3 - mid)) *
        clamp(0.75 + drift * 1.4)
      if (amount > 0) veil(light, m.tint ?? far, amount)
    }
  }
}

const veil = (light: Light, colour: Rgb, t: number): void => {
  light[0] += (colour[0] - light[0]) * t
  light[1] += (colour[1] - light[1]) * t
  light[2] += (colour[2] - light[2]) * t
}
