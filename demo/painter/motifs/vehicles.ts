import { dot, rect, stamp } from '../render/layer.ts'
import type { Hook } from '../render/scene.ts'

/** A vehicle from the side; middle of its foot and length in px of the original. */
export const vehicle =
  (kind: 'minivan' | 'suv', x: number, y: number, l: number, paint: string, shade: string): Hook =>
  (c) => {
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
      dot(Number(X(cx)), Number(Y(low - 0.6)), u * (low * 0.86), '#0e1012') +
      dot(Number(X(cx)), Number(Y(low - 0.6)), u * low * 0.5, '#8d9499') +
      dot(Number(X(cx)), Number(Y(low - 0.6)), u * low * 0.16, '#2a2e32')
    const rack =
      kind === 'suv'
        ? `<path d="${P('M12,44 L54,44')}" stroke="#15181a" stroke-width="${u * 0.9}"/><path d="${P('M14,49.5 Q30,52.5 48,49.5 L50,45 L13,45 Z')}" fill="#23282a"/>`
        : `<path d="${P('M20,42.6 L62,42.6')}" stroke="#15181a" stroke-width="${u * 0.8}"/>`
    return stamp(
      c,
      `<ellipse cx="${x}" cy="${y}" rx="${l * 0.53}" ry="${u * 2.4}" fill="#000" opacity="0.45"/>${rack}<path d="${P(body)}" fill="${paint}"/><path d="${P('M1,17 Q50,13 98.6,17 L98,8.5 L2,8 Z')}" fill="${shade}"/><path d="${P(glass)}" fill="#24333c"/><path d="${P('M9,30 Q30,37 62,35 L58,38 Q38,40 16,37.5 Z')}" fill="#9fb6c0" opacity="0.45"/>${posts.map((v) => `<path d="${P(`M${v},26 L${v - 1},41`)}" stroke="${paint}" stroke-width="${u * 1.5}"/>`).join('')}<path d="${P('M3,24.5 Q45,27 84,24.8')}" stroke="#fff" stroke-width="${u * 0.5}" opacity="0.35" fill="none"/><path d="${P('M91,21.5 L98,19.5 L97.6,16.8 L92,18.8 Z')}" fill="#fff0c4"/><path d="${P('M1.2,24 L4.4,24 L4,18.6 L1,18.6 Z')}" fill="#c0301f"/>${wheel(19)}${wheel(80)}`,
    )
  }

/** A dark passenger van seen from behind; middle of its foot and width in px of the original. */
export const van =
  (x: number, y: number, w: number): Hook =>
  (c) => {
    const h = w * 0.92
    const l = x - w / 2
    return stamp(
      c,
      `<ellipse cx="${x}" cy="${y}" rx="${w * 0.6}" ry="${w * 0.07}" fill="#000" opacity="0.4"/>` +
        rect(l + w * 0.06, y - h * 0.2, w * 0.18, h * 0.2, '#0c0d0f') +
        rect(l + w * 0.76, y - h * 0.2, w * 0.18, h * 0.2, '#0c0d0f') +
        `<path d="M${l} ${y - h * 0.12}V${y - h * 0.55}Q${l + w * 0.02} ${y - h * 0.9} ${l + w * 0.14} ${y - h * 0.98}Q${x} ${y - h * 1.03} ${l + w * 0.86} ${y - h * 0.98}Q${l + w * 0.98} ${y - h * 0.9} ${l + w} ${y - h * 0.55}V${y - h * 0.12}Z" fill="#1f3a38"/>` +
        `<path d="M${l + w * 0.1} ${y - h * 0.58}L${l + w * 0.17} ${y - h * 0.9}H${l + w * 0.83}L${l + w * 0.9} ${y - h * 0.58}Z" fill="#8a93a4"/>` +
        rect(l + w * 0.02, y - h * 0.5, w * 0.09, h * 0.16, '#ff4a30') +
        rect(l + w * 0.89, y - h * 0.5, w * 0.09, h * 0.16, '#ff4a30') +
        rect(l + w * 0.36, y - h * 0.4, w * 0.28, h * 0.09, '#d8d8d0') +
        rect(l, y - h * 0.22, w, h * 0.05, '#12211f') +
        dot(x, y - h * 0.7, 0.5, '#8a93a4'),
    )
  }
