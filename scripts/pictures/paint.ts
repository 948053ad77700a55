/**
 * Kuwahara brush: each px takes the mean of the calmest of its four neighbouring squares,
 * so texture gathers into strokes while outlines stay crisp.
 * Tones are gamma-encoded RGB 0..1; `r` in px.
 */
export const paint = (src: Float32Array, w: number, h: number, r: number): Float32Array => {
  const W = w + 1
  const sum = [0, 1, 2, 3].map(() => new Float64Array(W * (h + 1)))
  const [sr, sg, sb, sq] = sum as [Float64Array, Float64Array, Float64Array, Float64Array]
  for (let y = 0; y < h; y++) {
    let r0 = 0
    let g0 = 0
    let b0 = 0
    let q0 = 0
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      const R = src[i]!
      const G = src[i + 1]!
      const B = src[i + 2]!
      const l = R * 0.3 + G * 0.59 + B * 0.11
      r0 += R
      g0 += G
      b0 += B
      q0 += l * l
      const k = (y + 1) * W + x + 1
      sr[k] = sr[k - W]! + r0
      sg[k] = sg[k - W]! + g0
      sb[k] = sb[k - W]! + b0
      sq[k] = sq[k - W]! + q0
    }
  }
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
        const a = y1 * W + x1
        const b = y1 * W + x0
        const c = y0 * W + x1
        const d = y0 * W + x0
        const mr = (sr[a]! - sr[b]! - sr[c]! + sr[d]!) * k
        const mg = (sg[a]! - sg[b]! - sg[c]! + sg[d]!) * k
        const mb = (sb[a]! - sb[b]! - sb[c]! + sb[d]!) * k
        const l = mr * 0.3 + mg * 0.59 + mb * 0.11
        const spread = Math.max(0, (sq[a]! - sq[b]! - sq[c]! + sq[d]!) * k - l * l)
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
