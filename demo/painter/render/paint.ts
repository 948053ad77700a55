import { at } from './numbers.ts'

/**
 * Kuwahara brush: each px takes the mean of the calmest of its four neighbouring squares,
 * so texture gathers into strokes while outlines stay crisp.
 * Tones are gamma-encoded RGB 0..1; `r` in px.
 */
export const paint = (src: Float32Array, w: number, h: number, r: number): Float32Array => {
  const red = makeSums(w, h, (i) => at(src, i * 3))
  const green = makeSums(w, h, (i) => at(src, i * 3 + 1))
  const blue = makeSums(w, h, (i) => at(src, i * 3 + 2))
  const squares = makeSums(w, h, (i) => {
    const l = brightness(at(src, i * 3), at(src, i * 3 + 1), at(src, i * 3 + 2))
    return l * l
  })
  const out = new Float32Array(src.length)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let R = 0
      let G = 0
      let B = 0
      let total = 0
      for (let q = 0; q < 4; q++) {
        const x0 = Math.max(0, q & 1 ? x : x - r)
        const x1 = Math.min(w, (q & 1 ? x + r : x) + 1)
        const y0 = Math.max(0, q & 2 ? y : y - r)
        const y1 = Math.min(h, (q & 2 ? y + r : y) + 1)
        const k = 1 / ((x1 - x0) * (y1 - y0))
        const mr = red(x0, y0, x1, y1) * k
        const mg = green(x0, y0, x1, y1) * k
        const mb = blue(x0, y0, x1, y1) * k
        const l = brightness(mr, mg, mb)
        const spread = Math.max(0, squares(x0, y0, x1, y1) * k - l * l)
        // Soft choice instead of a hard winner keeps flat skies free of blocks.
        const e = spread * 4000 + 0.02
        const weight = 1 / (e * e * e)
        R += mr * weight
        G += mg * weight
        B += mb * weight
        total += weight
      }
      const i = (y * w + x) * 3
      out[i] = R / total
      out[i + 1] = G / total
      out[i + 2] = B / total
    }
  return out
}

const brightness = (r: number, g: number, b: number): number => r * 0.3 + g * 0.59 + b * 0.11

/** Sum of the values of px x0..x1 and y0..y1, ends left out, in four reads whatever the size. */
type Sums = (x0: number, y0: number, x1: number, y1: number) => number

const makeSums = (w: number, h: number, value: (px: number) => number): Sums => {
  const W = w + 1
  const table = new Float64Array(W * (h + 1))
  const upTo = (x: number, y: number): number => table[y * W + x] ?? 0
  for (let y = 0; y < h; y++) {
    let row = 0
    for (let x = 0; x < w; x++) {
      row += value(y * w + x)
      table[(y + 1) * W + x + 1] = upTo(x + 1, y) + row
    }
  }
  return (x0, y0, x1, y1) => upTo(x1, y1) - upTo(x0, y1) - upTo(x1, y0) + upTo(x0, y0)
}
