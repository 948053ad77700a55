import { rect, stamp } from '../render/layer.ts'
import { all, type Hook } from '../render/scene.ts'
import { glow } from './light.ts'

/** A log cabin under snow with lit windows; middle of its foot and width in px of the original. */
export const cabin = (x: number, y: number, w: number): Hook => {
  const h = w * 0.36
  const u = w / 430
  const left = x - w / 2
  const logs = Array.from({ length: 7 }, (_, i) =>
    rect(left, y - h + (i * h) / 7, w, h / 7 - 2 * u, i % 2 ? '#2a1d17' : '#33241b'),
  ).join('')
  const roof = `<path d="M${left - w * 0.1} ${y - h}L${x - w * 0.06} ${y - h - w * 0.34}L${x + w * 0.62} ${y - h + 4 * u}L${x + w * 0.6} ${y - h + 22 * u}L${left - w * 0.1} ${y - h + 14 * u}Z" fill="#8fb0c4"/><path d="M${left - w * 0.1} ${y - h + 14 * u}L${x + w * 0.6} ${y - h + 22 * u}L${x + w * 0.6} ${y - h + 32 * u}L${left - w * 0.08} ${y - h + 26 * u}Z" fill="#16191c"/>`
  const body =
    rect(x + w * 0.2, y - h - w * 0.34, w * 0.07, w * 0.26, '#2b2522') +
    rect(x + w * 0.19, y - h - w * 0.36, w * 0.09, w * 0.03, '#a9c6d8') +
    logs +
    roof +
    rect(x + w * 0.16, y - h * 0.72, w * 0.13, h * 0.72, '#1a120e')
  const pane = (px: number): string =>
    rect(px, y - h * 0.66, w * 0.16, h * 0.38, '#ffb84d') +
    `<path d="M${px + w * 0.08} ${y - h * 0.66}V${y - h * 0.28}M${px} ${y - h * 0.47}H${px + w * 0.16}" stroke="#5a3513" stroke-width="${4 * u}"/>`
  const drift = `<path d="M${left - w * 0.4} ${y + 40 * u}Q${left} ${y - 16 * u} ${x} ${y + 2 * u}Q${x + w * 0.4} ${y + 10 * u} ${x + w * 0.9} ${y + 44 * u}Z" fill="#5f8a9a"/>`
  return all(
    (c) => stamp(c, body),
    (c) => stamp(c, pane(left + w * 0.1) + pane(left + w * 0.36), { gain: 1.5 }),
    (c) => stamp(c, drift, { soft: 3, opacity: 0.9 }),
    glow(left + w * 0.18, y + 14 * u, w * 0.5, '#ff9a3c', 0.35),
    glow(left + w * 0.44, y + 14 * u, w * 0.5, '#ff9a3c', 0.35),
  )
}
