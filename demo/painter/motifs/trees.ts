import { makeRandom } from '../render/noise.ts'

/** Colours (#rrggbb) and build of a conifer. */
export type TreeLook = {
  dark: string
  /** Side that catches the light. */
  lit: string
  /** -1 lit from the left, 1 from the right, 0 silhouette. */
  side?: number
  snow?: string
  /** Half width per height. */
  slim?: number
}

const p = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A spruce or fir: foot and height in px of the original; branches are drawn one by one. */
export const conifer = (
  x: number,
  y: number,
  tall: number,
  seed: number,
  look: TreeLook,
): string => {
  const random = makeRandom(seed * 31 + 7)
  const slim = (look.slim ?? 0.15) * (0.85 + random() * 0.3)
  const lean = (random() - 0.5) * 0.03 * tall
  const whorls = Math.round(Math.min(46, 10 + tall / 13))
  let dark = `M${p(x - tall * 0.011, y)}L${p(x + lean - 0.6, y - tall)}L${p(x + tall * 0.011, y)}Z`
  let lit = ''
  let snow = ''
  for (let i = 0; i < whorls; i++) {
    const t = (i + 0.6 * random()) / whorls
    const cy = y - tall * (1 - t * 0.93)
    const cx = x + lean * (1 - t)
    for (const side of [-1, 1]) {
      const gap = random()
      if (gap < 0.08 && t > 0.2) continue
      const reach = tall * slim * (0.07 + t ** 0.82) * (0.62 + 0.55 * random())
      const droop = reach * (0.28 + 0.45 * t) * (0.7 + random() * 0.6)
      const thick = (tall / whorls) * (0.95 + 0.5 * random())
      const tx = cx + side * reach
      const ty = cy + droop
      const parts = 3 + Math.round(reach / 16)
      let edge = ''
      for (let q = 1; q <= parts; q++) {
        const u = 1 - q / (parts + 0.4)
        const ex = cx + side * reach * u
        const ey = cy + droop * u ** 1.3
        edge += `L${p(ex + side * reach * 0.05, ey + thick * (0.75 + 0.6 * random()))}L${p(ex, ey + thick * 0.32)}`
      }
      const branch = `M${p(cx, cy - thick * 0.35)}Q${p(cx + side * reach * 0.55, cy + droop * 0.32)} ${p(tx, ty)}${edge}L${p(cx, cy + thick * 0.9)}Z`
      dark += branch
      if (look.side && (side === look.side ? random() < 0.85 : random() < 0.22)) {
        const a = side === look.side ? 0.25 : 0.1
        const b = side === look.side ? 0.97 : 0.5
        lit += `M${p(cx + side * reach * a, cy + droop * a * 0.6)}Q${p(cx + side * reach * 0.55, cy + droop * 0.3)} ${p(cx + side * reach * b, cy + droop * b)}L${p(cx + side * reach * (b - 0.12), cy + droop * b + thick * 0.35)}L${p(cx + side * reach * 0.45, cy + droop * 0.4 + thick * 0.16)}L${p(cx + side * reach * 0.34, cy + droop * 0.34 + thick * 0.4)}Z`
      }
      if (look.snow && random() < 0.9)
        snow += `M${p(cx + side * reach * 0.08, cy - thick * 0.1)}Q${p(cx + side * reach * 0.55, cy + droop * 0.18)} ${p(tx, ty)}Q${p(cx + side * reach * 0.55, cy + droop * 0.45 + thick * 0.3)} ${p(cx + side * reach * 0.12, cy + thick * 0.42)}Z`
    }
  }
  return `<path d="${dark}" fill="${look.dark}"/>${lit ? `<path d="${lit}" fill="${look.lit}"/>` : ''}${snow ? `<path d="${snow}" fill="${look.snow}"/>` : ''}`
}

