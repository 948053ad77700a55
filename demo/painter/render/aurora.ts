import { channel, type Rgb } from './color.ts'
import { curveAt } from './curve.ts'
import { blur, makeFrame, type Frame } from './frame.ts'
import { fbm, makeNoise } from './noise.ts'
import { add, at, clamp, smooth } from './numbers.ts'

/** One curtain: a path over the ground seen from below; distances in units of its foot's height above the viewer. */
export type Curtain = {
  seed: number
  /** Path from the first to the last point, x right and z away. */
  path: readonly (readonly [number, number])[]
  /** Size of folds, and how many per unit. */
  fold: number
  folds: number
  /** Height of rays above the foot. */
  tall: number
  gain: number
  foot?: Rgb
  body: Rgb
  top: Rgb
}

/**
 * Adds curtains to a sky frame whose row 0 lies `horizon` px above the horizon.
 * `focal` is px per unit at one unit away. `pitch` (radians) tips the view upwards so that rays meet overhead;
 * `centre` is the column they meet in, as share of width.
 */
export const addAurora = (
  sky: Frame,
  curtains: readonly Curtain[],
  horizon: number,
  focal: number,
  pitch = 0,
  centre = 0.5,
): void => {
  const { w, h } = sky
  const layer = makeFrame(w, h)
  const d = layer.data
  const cp = Math.cos(pitch)
  const sp = Math.sin(pitch)
  for (const c of curtains) {
    const n = makeNoise(c.seed)
    const count = c.path.length - 1
    const total = Math.round(w * 5 * count ** 0.5)
    for (let s = 0; s < total; s++) {
      const t = (s / total) * count
      const f = t * c.folds
      const x0 =
        curveAt(c.path, t, 0) + c.fold * (n(f, 3) + 0.45 * n(f * 2.7, 8) + 0.16 * n(f * 7, 2))
      const z0 =
        curveAt(c.path, t, 1) + c.fold * (n(f, 13) + 0.45 * n(f * 2.7, 18) + 0.16 * n(f * 7, 12))
      const ends = smooth(0, 0.25, t) * smooth(count, count - 0.25, t)
      const ray = clamp(0.5 + 0.75 * n(f * 26, 1) + 0.5 * n(f * 70, 5)) * 0.75 + 0.25
      const surge = clamp(0.6 + 0.9 * fbm(n, f * 1.3, 40, 2))
      const tall = c.tall * (0.6 + 0.5 * ray + 0.5 * n(f * 3, 60))
      const power = c.gain * 5 * ends * ray * (0.25 + surge)
      const steps = Math.round(h / 5)
      for (let k = 0; k <= steps; k++) {
        const v = k / steps
        const y = 1 + v * tall
        const zz = z0 * cp + y * sp
        if (zz < 0.05) continue
        const yy = y * cp - z0 * sp
        const px = Math.round(w * centre + (x0 / zz) * focal)
        const py = Math.round(horizon - (yy / zz) * focal)
        if (px < 0 || py < 0 || px >= w || py >= h) continue
        const shape = smooth(0, 0.05, v) * Math.exp(-v * 3.4) * (1 - v)
        const rim = c.foot ? Math.exp(-(((v - 0.012) / 0.02) ** 2)) * 0.55 : 0
        const high = smooth(0.2, 0.85, v)
        // Far curtains are dimmed by air and fall on fewer px.
        const k2 =
          (power * (c.tall / 1.2) * smooth(0.02, 0.2, yy / Math.hypot(zz, x0))) / (0.6 + zz * 0.4)
        const o = (py * w + px) * 3
        for (let q = 0; q < 3; q++) {
          const light =
            (channel(c.body, q) + (channel(c.top, q) - channel(c.body, q)) * high) * shape +
            (c.foot?.[q] ?? 0) * rim
          add(d, o + q, light * k2)
        }
      }
    }
  }
  const px = w / 1920
  const crisp = blur(layer, 2.6 * px + 0.6, 9 * px + 1)
  const soft = blur(layer, 26 * px, 48 * px)
  const glow = blur(layer, 120 * px, 130 * px)
  for (let i = 0; i < d.length; i++) {
    const v = at(crisp.data, i) * 0.5 + at(soft.data, i) * 0.42 + at(glow.data, i) * 0.32
    // Bright folds saturate like film instead of clipping.
    add(sky.data, i, 1.15 * (1 - Math.exp(-v)))
  }
}
