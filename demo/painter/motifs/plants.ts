import { stamp } from '../render/layer.ts'
import { makeRandom } from '../render/noise.ts'
import type { Hook } from '../render/scene.ts'
import { larch, stand, type Row, type TreeLook } from './trees.ts'

/** Spruces lit from the right, from the left, under snow, and as a silhouette. */
export const spruce: TreeLook = { dark: '#0e1d17', lit: '#3a5233', side: 1 }
export const spruceLeft: TreeLook = { ...spruce, side: -1 }
export const snowSpruce: TreeLook = { dark: '#15261f', lit: '#3b5147', snow: '#dfe8f3', side: 1 }
export const black: TreeLook = { dark: '#070d0d', lit: '#070d0d', side: 0 }

/** Groups of conifers; rows in px of the original. */
export const woods =
  (look: TreeLook, ...rows: readonly Row[]): Hook =>
  async (c) => {
    await stamp(c, rows.map((r) => stand(r, look)).join(''))
  }

/** Conifers on both edges that leave the middle open: height in px of the original, reach of either side 0..1. */
export const framing = (look: TreeLook, seed: number, tall: number, left = 1, right = 1): Hook => {
  const rows: Row[] = []
  if (left > 0)
    rows.push(
      { from: -60, to: 330 * left, y: 1300, tall: tall * left, vary: 0.6, count: 6, seed },
      {
        from: -80,
        to: 150 * left,
        y: 1330,
        tall: tall * 1.35 * left,
        vary: 0.3,
        count: 3,
        seed: seed + 50,
      },
    )
  if (right > 0)
    rows.push(
      {
        from: 1980 - 330 * right,
        to: 1980,
        y: 1300,
        tall: tall * right,
        vary: 0.6,
        count: 6,
        seed: seed + 20,
      },
      {
        from: 2000 - 170 * right,
        to: 2000,
        y: 1330,
        tall: tall * 1.35 * right,
        vary: 0.3,
        count: 3,
        seed: seed + 70,
      },
    )
  return woods(look, ...rows)
}

/** Larches in autumn, dark to light. */
export const goldTones: readonly [string, string, string] = ['#8a5a12', '#cf8f1d', '#f3c044']

/** Single larches: x, foot y and height in px of the original. */
export const larches =
  (
    side: number,
    list: readonly (readonly [number, number, number])[],
    tones = goldTones,
    bark = '#3a2c20',
    round = false,
  ): Hook =>
  async (c) => {
    await stamp(
      c,
      list
        .map(([x, y, t], i) => larch(x, y, t, i * 7 + Math.round(x), tones, bark, side, round))
        .join(''),
    )
  }

/** Blades of grass or reed along the lower edge; lengths in px of the original. */
export const reeds =
  (
    seed: number,
    from: number,
    to: number,
    y: number,
    tall: number,
    count: number,
    tones: readonly string[],
    rise = 0,
  ): Hook =>
  async (c) => {
    const random = makeRandom(seed)
    const paths = tones.map(() => '')
    for (let i = 0; i < count; i++) {
      const x = from + (to - from) * random()
      const patch = 0.45 + 0.55 * Math.sin(x * 0.011 + seed) * Math.sin(x * 0.027 + seed * 2)
      const t = tall * (0.35 + 0.65 * random()) * (0.55 + 0.6 * Math.abs(patch))
      const foot = y + rise * ((x - from) / (to - from)) + random() * 26
      const bend = (random() - 0.42) * t * 0.5
      const w = 1.4 + t / 110
      const k = Math.floor(random() * tones.length)
      paths[k] +=
        `M${(x - w).toFixed(1)} ${foot.toFixed(1)}Q${(x + bend * 0.2).toFixed(1)} ${(foot - t * 0.6).toFixed(1)} ${(x + bend).toFixed(1)} ${(foot - t).toFixed(1)}Q${(x + bend * 0.3 + w).toFixed(1)} ${(foot - t * 0.5).toFixed(1)} ${(x + w).toFixed(1)} ${foot.toFixed(1)}Z`
    }
    await stamp(c, paths.map((d, i) => `<path d="${d}" fill="${tones[i]}"/>`).join(''))
  }
