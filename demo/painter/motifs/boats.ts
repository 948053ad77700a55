import { flipped, stamp } from '../render/layer.ts'
import { all, type Hook } from '../render/scene.ts'

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

/** A bamboo raft with a boatman and a lamp; centre and length in px of the original. */
export const raft = (x: number, y: number, l: number): Hook => {
  const s = l / 260
  const boat = `<path d="M${x - 130 * s} ${y - 10 * s}Q${x} ${y + 14 * s} ${x + 138 * s} ${y - 16 * s}L${x + 132 * s} ${y - 6 * s}Q${x} ${y + 24 * s} ${x - 126 * s} ${y}Z" fill="#4a3a22"/><path d="M${x - 20 * s} ${y + 4 * s}Q${x - 34 * s} ${y - 50 * s} ${x - 16 * s} ${y - 78 * s}Q${x + 6 * s} ${y - 80 * s} ${x + 14 * s} ${y - 50 * s}L${x + 12 * s} ${y + 4 * s}Z" fill="#2c3038"/><circle cx="${x - 4 * s}" cy="${y - 88 * s}" r="${10 * s}" fill="#3a2a20"/><path d="M${x - 36 * s} ${y - 88 * s}L${x - 4 * s} ${y - 112 * s}L${x + 28 * s} ${y - 88 * s}Z" fill="#b08a4a"/><path d="M${x + 44 * s} ${y - 150 * s}L${x + 8 * s} ${y + 40 * s}" stroke="#5a4828" stroke-width="${4 * s}"/><path d="M${x + 112 * s} ${y - 14 * s}V${y - 62 * s}" stroke="#33261a" stroke-width="${4 * s}"/>`
  return all(
    (c) => stamp(c, flipped(boat, y + 10 * s, 0.5), { soft: 2.5 }),
    (c) => stamp(c, boat),
    (c) =>
      stamp(c, `<circle cx="${x + 112 * s}" cy="${y - 64 * s}" r="${9 * s}" fill="#ffc060"/>`, {
        gain: 2,
      }),
  )
}
