import sharp from 'sharp'
import { toLinear } from './color.ts'
import { at } from './numbers.ts'
import type { Canvas } from './scene.ts'

/** Options for drawing shapes over a picture. */
type Stamp = {
  /** Share of the shapes hidden by air of the sky's colour, 0..1. */
  haze?: number
  /** Brightness of the shapes; above 1 they glow. */
  gain?: number
  /** Softness in px of the 1920 px original. */
  soft?: number
  opacity?: number
  /** Adds light instead of covering. */
  add?: boolean
}

const gammaTable = new Float32Array(256).map((_, i) => toLinear(i / 255))

/** Draws SVG elements given in px of the 1920x1280 original onto a canvas. */
export const stamp = async (c: Canvas, shapes: string, options: Stamp = {}): Promise<void> => {
  const { w, h, frame } = c
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 1920 1280" preserveAspectRatio="none">${shapes}</svg>`
  let image = sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha()
  const soft = (options.soft ?? 0) * c.k
  if (soft > 0.4)
    image = sharp(await image.raw().toBuffer(), { raw: { width: w, height: h, channels: 4 } }).blur(
      soft,
    )
  const raw = await image.raw().toBuffer()
  const gain = options.gain ?? 1
  const haze = options.haze ?? 0
  const opacity = options.opacity ?? 1
  const air = new Float32Array(3)
  for (let i = 0; i < w * h; i++) {
    const a = ((raw[i * 4 + 3] ?? 0) / 255) * opacity
    if (a === 0) continue
    if (haze > 0) {
      const dx = ((i % w) - w / 2) / c.focal
      const len = Math.sqrt(1 + dx * dx)
      c.skyAt(dx / len, 0.04, 1 / len, air)
    }
    for (let q = 0; q < 3; q++) {
      const o = i * 3 + q
      const v = at(gammaTable, raw[i * 4 + q] ?? 0) * gain
      const lit = v + (at(air, q) - v) * haze
      frame.data[o] = options.add
        ? at(frame.data, o) + lit * a
        : at(frame.data, o) + (lit - at(frame.data, o)) * a
    }
  }
}

const f1 = (v: number): string => v.toFixed(1)

/** A closed SVG shape through points in px; `extra` are further attributes. */
export const poly = (
  points: readonly (readonly [number, number])[],
  fill: string,
  extra = '',
): string =>
  `<path d="M${points.map((p) => `${f1(p[0])} ${f1(p[1])}`).join('L')}Z" fill="${fill}" ${extra}/>`

/** An SVG rectangle by its upper left corner and size in px. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${fill}" ${extra}/>`

/** An SVG circle by its middle and radius in px. */
export const dot = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${fill}" ${extra}/>`
