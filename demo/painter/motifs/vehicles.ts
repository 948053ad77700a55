import { dot, stamp } from '../render/layer.ts'
import type { Hook } from '../render/scene.ts'
import { glow } from './light.ts'

/** A dark vehicle from the side, its lamps lit; middle of its foot and length in px of the original. */
export const vehicle =
  (kind: 'minivan' | 'suv', x: number, y: number, l: number, paint: string, shade: string): Hook =>
  async (c) => {
    const u = l / 100
    const X = (v: number): string => (x + (v - 50) * u).toFixed(1)
    const Y = (v: number): string => (y - v * u).toFixed(1)
    const P = (pts: string): string =>
      pts.replace(
        /(-?[\d.]+),(-?[\d.]+)/g,
        (_, a: string, b: string) => `${X(Number(a))} ${Y(Number(b))}`,
      )
    const body =
      kind === 'minivan'
        ? 'M1,9 Q0,18 3,23 Q8,38 17,40.5 Q45,43 66,40 Q80,36 87,26.5 Q97,24 99,18 Q100,12 98,8 L2,7 Z'
        : 'M1,11 L1,26 Q2,40 8,42 Q38,44.5 60,42 Q68,40 75,29 Q95,27.5 98,22 Q99.5,15 98,10 L2,9 Z'
    const glass =
      kind === 'minivan'
        ? 'M7,26 Q11,37 18,38 Q44,40 63,37.5 Q74,34 81,26.5 Z'
        : 'M5,29 Q6,39 10,40 Q38,42 58,39.7 Q64,38 70,29.5 Z'
    const posts = kind === 'minivan' ? [27, 46, 63] : [22, 40, 55]
    const low = kind === 'minivan' ? 8 : 10
    const wheel = (cx: number): string =>
      dot(Number(X(cx)), Number(Y(low - 0.6)), u * (low * 0.86), '#08090a') +
      dot(Number(X(cx)), Number(Y(low - 0.6)), u * low * 0.5, '#272c2f') +
      dot(Number(X(cx)), Number(Y(low - 0.6)), u * low * 0.16, '#14181a')
    const rack =
      kind === 'suv'
        ? `<path d="${P('M12,44 L54,44')}" stroke="#15181a" stroke-width="${u * 0.9}"/><path d="${P('M14,49.5 Q30,52.5 48,49.5 L50,45 L13,45 Z')}" fill="#23282a"/>`
        : `<path d="${P('M20,42.6 L62,42.6')}" stroke="#15181a" stroke-width="${u * 0.8}"/>`
    await stamp(
      c,
      `<ellipse cx="${x}" cy="${y}" rx="${l * 0.53}" ry="${u * 2}" fill="#000" opacity="0.5"/>${rack}<path d="${P(body)}" fill="${paint}"/><path d="${P('M1,17 Q50,13 98.6,17 L98,8.5 L2,8 Z')}" fill="${shade}"/><path d="${P(glass)}" fill="#39454f"/>${posts.map((v) => `<path d="${P(`M${v},26 L${v - 1},41`)}" stroke="${paint}" stroke-width="${u * 1.5}"/>`).join('')}${wheel(19)}${wheel(80)}`,
      { soft: 0.7 },
    )
    await glow(Number(X(97)), Number(Y(18.5)), u * 16, '#ffe2a8', 0.7)(c)
    await glow(Number(X(96.5)), Number(Y(18.5)), u * 3.4, '#fff4d8', 4)(c)
    await glow(Number(X(1.5)), Number(Y(21.5)), u * 5, '#ff3a20', 1.2)(c)
  }
