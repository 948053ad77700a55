import { stamp } from '../render/layer.ts'
import { fbm, makeNoise, makeRandom } from '../render/noise.ts'
import { clamp } from '../render/numbers.ts'
import type { Hook } from '../render/scene.ts'
import { conifer, larch, type TreeLook } from './trees.ts'

/** Single trees on open land; distances and heights in km. */
type Grove = {
  seed: number
  /** Nearest and farthest tree in km. */
  near: number
  far: number
  count: number
  /** Height in km. */
  tall: number
  look: TreeLook
  goldShare?: number
  gold?: readonly [string, string, string]
  /** Share of width (-1..1) that stays open. */
  open?: readonly [number, number]
  /** Share of ground in groves, 0..1. */
  dense?: number
}

/** Plants single trees on the land of a canvas, farthest first, so that near ground is not left to the height field. */
export const grove =
  (g: Grove): Hook =>
  async (c) => {
    const land = c.land
    if (!land) return
    const random = makeRandom(g.seed)
    const n = makeNoise(g.seed)
    const s = 1920 / c.w
    const trees: { x: number; y: number; t: number; z: number; seed: number; gold: boolean }[] = []
    for (let i = 0; i < g.count * 4 && trees.length < g.count; i++) {
      const z = Math.sqrt(g.near ** 2 + random() * (g.far ** 2 - g.near ** 2))
      const sx = (random() * 2 - 1) * 1.08
      const x = sx * c.view.tan * z
      if (g.open && sx > g.open[0] && sx < g.open[1]) continue
      const h = land.bare(x, z, 6)
      if (h < 0.0025 || fbm(n, x * 6, z * 6, 3) > (g.dense ?? 0.6) * 1.4 - 0.7) continue
      const y = (c.horizon - ((h - c.view.height) * c.focal) / z) * s
      const t = ((g.tall * (0.5 + 0.7 * random()) * c.focal) / z) * s
      if (y - t > 1290) continue
      trees.push({
        x: (sx * 0.5 + 0.5) * 1920,
        y,
        t,
        z,
        seed: i + g.seed,
        gold: random() + 0.5 * n(x * 4, z * 4) < (g.goldShare ?? 0),
      })
    }
    trees.sort((a, b) => b.z - a.z)
    const bands = 4
    for (let b = 0; b < bands; b++) {
      const part = trees.slice(
        Math.floor((trees.length * b) / bands),
        Math.floor((trees.length * (b + 1)) / bands),
      )
      const shapes = part.map((t) =>
        t.gold && g.gold
          ? larch(t.x, t.y, t.t, t.seed, g.gold, '#33261b', g.look.side ?? 1)
          : conifer(t.x, t.y + t.t * 0.03, t.t, t.seed, g.look),
      )
      await stamp(c, shapes.join(''), { haze: clamp(0.1 * (1 - b / bands)) })
    }
  }

/** Tufts of grass and flowers; nearest, farthest and `size` in km. */
export const turf =
  (
    seed: number,
    near: number,
    far: number,
    count: number,
    size: number,
    tones: readonly string[],
  ): Hook =>
  async (c) => {
    const land = c.land
    if (!land) return
    const random = makeRandom(seed)
    const n = makeNoise(seed)
    const s = 1920 / c.w
    const list: { z: number; d: string; k: number }[] = []
    for (let i = 0; i < count; i++) {
      const z = near * (far / near) ** random()
      const sx = (random() * 2 - 1) * 1.05
      const x = sx * c.view.tan * z
      const h = land.bare(x, z, 6)
      if (h < 0.0008) continue
      const y = (c.horizon - ((h - c.view.height) * c.focal) / z) * s
      if (y > 1330 || y < 0) continue
      const t = Math.max(2, ((size * (0.5 + random()) * c.focal) / z) * s)
      const px = (sx * 0.5 + 0.5) * 1920
      let d = ''
      for (let q = 0; q < 4; q++) {
        const o = (q - 1.5) * t * 0.28
        const lean = o * 0.9 + (random() - 0.5) * t * 0.5
        d += `M${(px + o - t * 0.07).toFixed(1)} ${(y + t * 0.1).toFixed(1)}Q${(px + o).toFixed(1)} ${(y - t * 0.5).toFixed(1)} ${(px + o + lean).toFixed(1)} ${(y - t * (0.6 + 0.5 * random())).toFixed(1)}Q${(px + o + t * 0.1).toFixed(1)} ${(y - t * 0.4).toFixed(1)} ${(px + o + t * 0.08).toFixed(1)} ${(y + t * 0.1).toFixed(1)}Z`
      }
      const k = clamp(
        Math.floor((0.5 + 0.6 * n(x * 14, z * 14) + (random() - 0.5) * 0.5) * tones.length),
        0,
        tones.length - 1,
      )
      list.push({ z, d, k })
    }
    list.sort((a, b) => b.z - a.z)
    await stamp(c, list.map((e) => `<path d="${e.d}" fill="${tones[e.k]}"/>`).join(''), {
      opacity: 0.85,
    })
  }
