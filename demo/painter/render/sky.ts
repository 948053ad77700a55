import { channel, type Rgb } from './color.ts'
import { fbm, makeNoise } from './noise.ts'
import { add, at, clamp, smooth } from './numbers.ts'

/** View: camera height in km above water, horizon as share of picture height, tangent of half the horizontal view. */
export type View = { height: number; horizon: number; tan: number }

/** Colours of a clear sky from top to horizon, and the light that falls from it. */
export type Sky = {
  zenith: Rgb
  mid: Rgb
  horizon: Rgb
  /** Sun or moon: degrees right of the view axis and above the horizon. */
  azimuth: number
  elevation: number
  /** Light spread around the sun, and its strength near and far. */
  glow: Rgb
  halo?: number
  /** Disc radius in degrees; 0 hides it. */
  disc?: number
  /** Colour of direct light on land, and of shade. */
  light: Rgb
  ambient: Rgb
}

/** One layer of clouds. */
export type Clouds = {
  seed: number
  /** 0..1 of the sky. */
  cover: number
  /** Features per unit of the cloud plane. */
  scale: number
  stretch?: number
  soft?: number
  lit: Rgb
  shade: Rgb
  opacity?: number
}

/** Writes the colour of the sky in a direction (unit vector, x right, y up, z away) into `out`, linear RGB. */
export type SkyAt = (dx: number, dy: number, dz: number, out: Float32Array) => void

/** Unit vector towards the sun or moon: x right, y up, z away. */
export const sunDirection = (sky: Sky): Rgb => {
  const a = (sky.azimuth * Math.PI) / 180
  const e = (sky.elevation * Math.PI) / 180
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
}

/** Clear sky by direction (unit vector, y up). */
export const makeSky = (sky: Sky): SkyAt => {
  const [sx, sy, sz] = sunDirection(sky)
  const halo = sky.halo ?? 1
  const disc = Math.cos(((sky.disc ?? 0) * Math.PI) / 180)
  return (dx, dy, dz, out) => {
    const el = Math.max(0, dy)
    const low = smooth(0, 0.3, el)
    const high = smooth(0.12, 0.75, el)
    const g = clamp(dx * sx + dy * sy + dz * sz)
    const g4 = g * g * g * g
    const wide = g4 * g4 * 0.32 * (1 - 0.6 * el)
    const near = g ** 60 * 0.5 + g ** 700 * 1.2
    const k = (wide + near) * halo
    for (let c = 0; c < 3; c++) {
      const a = channel(sky.horizon, c) + (channel(sky.mid, c) - channel(sky.horizon, c)) * low
      out[c] = a + (channel(sky.zenith, c) - a) * high + channel(sky.glow, c) * k
    }
    if (sky.disc && g > disc - 0.0004) {
      const d = smooth(disc - 0.00012 * sky.disc, disc + 0.00006 * sky.disc, g)
      for (let c = 0; c < 3; c++) add(out, c, channel(sky.glow, c) * 6 * d)
    }
  }
}

/** Lays clouds over a sky; they are lit from the sun's side and thin out to the horizon. */
export const withClouds = (base: SkyAt, sky: Sky, spec: Clouds): SkyAt => {
  const n = makeNoise(spec.seed)
  const [sx, sy, sz] = sunDirection(sky)
  const stretch = spec.stretch ?? 1
  const soft = spec.soft ?? 0.35
  const bar = 0.42 - spec.cover * 0.84
  const flat = Math.hypot(sx, sz) || 1
  const lx = ((sx / flat) * 0.22) / stretch
  const lz = (sz / flat) * 0.22
  const density = (u: number, v: number, octaves: number): number => {
    const bend = n(u * 0.7 + 40, v * 0.7) * 0.5
    return fbm(n, u + bend, v - bend, octaves, 0.52)
  }
  return (dx, dy, dz, out) => {
    base(dx, dy, dz, out)
    if (dy < 0.004) return
    const far = 1 / (dy + 0.09)
    const u = (dx * far * spec.scale) / stretch
    const v = dz * far * spec.scale
    const d = density(u, v, 7)
    const a = smooth(bar, bar + soft, d) * (spec.opacity ?? 1) * smooth(0.004, 0.1, dy)
    if (a <= 0) return
    const toward = density(u + lx, v + lz, 4)
    const g = clamp(dx * sx + dy * sy + dz * sz)
    const light = clamp(0.55 - (toward - bar) * 0.9 + (d - toward) * 0.9 + g ** 6 * 0.35)
    const rim = g ** 24 * (1 - a) * a * 3
    for (let c = 0; c < 3; c++) {
      const body =
        channel(spec.shade, c) +
        (channel(spec.lit, c) - channel(spec.shade, c)) * light +
        channel(sky.glow, c) * rim * 0.5
      add(out, c, (body - at(out, c)) * a)
    }
  }
}
