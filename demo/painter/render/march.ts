import { at, clamp } from './numbers.ts'
import type { View } from './sky.ts'
import type { Height, Land } from './terrain.ts'

/** Distance along the view axis in km for every px; 0 where there is sky. */
export type Depth = Float32Array

/** Octaves worth computing at distance z km when one km at 1 km spans `focal` px. */
export const octavesAt = (z: number, focal: number, relief: number): number =>
  Math.round(clamp(Math.log2(focal / (z * relief)) - 0.3, 3, 10))

/**
 * Walks each px column from near to far and fills the rows a land covers.
 * With `mirrored` the land is seen upside down, as in the lake.
 */
export const march = (
  land: Land,
  height: Height,
  view: View,
  w: number,
  h: number,
  mirrored: boolean,
): Depth => {
  const depth = new Float32Array(w * h)
  const focal = w / 2 / view.tan
  const horizon = view.horizon * h
  const eye = mirrored ? -view.height : view.height
  const grow = 1 + 2.6 / w + 0.0006
  const near = mirrored ? Math.max(land.near ?? 0.03, land.bouldersTo ?? 0) : (land.near ?? 0.03)
  const far = land.far ?? 60
  const relief = land.relief ?? 0.55
  for (let px = 0; px < w; px++) {
    const sx = (px + 0.5 - w / 2) / focal
    let top = mirrored ? horizon : h
    let lastZ = near
    let lastY = mirrored ? horizon : h + 1
    let limit = 0
    // Land between the eye and the water never shows in the water.
    let afloat = false
    let ashore = false
    for (let z = near; z < far; z *= grow) {
      const x = sx * z
      const b = height.bare(x, z, octavesAt(z, focal, relief))
      const t = Math.max(0, b > 0 && z < 14 ? b + height.canopy(x, z, b) : b)
      if (mirrored && t <= 0) afloat = true
      if (mirrored && (t <= 0 || !afloat)) {
        lastZ = z
        lastY = horizon - (view.height * focal) / z
        ashore = false
        continue
      }
      const y = horizon - ((t - eye) * focal) / z
      if (mirrored) {
        // Counted downwards from the horizon; every new shore starts at its own waterline, behind nearer islands.
        const down = 2 * horizon - y
        if (!ashore) limit = horizon + (view.height * focal) / z
        ashore = true
        if (down > limit) {
          const lastDown = 2 * horizon - lastY
          const to = Math.min(h - 1, Math.floor(down))
          for (let row = Math.ceil(limit); row <= to; row++) {
            if (at(depth, row * w + px) > 0) continue
            const k = down > lastDown ? clamp((row - lastDown) / (down - lastDown)) : 1
            depth[row * w + px] = lastZ + (z - lastZ) * k
          }
          limit = down
        }
      } else if (y < top) {
        const from = Math.max(0, Math.ceil(y))
        for (let row = Math.min(h - 1, Math.ceil(top) - 1); row >= from; row--) {
          const k = lastY > y ? clamp((lastY - row) / (lastY - y)) : 1
          depth[row * w + px] = lastZ + (z - lastZ) * k
        }
        top = y
        if (top <= 0) break
      }
      lastZ = z
      lastY = y
    }
  }
  return depth
}
