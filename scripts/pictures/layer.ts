import sharp from 'sharp'
import { toLinear } from './color.ts'
import { blur } from './frame.ts'
import { clamp } from './noise.ts'
import type { Canvas } from './scene.ts'

export type Stamp = {
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
  if (soft > 0.4) image = sharp(await image.raw().toBuffer(), { raw: { width: w, height: h, channels: 4 } }).blur(soft)
  const raw = await image.raw().toBuffer()
  const gain = options.gain ?? 1
  const haze = options.haze ?? 0
  const opacity = options.opacity ?? 1
  const air = new Float32Array(3)
  for (let i = 0; i < w * h; i++) {
    const a = (raw[i * 4 + 3]! / 255) * opacity
    if (a === 0) continue
    if (haze > 0) {
      const dx = ((i % w) - w / 2) / c.focal
      const len = Math.sqrt(1 + dx * dx)
      c.skyAt(dx / len, 0.04, 1 / len, air)
    }
    for (let q = 0; q < 3; q++) {
      const o = i * 3 + q
      const v = gammaTable[raw[i * 4 + q]!]! * gain
      const lit = v + (air[q]! - v) * haze
      frame.data[o] = options.add ? frame.data[o]! + lit * a : frame.data[o]! + (lit - frame.data[o]!) * a
    }
  }
}

/** Softens rows y0..y1 (shares of height) by `r` px of the original, more towards the second edge. */
export const defocus = (c: Canvas, y0: number, y1: number, r: number): void => {
  const soft = blur(c.frame, r * c.k)
  for (let y = Math.floor(y0 * c.h); y < c.h; y++) {
    const t = clamp((y / c.h - y0) / (y1 - y0))
    for (let i = y * c.w * 3; i < (y + 1) * c.w * 3; i++)
      c.frame.data[i] = c.frame.data[i]! + (soft.data[i]! - c.frame.data[i]!) * t
  }
}

const f1 = (v: number): string => v.toFixed(1)
export const poly = (points: readonly (readonly [number, number])[], fill: string, extra = ''): string =>
  `<path d="M${points.map((p) => `${f1(p[0])} ${f1(p[1])}`).join('L')}Z" fill="${fill}" ${extra}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${fill}" ${extra}/>`
export const dot = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${fill}" ${extra}/>`
/** Copy of shapes upside down about row y (px). */
export const flipped = (shapes: string, y: number, opacity = 0.45): string =>
  `<g transform="matrix(1 0 0 -1 0 ${f1(2 * y)})" opacity="${opacity}">${shapes}</g>`
