import { curveAt } from '../render/curve.ts'
import { poly, stamp } from '../render/layer.ts'
import type { Hook } from '../render/scene.ts'

/** A road by its centre (shares of width and height) and width in px of the original, far end first. */
export const road =
  (
    line: readonly (readonly [number, number, number])[],
    tar: string,
    edge: string,
    mark = '#e0b648',
  ): Hook =>
  async (c) => {
    const edgeAt = (share: number, side: number): [number, number] => {
      const t = share * (line.length - 1)
      return [
        curveAt(line, t, 0) * 1920 + (side * curveAt(line, t, 2)) / 2,
        curveAt(line, t, 1) * 1280,
      ]
    }
    const strip = (a: number, b: number, from = 0, to = 1): [number, number][] => {
      const out: [number, number][] = []
      for (let i = 0; i <= 40; i++) out.push(edgeAt(from + ((to - from) * i) / 40, a))
      for (let i = 40; i >= 0; i--) out.push(edgeAt(from + ((to - from) * i) / 40, b))
      return out
    }
    let shapes = poly(strip(-1.16, 1.16), '#77705a') + poly(strip(-1, 1), tar)
    shapes += poly(strip(-0.9, -0.865), edge) + poly(strip(0.865, 0.9), edge)
    for (let i = 0; i < 9; i++)
      shapes += poly(strip(-0.02, 0.02, 0.32 + i * 0.08, 0.32 + i * 0.08 + 0.045), mark)
    await stamp(c, shapes, { haze: 0.06 })
  }

/** A road that crosses the picture from side to side; upper edge left and right and depth in px of the original. */
export const crossing =
  (left: number, right: number, deep: number, tar: string, verge: string): Hook =>
  (c) => {
    const mid = (left + right) / 2 - 14
    const band = (a: number, b: number, fill: string): string =>
      `<path d="M-10 ${left + a}Q960 ${mid + a} 1930 ${right + a}V${right + b}Q960 ${mid + b} -10 ${left + b}Z" fill="${fill}"/>`
    return stamp(
      c,
      band(-26, deep + 30, verge) +
        band(0, deep, tar) +
        band(12, 18, '#d8d3c6') +
        band(deep - 26, deep - 16, '#d8d3c6') +
        band(deep * 0.46, deep * 0.46 + 8, '#d9aa42'),
    )
  }
