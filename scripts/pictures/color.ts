/** Linear-light colour, 0..1 per channel, above 1 for light sources. */
export type Rgb = readonly [number, number, number]

export const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
export const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Reads `#rrggbb` into linear light, multiplied by `gain`. */
export const hex = (code: string, gain = 1): Rgb => {
  const n = Number.parseInt(code.slice(1), 16)
  return [
    toLinear(((n >> 16) & 255) / 255) * gain,
    toLinear(((n >> 8) & 255) / 255) * gain,
    toLinear((n & 255) / 255) * gain,
  ]
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const scale = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k]
