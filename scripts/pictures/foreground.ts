import { hex, type Rgb } from './color.ts'
import { fbm, makeNoise, makeRandom, smooth } from './noise.ts'
import { defocus, flipped, stamp } from './layer.ts'
import { dab, type Canvas, type Hook } from './scene.ts'
import { larch, stand, type Row, type TreeLook } from './trees.ts'

export const spruce: TreeLook = { dark: '#0e1d17', lit: '#3a5233', side: 1 }
export const spruceLeft: TreeLook = { ...spruce, side: -1 }
export const snowSpruce: TreeLook = { dark: '#15261f', lit: '#3b5147', snow: '#dfe8f3', side: 1 }
export const black: TreeLook = { dark: '#070d0d', lit: '#070d0d', side: 0 }

/** Runs hooks one after the other. */
export const all =
  (...hooks: readonly Hook[]): Hook =>
  async (c) => {
    for (const hook of hooks) await hook(c)
  }

/** Stands of conifers; rows in px of the original. */
export const woods =
  (look: TreeLook, ...rows: readonly Row[]): Hook =>
  async (c) => {
    await stamp(c, rows.map((r) => stand(r, look)).join(''))
  }

/** Conifers on both edges that leave the middle open. */
export const framing = (look: TreeLook, seed: number, tall: number, left = 1, right = 1): Hook => {
  const rows: Row[] = []
  if (left > 0)
    rows.push(
      { from: -60, to: 330 * left, y: 1300, tall: tall * left, vary: 0.6, count: 6, seed },
      { from: -80, to: 150 * left, y: 1330, tall: tall * 1.35 * left, vary: 0.3, count: 3, seed: seed + 50 },
    )
  if (right > 0)
    rows.push(
      { from: 1980 - 330 * right, to: 1980, y: 1300, tall: tall * right, vary: 0.6, count: 6, seed: seed + 20 },
      { from: 2000 - 170 * right, to: 2000, y: 1330, tall: tall * 1.35 * right, vary: 0.3, count: 3, seed: seed + 70 },
    )
  return woods(look, ...rows)
}

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
    await stamp(c, list.map(([x, y, t], i) => larch(x, y, t, i * 7 + Math.round(x), tones, bark, side, round)).join(''))
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

/** A canoe with two paddlers and its reflection; centre and length in px of the original. */
export const canoe =
  (x: number, y: number, length: number, hull = '#a5261d'): Hook =>
  async (c) => {
    const l = length / 2
    const s = length / 200
    const person = (px: number, coat: string): string =>
      `<path d="M${px - 9 * s} ${y - 9 * s}Q${px - 11 * s} ${y - 34 * s} ${px} ${y - 37 * s}Q${px + 12 * s} ${y - 33 * s} ${px + 10 * s} ${y - 9 * s}Z" fill="${coat}"/><circle cx="${px + s}" cy="${y - 43 * s}" r="${6.4 * s}" fill="#2a1d18"/><path d="M${px + 6 * s} ${y - 28 * s}L${px + 31 * s} ${y + 4 * s}" stroke="#c9a36a" stroke-width="${2.2 * s}"/>`
    const boat = `${person(x - 38 * s, '#27384a')}${person(x + 34 * s, '#d8a53c')}<path d="M${x - l} ${y - 19 * s}Q${x - l * 0.8} ${y - 7 * s} ${x} ${y - 9 * s}Q${x + l * 0.8} ${y - 7 * s} ${x + l} ${y - 19 * s}Q${x + l * 0.93} ${y + 5 * s} ${x + l * 0.7} ${y + 6 * s}L${x - l * 0.7} ${y + 6 * s}Q${x - l * 0.93} ${y + 5 * s} ${x - l} ${y - 19 * s}Z" fill="${hull}"/><path d="M${x - l} ${y - 19 * s}Q${x - l * 0.8} ${y - 7 * s} ${x} ${y - 9 * s}Q${x + l * 0.8} ${y - 7 * s} ${x + l} ${y - 19 * s}" fill="none" stroke="#f0dfc0" stroke-width="${2 * s}"/>`
    await stamp(c, flipped(boat, y + 5 * s, 0.5), { soft: 2.5 })
    await stamp(
      c,
      `<path d="M${x - l * 0.8} ${y + 7 * s}L${x + l * 0.8} ${y + 7 * s}" stroke="#0b2a30" stroke-width="${3 * s}" opacity="0.5"/>${boat}`,
    )
  }

/** Drifting vapour between rows y0..y1 (shares of height), strongest at `peak`. */
export const vapour =
  (seed: number, y0: number, y1: number, peak: number, amount: number, colour: Rgb, scale = 3, upright = false): Hook =>
  (c) => {
    const n = makeNoise(seed)
    for (let y = Math.max(0, Math.floor(y0 * c.h)); y < Math.min(c.h, y1 * c.h); y++) {
      const v = y / c.h
      const body = smooth(y0, peak, v) * smooth(y1, peak, v)
      for (let x = 0; x < c.w; x++) {
        const u = (x / c.w) * 1.5
        const a = upright
          ? fbm(n, u * scale * 1.8 + 0.5 * n(v * 4, 2), v * scale * 0.9, 5)
          : fbm(n, u * scale * 0.6, v * scale * 2.4, 5)
        const t = amount * body * smooth(-0.35, 0.55, a)
        if (t > 0.003) dab(c.frame, x, y, colour, Math.min(0.96, t))
      }
    }
  }

/** Slanting beams from the sun's px position; adds light. */
export const beams =
  (seed: number, x: number, y: number, gain: number, colour: Rgb): Hook =>
  (c) => {
    const n = makeNoise(seed)
    for (let py = 0; py < c.h; py++)
      for (let px = 0; px < c.w; px++) {
        const dx = px / c.k - x
        const dy = py / c.k - y
        const r = Math.hypot(dx, dy)
        const a = Math.atan2(dy, dx)
        const k =
          gain *
          smooth(0.05, 0.6, fbm(n, a * 5, 3, 3) + 0.15) *
          Math.exp(-r / 900) *
          smooth(0, 120, r) *
          smooth(-0.1, 0.5, Math.sin(a))
        const i = (py * c.w + px) * 3
        for (let q = 0; q < 3; q++) c.frame.data[i + q] = c.frame.data[i + q]! + colour[q]! * k
      }
  }

/** A dark, slightly soft bank along the lower edge, as a viewer standing among plants would have it. */
export const bank =
  (seed: number, y: number, rise: number, colour: string): Hook =>
  async (c) => {
    const n = makeNoise(seed)
    let d = 'M-10 1300'
    for (let x = -10; x <= 1930; x += 14)
      d += `L${x} ${(y + rise * Math.abs(x / 1920 - 0.5) * -2 + fbm(n, x / 260, 2, 5) * 70).toFixed(1)}`
    await stamp(c, `<path d="${d}L1930 1300Z" fill="${colour}"/>`)
  }

export const softFoot =
  (r = 3): Hook =>
  (c: Canvas) =>
    defocus(c, 0.82, 1, r)
export const steamWhite = hex('#eef3f6')
