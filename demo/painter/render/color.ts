/** Linear-light colour, 0..1 per channel, above 1 for light sources. */
export type Rgb = readonly [number, number, number]

/** From a screen's sRGB value to linear light, both 0..1. */
export const toLinear = (v: number): number =>
  v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4

/** From linear light to a screen's sRGB value, both 0..1. */
export const toGamma = (v: number): number =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055

/** Reads `#rrggbb` into linear light (0..1), multiplied by `gain`. */
export const hex = (code: string, gain = 1): Rgb => {
  const n = Number.parseInt(code.slice(1), 16)
  return [
    toLinear(((n >> 16) & 255) / 255) * gain,
    toLinear(((n >> 8) & 255) / 255) * gain,
    toLinear((n & 255) / 255) * gain,
  ]
}

/** Red, green or blue of a colour for `q` 0..2. */
export const channel = (c: Rgb, q: number): number => c[q] ?? 0
