import sharp from 'sharp'
import { toGamma } from './color.ts'
import type { Frame } from './frame.ts'
import { makeRandom } from './noise.ts'
import { at, clamp } from './numbers.ts'
import { paint } from './paint.ts'

/** Conversion of linear light to a picture. */
export type Grade = {
  /** Overall light, 1 leaves it alone. */
  exposure?: number
  /** 0 leaves tones alone, 1 is a strong S-curve. */
  contrast?: number
  /** 1 leaves colours alone. */
  saturation?: number
  /** Darkening of corners, 0..1. */
  vignette?: number
  /** Brush radius in px at 1920 px width; 0 keeps every detail. */
  brush?: number
}

const shoulder = (v: number): number =>
  v < 0.55 ? v : 0.55 + 0.45 * (1 - Math.exp(-(v - 0.55) / 0.45))

/** Tone-maps, grades, adds grain and dither; returns 8-bit RGB. */
export const develop = (f: Frame, grade: Grade, seed: number): Uint8Array => {
  const { exposure = 1, contrast = 0.25, saturation = 1.08, vignette = 0.22, brush = 2.4 } = grade
  const { w, h } = f
  const flat = new Float32Array(w * h * 3)
  for (let i = 0; i < flat.length; i++)
    flat[i] = toGamma(shoulder(Math.max(0, at(f.data, i) * exposure)))
  const radius = Math.round((brush * w) / 1920)
  const tones = radius > 0 ? paint(flat, w, h, radius) : flat
  const random = makeRandom(seed + 99)
  const out = new Uint8Array(w * h * 3)
  let grain = 0
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      const u = x / w - 0.5
      const v = y / h - 0.5
      const shade = 1 - vignette * clamp((u * u + v * v) * 1.9) ** 1.3
      const lum = at(tones, i) * 0.3 + at(tones, i + 1) * 0.59 + at(tones, i + 2) * 0.11
      // Neighbouring grains are tied together so that they survive compression as texture, not as noise.
      grain = grain * 0.45 + (random() + random() - 1) * 0.9
      const g = grain * (1.6 + 1.6 * lum * (1 - lum))
      for (let c = 0; c < 3; c++) {
        let t = clamp((lum + (at(tones, i + c) - lum) * saturation) * shade)
        t += contrast * (t * t * (3 - 2 * t) - t)
        out[i + c] = clamp(Math.floor(t * 255 + g + random()), 0, 255)
      }
    }
  return out
}

/** Encodes as WebP under `budget` bytes, or at quality 42 where that is not enough. */
export const encode = async (
  rgb: Uint8Array,
  w: number,
  h: number,
  budget: number,
): Promise<Buffer> => {
  let result: Buffer = Buffer.alloc(0)
  for (const quality of [84, 78, 72, 60, 50, 42]) {
    result = await sharp(rgb, { raw: { width: w, height: h, channels: 3 } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer()
    if (result.length <= budget) break
  }
  return result
}
