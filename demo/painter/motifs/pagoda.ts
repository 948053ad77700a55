import { rect, stamp } from '../render/layer.ts'
import { all, type Hook } from '../render/scene.ts'

const roofAt = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x - w / 2} ${y - h * 0.2}Q${x - w * 0.36} ${y - h * 0.1} ${x - w * 0.2} ${y - h}H${x + w * 0.2}Q${x + w * 0.36} ${y - h * 0.1} ${x + w / 2} ${y - h * 0.2}Q${x + w * 0.4} ${y + h * 0.12} ${x + w * 0.36} ${y + h * 0.12}H${x - w * 0.36}Q${x - w * 0.4} ${y + h * 0.12} ${x - w / 2} ${y - h * 0.2}Z" fill="${fill}"/>`

/** A five-storey pagoda with lit storeys; foot and height in px of the original. */
export const pagoda = (x: number, y: number, h: number): Hook => {
  let dark = rect(x - 3, y - h * 1.12, 6, h * 0.22, '#3a2c24')
  for (let i = 0; i < 4; i++)
    dark += `<ellipse cx="${x}" cy="${y - h * (1.08 - i * 0.03)}" rx="9" ry="4" fill="#4a3828"/>`
  let lit = ''
  for (let i = 4; i >= 0; i--) {
    const w = h * (0.62 - i * 0.075)
    const fy = y - h * 0.06 - i * h * 0.18
    const wall = w * 0.56
    dark += rect(x - wall / 2, fy - h * 0.12, wall, h * 0.13, '#5a2118')
    const panes = 5
    for (let k = 0; k < panes; k++)
      lit += rect(
        x - wall / 2 + (wall * (k + 0.14)) / panes,
        fy - h * 0.09,
        (wall / panes) * 0.72,
        h * 0.085,
        '#ffb95c',
      )
    dark += roofAt(x, fy - h * 0.11, w, h * 0.085, '#141a26')
  }
  dark += rect(x - h * 0.34, y - h * 0.055, h * 0.68, h * 0.055, '#2a2426')
  const hall =
    roofAt(x - h * 0.72, y - h * 0.2, h * 0.72, h * 0.16, '#121824') +
    rect(x - h * 0.98, y - h * 0.19, h * 0.52, h * 0.19, '#48190f')
  for (let k = 0; k < 6; k++)
    lit += rect(x - h * 0.96 + k * h * 0.085, y - h * 0.16, h * 0.055, h * 0.12, '#ffae4e')
  return all(
    (c) => stamp(c, hall + dark),
    (c) => stamp(c, lit, { gain: 1.2 }),
  )
}
