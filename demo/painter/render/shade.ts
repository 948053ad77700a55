import { makeHaze, type Air, type Light } from './air.ts'
import type { Rgb } from './color.ts'
import { makeCover, makeSpot, makeSurvey, type Cover } from './cover.ts'
import type { Depth } from './march.ts'
import { makeNoise } from './noise.ts'
import { at, clamp } from './numbers.ts'
import { sunDirection, type Sky, type SkyAt, type View } from './sky.ts'
import type { Height, Land } from './terrain.ts'

/** Everything that decides the look of a land; `skyAt` gives the colour of the air in front of it. */
type Shader = {
  land: Land
  height: Height
  cover: Cover
  sky: Sky
  skyAt: SkyAt
  air: Air
  view: View
}

/** Colours every px of `depth` into `out` (interleaved linear RGB), leaving sky px alone. */
export const shadeLand = (
  s: Shader,
  depth: Depth,
  out: Float32Array,
  w: number,
  h: number,
): void => {
  const { land, height, sky, skyAt, view } = s
  const focal = w / 2 / view.tan
  const horizon = view.horizon * h
  const sun = sunDirection(sky)
  const n = makeNoise(land.seed + 5)
  const survey = makeSurvey(land, height, n, focal)
  const cover = makeCover(land, s.cover, n)
  const haze = makeHaze(s.air, n)
  // Shadows cost most, and soft as they are, one serves a block of px.
  const step = w > 900 ? 3 : 2
  const shadow = new Float32Array(Math.ceil(w / step))
  const spot = makeSpot()
  const colour = new Float32Array(3)
  const far = new Float32Array(3)
  const light: Light = [0, 0, 0]
  for (let y = 0; y < h; y++) {
    if (y % step === 0) shadow.fill(-1)
    for (let x = 0; x < w; x++) {
      const z = at(depth, y * w + x)
      if (z <= 0) continue
      const sx = (x + 0.5 - w / 2) / focal
      spot.x = sx * z
      spot.z = z
      survey(spot)
      cover(spot, colour)
      const up = 1 / Math.sqrt(1 + spot.fallX * spot.fallX + spot.fallZ * spot.fallZ)
      const block = Math.floor(x / step)
      if (sun[1] > 0.005 && at(shadow, block) < 0)
        shadow[block] = sunlit(
          height,
          [spot.x, spot.ground + spot.leaf * 0.5 + 0.002, z],
          sun,
          focal,
        )
      const sunny = Math.max(0, at(shadow, block))
      const direct = sunny * clamp((spot.fallX * sun[0] + sun[1] + spot.fallZ * sun[2]) * up)
      // Thin leaves let some of a low sun through from behind.
      const through = spot.wood * clamp(sun[2]) * 0.14 * sunny
      const open = (0.45 + 0.55 * up) * spot.open
      light[0] = at(colour, 0) * (sky.light[0] * (direct + through) + sky.ambient[0] * open)
      light[1] = at(colour, 1) * (sky.light[1] * (direct + through) + sky.ambient[1] * open)
      light[2] = at(colour, 2) * (sky.light[2] * (direct + through) + sky.ambient[2] * open)
      const dy = (horizon - y) / focal
      const len = Math.sqrt(1 + sx * sx + dy * dy)
      skyAt(sx / len, 0.035, 1 / len, far)
      haze(light, far, spot, z * len)
      out.set(light, (y * w + x) * 3)
    }
  }
}

/** Share of sunlight that reaches a point (x, y and z in km), 0..1; `focal` is px per km at 1 km. */
const sunlit = (height: Height, [x, y, z]: Rgb, sun: Rgb, focal: number): number => {
  let light = 1
  let d = Math.max(0.012, (z / focal) * 6)
  for (let i = 0; i < 26 && light > 0; i++) {
    const px = x + sun[0] * d
    const pz = z + sun[2] * d
    const py = y + sun[1] * d
    const h = height.bare(px, pz, i < 10 ? 6 : 4)
    light = Math.min(light, 0.5 + (py - h) / (d * 0.09))
    d *= 1.28
  }
  return clamp(light)
}
