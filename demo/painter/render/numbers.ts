/** Number `i` of a list of light or distances; 0 past its ends. */
export const at = (values: Float32Array, i: number): number => values[i] ?? 0

/** Adds to number `i` of a list of light. */
export const add = (values: Float32Array, i: number, more: number): void => {
  values[i] = (values[i] ?? 0) + more
}

/** Holds `v` between `lo` and `hi`, by default 0..1. */
export const clamp = (v: number, lo = 0, hi = 1): number => (v < lo ? lo : v > hi ? hi : v)

/** Soft step, 0..1: 0 at `lo`, 1 at `hi`, which may be the smaller of the two. */
export const smooth = (lo: number, hi: number, v: number): number => {
  const t = clamp((v - lo) / (hi - lo))
  return t * t * (3 - 2 * t)
}

/** From `a` to `b` as `t` goes from 0 to 1. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
