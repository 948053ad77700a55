import { blur, makeFrame, type Frame } from './frame.ts'
import { at } from './numbers.ts'

/** Directions in which the brush looks for calm. */
const SECTORS = 8

/**
 * Kuwahara brush with soft round windows: each px takes the means of its neighbourhoods, the calmest one most, so that
 * texture gathers into strokes while outlines stay crisp.
 * Tones are gamma-encoded RGB 0..1; `r` in px.
 */
export const paint = (src: Float32Array, w: number, h: number, r: number): Float32Array => {
  const means = blur({ w, h, data: src }, r * 0.9).data
  const squares = blur(squaredBrightness(src, w, h), r * 0.9).data
  const spread = new Float32Array(w * h)
  for (let i = 0; i < spread.length; i++) {
    const l = brightness(means, i)
    spread[i] = Math.max(0, at(squares, i * 3) - l * l)
  }
  const steps = Array.from({ length: SECTORS }, (_, k) => {
    const turn = ((k + 0.5) / SECTORS) * 2 * Math.PI
    return [Math.round(Math.cos(turn) * r), Math.round(Math.sin(turn) * r)] as const
  })
  const out = new Float32Array(src.length)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let red = 0
      let green = 0
      let blue = 0
      let total = 0
      for (const [dx, dy] of steps) {
        const sx = Math.min(w - 1, Math.max(0, x + dx))
        const sy = Math.min(h - 1, Math.max(0, y + dy))
        const i = sy * w + sx
        // A soft choice instead of a hard winner keeps flat skies even.
        const e = at(spread, i) * 4000 + 0.02
        const weight = 1 / (e * e * e)
        red += at(means, i * 3) * weight
        green += at(means, i * 3 + 1) * weight
        blue += at(means, i * 3 + 2) * weight
        total += weight
      }
      const o = (y * w + x) * 3
      out[o] = red / total
      out[o + 1] = green / total
      out[o + 2] = blue / total
    }
  return out
}

const brightness = (tones: Float32Array, i: number): number =>
  at(tones, i * 3) * 0.3 + at(tones, i * 3 + 1) * 0.59 + at(tones, i * 3 + 2) * 0.11

/** In the first channel of a frame, as `blur` works on frames. */
const squaredBrightness = (src: Float32Array, w: number, h: number): Frame => {
  const frame = makeFrame(w, h)
  for (let i = 0; i < w * h; i++) frame.data[i * 3] = brightness(src, i) ** 2
  return frame
}
