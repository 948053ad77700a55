import { channel, type Rgb } from './color.ts'
import { makeFrame, sample, type Frame } from './frame.ts'
import { fbm, makeNoise } from './noise.ts'
import { at, clamp, smooth } from './numbers.ts'
import { sunDirection, type Sky, type View } from './sky.ts'

/** A surface of water by its colours and its roughness. */
export type Water = {
  seed: number
  deep: Rgb
  shallow?: Rgb
  /** Depth in km at which the shallow colour is gone. */
  shelf?: number
  /** Slope of ripples, 0 is glass, 0.03 a breeze. */
  ripple: number
  /** Ripples per km near the eye. */
  grain?: number
  /** Least share of mirror seen from above, 0..1. */
  mirror?: number
  glint?: number
  /** Tilt of waves towards the eye, 0 calm lake, 0.4 open sea. */
  choppy?: number
}

/**
 * Paints water over `main` wherever `wet` says so (depth of water in km, or <= 0 for land).
 * `mirrored` is the reflected scene, row for row.
 */
export const paintWater = (
  main: Frame,
  mirrored: Frame,
  spec: Water,
  sky: Sky,
  view: View,
  wet: (px: number, py: number, x: number, z: number) => number,
): void => {
  const { w, h } = main
  const focal = w / 2 / view.tan
  const horizon = view.horizon * h
  const n = makeNoise(spec.seed)
  const sun = sunDirection(sky)
  const grain = spec.grain ?? 260
  const least = spec.mirror ?? 0.05
  const out = new Float32Array(3)
  for (let y = Math.max(0, Math.floor(horizon) + 1); y < h; y++) {
    const drop = (y + 0.5 - horizon) / focal
    const z = view.height / drop
    for (let x = 0; x < w; x++) {
      const sx = (x + 0.5 - w / 2) / focal
      const wx = sx * z
      const depth = wet(x, y, wx, z)
      if (depth <= 0) continue
      // Waves shorter than a px average out; only the longest remain.
      const pitch = Math.min(grain, (focal / z) * 0.22)
      const calm =
        0.35 + 0.65 * smooth(-0.25, 0.35, fbm(n, wx * pitch * 0.03 + 7, z * pitch * 0.012, 3))
      const a = fbm(n, wx * pitch, z * pitch * 0.8, 3)
      const b = n(wx * pitch * 0.4 + 30, z * pitch * 0.55 + 11)
      const k = spec.ripple * calm
      const slope = (a * 0.75 + b * 0.5) * k
      const side = n(wx * pitch * 0.8 + 60, z * pitch * 0.6) * k
      sample(mirrored, x + side * focal * 0.5, y + (slope + k * 0.5) * focal * 1.1, out)
      const cos = clamp(
        drop / Math.sqrt(1 + sx * sx + drop * drop) + slope * 1.2 + (spec.choppy ?? 0),
      )
      const fresnel = clamp(least + (1 - least) * (1 - cos) ** 5)
      const shelf = spec.shallow ? smooth(spec.shelf ?? 0.01, 0, depth) : 0
      const i = (y * w + x) * 3
      const dim = 0.9 + 0.25 * a * Math.min(1, k * 60)
      // Slopes that happen to throw the sun at the eye.
      const len = Math.sqrt(1 + sx * sx + drop * drop)
      const hx = -sx / len + sun[0]
      const hy = drop / len + sun[1]
      const hz = -1 / len + sun[2]
      const hl = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1
      const tilt = clamp((hy + (hx * side + hz * slope) * 2.2) / hl)
      const spark = spec.glint ? spec.glint * tilt ** 900 * smooth(0.1, 0.6, a + 0.35) * calm : 0
      for (let c = 0; c < 3; c++) {
        const body =
          (channel(spec.deep, c) + ((spec.shallow?.[c] ?? 0) - channel(spec.deep, c)) * shelf) * dim
        main.data[i + c] = body + (at(out, c) - body) * fresnel + channel(sky.glow, c) * spark
      }
    }
  }
}

/** Turns the part of `f` above row `line` (px) upside down below it, for scenes drawn without land heights. */
export const flipBelow = (f: Frame, line: number): Frame => {
  const m = makeFrame(f.w, f.h)
  for (let y = 0; y < f.h; y++) {
    const from = y <= line ? y : Math.max(0, Math.round(2 * line - y))
    m.data.set(f.data.subarray(from * f.w * 3, (from + 1) * f.w * 3), y * f.w * 3)
  }
  return m
}