/** A larch or aspen: a trunk and feathery branches of fine tufts, in five tones mixed from three. */
export const larch = (
  x: number,
  y: number,
  tall: number,
  seed: number,
  tones: readonly [string, string, string],
  bark: string,
  side: number,
  round = false,
): string => {
  const random = makeRandom(seed * 17 + 3)
  const lean = (random() - 0.5) * 0.05 * tall
  const stem = tall * 0.009
  let out = `<path d="M${p(x - stem, y)}L${p(x + lean, y - tall * 0.97)}L${p(x + stem, y)}Z" fill="${bark}"/>`
  const palette = [
    mixed(tones[0], '#1d1408', 0.35),
    tones[0],
    mixed(tones[0], tones[1], 0.6),
    tones[1],
    tones[2],
  ]
  const tufts = palette.map(() => '')
  // Seen from afar the tufts are finer than a px: the crown needs a body.
  if (!round && tall < 120)
    out += `<path d="M${p(x - tall * 0.03, y - tall * 0.1)}L${p(x - tall * 0.12, y - tall * 0.2)}L${p(x - tall * 0.07, y - tall * 0.5)}L${p(x + lean, y - tall)}L${p(x + tall * 0.07, y - tall * 0.5)}L${p(x + tall * 0.11, y - tall * 0.17)}Z" fill="${mixed(tones[0], tones[1], 0.75)}"/>`
  const whorls = Math.round(Math.min(58, 9 + tall / 11))
  for (let i = 0; i < whorls; i++) {
    // From the top (0) down; gaps and uneven reach keep the outline from being a cone.
    const t = (i + random()) / whorls
    const reach =
      tall *
      (round
        ? 0.21 * Math.sin(Math.min(1, t * 1.1 + 0.06) * Math.PI) ** 0.7
        : 0.02 + 0.19 * t ** 0.85) *
      (0.55 + 0.7 * random())
    const foot = y - tall * (1 - t * (round ? 0.62 : 0.84))
    const count = Math.round(Math.min(40, 7 + reach / 2.2))
    for (let k = 0; k < count; k++) {
      const q = ((k + random()) / count) * 2 - 1
      const cx = x + lean * (1 - t) + q * reach
      const droop = round ? -0.1 : 0.3 * Math.abs(q) ** 1.4 - 0.06
      const cy = foot + droop * reach + (random() - 0.5) * tall * 0.022
      const r = tall * (0.0035 + 0.006 * random()) * (1.15 - 0.5 * Math.abs(q)) + 0.5
      const light = q * side * 0.75 + (random() - 0.5) * 1.1 + 0.16 - 0.3 * t
      const tone = Math.min(4, Math.max(0, Math.floor((light + 1) * 2.5)))
      const w = r * (1.1 + 1.2 * random())
      tufts[tone] +=
        `M${p(cx - w, cy + r * 0.3)}Q${p(cx - w * 0.2, cy - r * 1.2)} ${p(cx + w, cy)}Q${p(cx + w * 0.2, cy + r * 1.1)} ${p(cx - w, cy + r * 0.3)}Z`
    }
  }
  tufts.forEach((d, i) => {
    if (d) out += `<path d="${d}" fill="${palette[i]}"/>`
  })
  return out
}

/** Colour (#rrggbb) between two others. */
const mixed = (a: string, b: string, t: number): string => {
  const part = (code: string, at: number) => Number.parseInt(code.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(a, at) + (part(b, at) - part(a, at)) * t))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/**
 * A row of trees: columns, foot row and height in px of the original. `vary` is the share of the
 * height (0..1) that differs, `bow` how many px lower both ends are.
 */
export type Row = {
  from: number
  to: number
  y: number
  tall: number
  vary: number
  count: number
  seed: number
  bow?: number
}

/** A stand of conifers, sorted so that nearer trees cover farther ones. */
export const stand = (row: Row, look: TreeLook): string => {
  const random = makeRandom(row.seed)
  const trees: { x: number; y: number; tall: number; seed: number }[] = []
  for (let i = 0; i < row.count; i++) {
    const u = (i + random()) / row.count
    const bow = (row.bow ?? 0) * (2 * u - 1) ** 2
    const grove = 0.5 + 0.5 * Math.sin(u * 9 + row.seed) * Math.sin(u * 23 + row.seed * 2)
    trees.push({
      x: row.from + (row.to - row.from) * u,
      y: row.y + bow + random() * row.tall * 0.12,
      tall: row.tall * (1 - row.vary + row.vary * (0.4 * random() + 0.9 * grove)),
      seed: row.seed + i,
    })
  }
  return trees
    .toSorted((a, b) => a.y - b.y)
    .map((t) => conifer(t.x, t.y, t.tall, t.seed, look))
    .join('')
}
