import { add, at } from './numbers.ts'

/** Interleaved linear RGB picture; sizes in px. */
export type Frame = { w: number; h: number; data: Float32Array }

/** A black frame of w x h px. */
export const makeFrame = (w: number, h: number): Frame => ({
  w,
  h,
  data: new Float32Array(w * h * 3),
})

/** Bilinear read at px coordinates into `out`; edges repeat. */
export const sample = (f: Frame, x: number, y: number, out: Float32Array): void => {
  const cx = x < 0 ? 0 : x > f.w - 1.001 ? f.w - 1.001 : x
  const cy = y < 0 ? 0 : y > f.h - 1.001 ? f.h - 1.001 : y
  const i = Math.floor(cx)
  const j = Math.floor(cy)
  const u = cx - i
  const v = cy - j
  const a = (j * f.w + i) * 3
  const b = a + f.w * 3
  const d = f.data
  for (let c = 0; c < 3; c++) {
    const top = at(d, a + c) * (1 - u) + at(d, a + 3 + c) * u
    const low = at(d, b + c) * (1 - u) + at(d, b + 3 + c) * u
    out[c] = top * (1 - v) + low * v
  }
}

const boxPass = (
  src: Float32Array,
  dst: Float32Array,
  n: number,
  lines: number,
  step: number,
  line: number,
  r: number,
): void => {
  const k = 1 / (2 * r + 1)
  for (let l = 0; l < lines; l++)
    for (let c = 0; c < 3; c++) {
      const o = l * line + c
      let sum = at(src, o) * r
      for (let i = 0; i < r; i++) sum += at(src, o + Math.min(i, n - 1) * step)
      for (let i = 0; i < n; i++) {
        sum += at(src, o + Math.min(i + r, n - 1) * step)
        dst[o + i * step] = sum * k
        sum -= at(src, o + Math.max(i - r, 0) * step)
      }
    }
}

/** Near-gaussian blur with radii in px; three boxes in each direction. */
export const blur = (f: Frame, rx: number, ry = rx): Frame => {
  let a = f.data.slice()
  let b = new Float32Array(a.length)
  const x = Math.max(0, Math.round(rx * 0.6))
  const y = Math.max(0, Math.round(ry * 0.6))
  for (let pass = 0; pass < 3; pass++) {
    if (x > 0) {
      boxPass(a, b, f.w, f.h, 3, f.w * 3, x)
      ;[a, b] = [b, a]
    }
    if (y > 0) {
      boxPass(a, b, f.h, f.w, f.w * 3, 3, y)
      ;[a, b] = [b, a]
    }
  }
  return { w: f.w, h: f.h, data: a }
}

/** Adds the light of everything brighter than `from`, spread over `r` px, as a lens would. */
export const bloom = (f: Frame, from: number, r: number, gain: number): void => {
  const bright = makeFrame(f.w, f.h)
  for (let i = 0; i < f.data.length; i++)
    bright.data[i] = Math.min(4, Math.max(0, at(f.data, i) - from))
  const soft = blur(bright, r)
  for (let i = 0; i < f.data.length; i++) add(f.data, i, at(soft.data, i) * gain)
}
