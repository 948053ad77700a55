import type { Air } from './air.ts'
import { addAurora, type Curtain } from './aurora.ts'
import { channel, type Rgb } from './color.ts'
import type { Cover } from './cover.ts'
import type { Grade } from './finish.ts'
import { bloom, makeFrame, type Frame } from './frame.ts'
import { march } from './march.ts'
import { add, at } from './numbers.ts'
import { shadeLand } from './shade.ts'
import { makeSky, withClouds, type Clouds, type Sky, type SkyAt, type View } from './sky.ts'
import { addStars, type Stars } from './stars.ts'
import { makeLand, type Height, type Land } from './terrain.ts'
import { flipBelow, paintWater, type Water } from './water.ts'

/** The target of a hook; `k` is px per px of the 1920 px original. */
export type Canvas = {
  frame: Frame
  w: number
  h: number
  k: number
  focal: number
  /** Row of the horizon in px. */
  horizon: number
  view: View
  sky: Sky
  skyAt: SkyAt
  seed: number
  land?: Height
}

/** Paints onto a canvas. */
export type Hook = (c: Canvas) => Promise<void> | void

/** One picture: its viewpoint, its contents and its light. */
export type Scene = {
  seed: number
  view: View
  sky: Sky
  clouds?: readonly Clouds[]
  stars?: Stars
  aurora?: { curtains: readonly Curtain[]; pitch?: number; centre?: number }
  land?: Land
  cover?: Cover
  air?: Air
  /** With `line` (share of height) everything above it is mirrored; without, the land is seen again from below. */
  water?: Water & { line?: number }
  /** Painted before the water, hence mirrored by a `line`. */
  middle?: Hook
  front?: Hook
  /** Light above `from` spreads over `r` px of the 1920 px original. */
  bloom?: { from: number; r: number; gain: number }
  grade?: Grade
}

/** Sky by rows above the horizon: row 0 of the result is the topmost. */
const drawSky = (scene: Scene, skyAt: SkyAt, w: number, rows: number, focal: number): Frame => {
  const f = makeFrame(w, rows)
  const out = new Float32Array(3)
  for (let y = 0; y < rows; y++) {
    const dy = (rows - y - 0.5) / focal
    for (let x = 0; x < w; x++) {
      const dx = (x + 0.5 - w / 2) / focal
      const len = Math.sqrt(1 + dx * dx + dy * dy)
      skyAt(dx / len, dy / len, 1 / len, out)
      f.data.set(out, (y * w + x) * 3)
    }
  }
  if (scene.stars) addStars(f, scene.stars, rows)
  if (scene.aurora)
    addAurora(f, scene.aurora.curtains, rows, focal, scene.aurora.pitch, scene.aurora.centre)
  return f
}

/** Renders a scene into linear light at w x h px. */
export const render = async (scene: Scene, w: number, h: number): Promise<Frame> => {
  const { view, sky } = scene
  const focal = w / 2 / view.tan
  const horizon = Math.round(view.horizon * h)
  let skyAt = makeSky(sky)
  // Air glows around the sun, yet never shows its disc.
  const clear = makeSky({ ...sky, disc: 0, halo: (sky.halo ?? 1) * 0.55 })
  for (const c of scene.clouds ?? []) skyAt = withClouds(skyAt, sky, c)
  const rows = Math.max(1, horizon, h - horizon)
  const dome = drawSky(scene, skyAt, w, rows, focal)
  const frame = makeFrame(w, h)
  const mirrored = makeFrame(w, h)
  for (let y = 0; y < h; y++) {
    const up = y < horizon ? rows - horizon + y : rows - 1
    const down = Math.max(0, rows - 1 - Math.max(0, y - horizon))
    frame.data.set(dome.data.subarray(up * w * 3, (up + 1) * w * 3), y * w * 3)
    mirrored.data.set(dome.data.subarray(down * w * 3, (down + 1) * w * 3), y * w * 3)
  }
  const canvas: Canvas = {
    frame,
    w,
    h,
    k: w / 1920,
    focal,
    horizon,
    view,
    sky,
    skyAt: clear,
    seed: scene.seed,
  }
  let height: Height | undefined
  let depth: Float32Array | undefined
  if (scene.land && scene.cover) {
    height = makeLand(scene.land, view)
    canvas.land = height
    depth = march(scene.land, height, view, w, h, false)
    const shader = {
      land: scene.land,
      height,
      cover: scene.cover,
      sky,
      skyAt: clear,
      air: scene.air ?? { density: 0.02 },
      view,
    }
    shadeLand(shader, depth, frame.data, w, h)
    if (scene.water && scene.water.line === undefined)
      shadeLand(
        { ...shader, view },
        march(scene.land, height, view, w, h, true),
        mirrored.data,
        w,
        h,
      )
  }
  await scene.middle?.(canvas)
  if (scene.water) {
    const line = scene.water.line
    if (line !== undefined)
      paintWater(frame, flipBelow(frame, line * h), scene.water, sky, view, (_x, y) =>
        y > line * h ? 1 : 0,
      )
    else {
      const land = height
      const seen = depth
      paintWater(frame, mirrored, scene.water, sky, view, (px, py, x, z) => {
        if (!land || !seen) return 1
        const d = at(seen, py * w + px)
        if (d > 0 && d < z * 0.985) return 0
        return -land.bare(x, z, 6)
      })
    }
  }
  await scene.front?.(canvas)
  if (scene.bloom) bloom(frame, scene.bloom.from, scene.bloom.r * canvas.k, scene.bloom.gain)
  return frame
}

/** Blends one colour into a px, `t` 0..1. */
export const dab = (f: Frame, x: number, y: number, c: Rgb, t: number): void => {
  const i = (y * f.w + x) * 3
  for (let q = 0; q < 3; q++) add(f.data, i + q, (channel(c, q) - at(f.data, i + q)) * t)
}

/** Paints one hook over the other. */
export const all =
  (...hooks: readonly Hook[]): Hook =>
  async (c) => {
    for (const hook of hooks) await hook(c)
  }
