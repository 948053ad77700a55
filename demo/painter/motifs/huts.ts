import { poly, rect, stamp } from '../render/layer.ts'
import { all, type Hook } from '../render/scene.ts'
import { glow } from './light.ts'

/** A log cabin under snow with lit windows; middle of its foot and width in px of the original. */
export const cabin = (x: number, y: number, w: number): Hook => {
  const h = w * 0.36
  const left = x - w / 2
  const logs = Array.from({ length: 7 }, (_, i) =>
    rect(left, y - h + (i * h) / 7, w, h / 7 - 2, i % 2 ? '#2a1d17' : '#33241b'),
  ).join('')
  const roof = `<path d="M${left - w * 0.1} ${y - h}L${x - w * 0.06} ${y - h - w * 0.34}L${x + w * 0.62} ${y - h + 4}L${x + w * 0.6} ${y - h + 22}L${left - w * 0.1} ${y - h + 14}Z" fill="#8fb0c4"/><path d="M${left - w * 0.1} ${y - h + 14}L${x + w * 0.6} ${y - h + 22}L${x + w * 0.6} ${y - h + 32}L${left - w * 0.08} ${y - h + 26}Z" fill="#16191c"/>`
  const body =
    rect(x + w * 0.2, y - h - w * 0.34, w * 0.07, w * 0.26, '#2b2522') +
    rect(x + w * 0.19, y - h - w * 0.36, w * 0.09, w * 0.03, '#a9c6d8') +
    logs +
    roof +
    rect(x + w * 0.16, y - h * 0.72, w * 0.13, h * 0.72, '#1a120e')
  const pane = (px: number): string =>
    rect(px, y - h * 0.66, w * 0.16, h * 0.38, '#ffb84d') +
    `<path d="M${px + w * 0.08} ${y - h * 0.66}V${y - h * 0.28}M${px} ${y - h * 0.47}H${px + w * 0.16}" stroke="#5a3513" stroke-width="4"/>`
  const drift = `<path d="M${left - w * 0.4} ${y + 40}Q${left} ${y - 16} ${x} ${y + 2}Q${x + w * 0.4} ${y + 10} ${x + w * 0.9} ${y + 44}Z" fill="#5f8a9a"/>`
  return all(
    (c) => stamp(c, body),
    (c) => stamp(c, pane(left + w * 0.1) + pane(left + w * 0.36), { gain: 1.5 }),
    (c) => stamp(c, drift, { soft: 3, opacity: 0.9 }),
    glow(left + w * 0.18, y + 14, w * 0.5, '#ff9a3c', 0.35),
    glow(left + w * 0.44, y + 14, w * 0.5, '#ff9a3c', 0.35),
  )
}

/** A tent lit from within and a fire in column 1240; middle of its foot and width in px of the original. */
export const tent = (x: number, y: number, w: number): Hook => {
  const h = w * 0.5
  const shell = `<defs><linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a4a16"/><stop offset="0.7" stop-color="#ffb04a"/><stop offset="1" stop-color="#e08528"/></linearGradient></defs><path d="M${x - w / 2} ${y}Q${x - w * 0.2} ${y - h * 0.75} ${x - w * 0.03} ${y - h}Q${x + w * 0.3} ${y - h * 0.6} ${x + w / 2} ${y}Z" fill="url(#t)"/><path d="M${x - w * 0.03} ${y - h}Q${x + w * 0.1} ${y - h * 0.5} ${x + w * 0.12} ${y}" stroke="#6b3510" stroke-width="5" fill="none"/>`
  const fx = 1240
  const stones = Array.from(
    { length: 9 },
    (_, i) =>
      `<ellipse cx="${fx - 76 + i * 19}" cy="${y + 26 + 9 * Math.sin(i * 0.39 * 2)}" rx="16" ry="11" fill="${i % 2 ? '#2a2320' : '#3b2d24'}"/>`,
  ).join('')
  const wood =
    poly(
      [
        [fx - 58, y + 20],
        [fx + 40, y - 14],
        [fx + 46, y - 4],
        [fx - 52, y + 30],
      ],
      '#24150e',
    ) +
    poly(
      [
        [fx + 58, y + 20],
        [fx - 40, y - 14],
        [fx - 46, y - 4],
        [fx + 52, y + 30],
      ],
      '#301c10',
    )
  const flame = (s: number, fill: string): string =>
    `<path d="M${fx - 46 * s} ${y + 14}Q${fx - 60 * s} ${y - 50 * s} ${fx - 14 * s} ${y - 84 * s}Q${fx - 20 * s} ${y - 110 * s} ${fx + 4 * s} ${y - 150 * s}Q${fx + 6 * s} ${y - 100 * s} ${fx + 30 * s} ${y - 74 * s}Q${fx + 64 * s} ${y - 40 * s} ${fx + 44 * s} ${y + 14}Z" fill="${fill}"/>`
  return all(
    (c) => stamp(c, shell, { gain: 0.95 }),
    (c) => stamp(c, stones + wood),
    (c) =>
      stamp(c, flame(1, '#ff6a14') + flame(0.72, '#ffa526') + flame(0.42, '#ffe9a0'), {
        gain: 1.7,
        soft: 2.5,
      }),
  )
}
