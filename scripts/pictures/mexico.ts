import { makeRandom } from './noise.ts'
import { dot, poly, rect, stamp } from './layer.ts'
import { all } from './foreground.ts'
import { glow } from './huts.ts'
import type { Hook } from './scene.ts'

/** Palms: foot x, foot y, height in px of the original, lean (share of height). */
export const palms =
  (
    list: readonly (readonly [number, number, number, number])[],
    dark: string,
    lit: string,
    bark: string,
    sunny: boolean,
  ): Hook =>
  (c) => {
    const random = makeRandom(77)
    let out = ''
    for (const [x, y, tall, lean] of list) {
      const tx = x + lean * tall
      const ty = y - tall
      const w = tall * 0.017
      out += `<path d="M${x - w * 1.5} ${y}Q${x + lean * tall * 0.15 - w} ${y - tall * 0.55} ${tx - w * 0.6} ${ty}L${tx + w * 0.6} ${ty}Q${x + lean * tall * 0.15 + w} ${y - tall * 0.55} ${x + w * 1.5} ${y}Z" fill="${bark}"/>`
      let backs = ''
      let fronts = ''
      for (let i = 0; i < 19; i++) {
        const a = -Math.PI * 0.5 + (i / 18 - 0.5) * 4.3 + (random() - 0.5) * 0.2
        const len = tall * (0.32 + 0.12 * random())
        const ex = tx + Math.cos(a) * len
        const ey = ty + Math.sin(a) * len * 0.55 + len * (0.3 + 0.28 * Math.abs(Math.cos(a)))
        const mx = tx + Math.cos(a) * len * 0.55
        const my = ty + Math.sin(a) * len * 0.75 - len * 0.06
        let d = ''
        for (let k = 1; k <= 26; k++) {
          const t = k / 26
          const px = (1 - t) ** 2 * tx + 2 * t * (1 - t) * mx + t * t * ex
          const py = (1 - t) ** 2 * ty + 2 * t * (1 - t) * my + t * t * ey
          const size = len * 0.27 * Math.sin(Math.PI * (0.12 + 0.84 * t)) * (0.8 + 0.4 * random())
          const dir = Math.cos(a) < 0 ? -1 : 1
          d += `M${px.toFixed(1)} ${py.toFixed(1)}l${(dir * size * 0.45).toFixed(1)} ${(size * 0.85).toFixed(1)}l${(-dir * size * 0.2 + 3).toFixed(1)} ${(-size * 0.6).toFixed(1)}Z`
          d += `M${px.toFixed(1)} ${py.toFixed(1)}l${(dir * size * 0.6).toFixed(1)} ${(size * 0.1).toFixed(1)}l${(-dir * size * 0.5).toFixed(1)} ${(size * 0.12).toFixed(1)}Z`
        }
        const rib = `M${tx} ${ty}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Q${mx.toFixed(1)} ${(my + len * 0.035).toFixed(1)} ${tx} ${ty + 5}Z`
        if (sunny && i % 2 === 0) fronts += d + rib
        else backs += d + rib
      }
      out += `<path d="${backs}" fill="${dark}"/><path d="${fronts}" fill="${lit}"/>`
      for (let i = 0; i < 4; i++)
        out += dot(tx - w + i * w * 0.8, ty + w * (0.8 + (i % 2) * 0.6), w * 0.75, sunny ? '#5a4424' : dark)
    }
    return stamp(c, out)
  }

/** Rows of blue agave that run to the horizon. */
export const agaveField =
  (seed: number): Hook =>
  (c) => {
    const random = makeRandom(seed)
    let out = ''
    const f = 1920 / 2 / c.view.tan
    for (let z = 0.3; z > 0.016; z *= 0.93) {
      const y = c.view.horizon * 1280 + (c.view.height * f) / z
      for (let row = -26; row <= 26; row++) {
        const x = 960 + ((row * 0.0105 + 0.004 + 0.02 * z) * f) / z + (random() - 0.5) * 12
        if (x < -200 || x > 2120 || y > 1480) continue
        const s = ((0.0062 * f) / z) * (0.8 + 0.35 * random())
        out += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(s * 0.8).toFixed(1)}" ry="${(s * 0.14).toFixed(1)}" fill="#4f2a22" opacity="0.5"/>`
        const leaves = s > 60 ? 23 : s > 16 ? 13 : 7
        for (let k = 0; k < leaves; k++) {
          const q = (k * 7) % leaves
          const a = Math.PI * (0.04 + (0.92 * q) / (leaves - 1)) + (random() - 0.5) * 0.08
          const len = s * (0.72 + 0.3 * Math.sin(a)) * (0.9 + 0.2 * random())
          const ex = x - Math.cos(a) * len
          const ey = y - Math.sin(a) * len * 0.95
          const w = s * 0.085
          const tone = -Math.cos(a) < -0.1 ? ['#9fc0b8', '#b4d2c4'] : ['#3f6a70', '#5a8688']
          out += `<path d="M${(x - Math.sin(a) * w).toFixed(1)} ${(y + 1).toFixed(1)}Q${((x + ex) / 2 - Math.sin(a) * w * 1.5).toFixed(1)} ${((y + ey) / 2 - w * 0.6).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Q${((x + ex) / 2 + Math.sin(a) * w * 1.4).toFixed(1)} ${((y + ey) / 2 + w * 0.9).toFixed(1)} ${(x + Math.sin(a) * w).toFixed(1)} ${(y + 2).toFixed(1)}Z" fill="${tone[k % 2]}"/>`
        }
      }
    }
    return stamp(c, out)
  }

/** A far volcano and hills behind the roofs. */
export const volcano = (): Hook => (c) =>
  stamp(
    c,
    poly(
      [
        [-10, 800],
        [120, 742],
        [360, 690],
        [560, 610],
        [640, 590],
        [700, 600],
        [860, 690],
        [1180, 730],
        [1500, 690],
        [1740, 720],
        [1930, 690],
        [1930, 900],
        [-10, 900],
      ],
      '#5a4a7c',
    ),
    { haze: 0.35 },
  )

/** A domed church with two towers; foot and width in px of the original. */
export const dome = (x: number, y: number, w: number): Hook => {
  const bell = (tx: number): string =>
    rect(tx - w * 0.12, y - w * 1.05, w * 0.24, w * 1.05, '#d89a5c') +
    rect(tx - w * 0.14, y - w * 1.08, w * 0.28, w * 0.04, '#8f5a34') +
    rect(tx - w * 0.1, y - w * 1.36, w * 0.2, w * 0.3, '#cf8e52') +
    `<path d="M${tx - w * 0.045} ${y - w * 1.1}V${y - w * 1.24}Q${tx} ${y - w * 1.31} ${tx + w * 0.045} ${y - w * 1.24}V${y - w * 1.1}Z" fill="#4a2c28"/><path d="M${tx - w * 0.11} ${y - w * 1.36}Q${tx} ${y - w * 1.62} ${tx + w * 0.11} ${y - w * 1.36}Z" fill="#9c4a3a"/>` +
    rect(tx - 2, y - w * 1.62, 4, w * 0.14, '#3a2420')
  const body =
    `<path d="M${x - w * 0.3} ${y - w * 0.95}Q${x - w * 0.28} ${y - w * 1.38} ${x} ${y - w * 1.42}Q${x + w * 0.28} ${y - w * 1.38} ${x + w * 0.3} ${y - w * 0.95}Z" fill="#3f6f8a"/>` +
    rect(x - w * 0.05, y - w * 1.54, w * 0.1, w * 0.13, '#cf8e52') +
    rect(x - w * 0.34, y - w * 0.96, w * 0.68, w * 0.96, '#c9874e') +
    bell(x - w * 0.42) +
    bell(x + w * 0.42) +
    `<path d="M${x - w * 0.1} ${y}V${y - w * 0.26}Q${x} ${y - w * 0.4} ${x + w * 0.1} ${y - w * 0.26}V${y}Z" fill="#5a2f22"/>` +
    dot(x, y - w * 0.66, w * 0.08, '#5a3a3c')
  return all((c) => stamp(c, body, { haze: 0.1, gain: 0.75 }), glow(x, y - 60, 330, '#ffa54a', 0.5))
}

const walls = ['#b5523a', '#d08a3a', '#3f7f86', '#b8647a', '#c9a04a', '#6a7f4a', '#8a4a6a', '#d0714a']

/** Painted houses on both sides of a cobbled street, with paper bunting overhead. */
export const street = (seed: number): Hook => {
  const random = makeRandom(seed)
  const horizonY = 800
  let houses = ''
  let lights = ''
  const lamps: [number, number, number][] = []
  for (const side of [-1, 1]) {
    const edges = [150, 205, 285, 400, 570, 830, 1240]
    for (let i = 0; i < edges.length - 1; i++) {
      const near = edges[i + 1]!
      const far = edges[i]!
      const roof = (e: number, k: number): number => horizonY - e * (0.62 + k)
      const foot = (e: number): number => horizonY + e * 0.4
      const k = random() * 0.16
      const X = (e: number): number => 960 + side * e
      houses +=
        poly(
          [
            [X(far), roof(far, k)],
            [X(near), roof(near, k)],
            [X(near), foot(near)],
            [X(far), foot(far)],
          ],
          walls[Math.floor(random() * walls.length)]!,
        ) +
        poly(
          [
            [X(far), roof(far, k) - far * 0.03],
            [X(near), roof(near, k) - near * 0.03],
            [X(near), roof(near, k) + near * 0.015],
            [X(far), roof(far, k) + far * 0.015],
          ],
          '#6a3a2c',
        ) +
        poly(
          [
            [X(far), foot(far) - far * 0.13],
            [X(near), foot(near) - near * 0.13],
            [X(near), foot(near)],
            [X(far), foot(far)],
          ],
          '#3a2a30',
          'opacity="0.45"',
        )
      for (let q = 0; q < 2; q++) {
        const a = far + (near - far) * (0.16 + q * 0.44)
        const b = far + (near - far) * (0.36 + q * 0.44)
        const lit = random() < 0.6
        const win = poly(
          [
            [X(a), horizonY - a * 0.5],
            [X(b), horizonY - b * 0.5],
            [X(b), horizonY - b * 0.22],
            [X(a), horizonY - a * 0.22],
          ],
          lit ? '#ffc46a' : '#33283c',
        )
        if (lit) lights += win
        else houses += win
        houses += poly(
          [
            [X(a) - side * a * 0.01, horizonY - a * 0.21],
            [X(b) + side * b * 0.01, horizonY - b * 0.21],
            [X(b) + side * b * 0.01, horizonY - b * 0.17],
            [X(a) - side * a * 0.01, horizonY - a * 0.17],
          ],
          '#2a1d20',
        )
        const door = poly(
          [
            [X(a), horizonY + a * 0.02],
            [X(b), horizonY + b * 0.02],
            [X(b), foot(b)],
            [X(a), foot(a)],
          ],
          q ? '#3d2420' : '#2c3a44',
        )
        houses += door
      }
      lamps.push([X(near) - side * near * 0.03, horizonY - near * 0.1, near * 0.3])
    }
  }
  let stones = poly(
    [
      [810, 800],
      [1110, 800],
      [2300, 1300],
      [-380, 1300],
    ],
    '#5f4f58',
  )
  for (let i = 0; i < 1100; i++) {
    const v = random() ** 0.7
    const y = 806 + 480 * v
    const x = 960 + (random() * 2 - 1) * (150 + 1050 * v)
    stones += `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(5 + 34 * v).toFixed(1)}" ry="${(2 + 10 * v).toFixed(1)}" fill="${['#7a6468', '#4e424e', '#8f7468', '#6a5860'][i % 4]}" opacity="0.6"/>`
  }
  let paper = ''
  const hues = ['#e0483c', '#f0b030', '#2f9a8a', '#e05a9a', '#f4ead0', '#4a6fc0']
  for (let line = 0; line < 4; line++) {
    const y = 90 + line * 130
    const half = 1000 - line * 215
    const size = 74 - line * 15
    const count = Math.floor((half * 2) / (size * 1.2))
    paper += `<path d="M${960 - half} ${y - 60}Q960 ${y + 90 - line * 12} ${960 + half} ${y - 60}" stroke="#2c2030" stroke-width="2" fill="none"/>`
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count
      const x = 960 - half + half * 2 * t
      const py = y - 60 + (150 - line * 12) * 2 * t * (1 - t)
      paper += `<path d="M${x - size * 0.45} ${py}H${x + size * 0.45}V${py + size * 0.62}l${-size * 0.15} ${size * 0.12}l${-size * 0.15} ${-size * 0.12}l${-size * 0.15} ${size * 0.12}l${-size * 0.15} ${-size * 0.12}l${-size * 0.15} ${size * 0.12}l${-size * 0.15} ${-size * 0.12}Z" fill="${hues[(i + line * 2) % 6]}" opacity="0.92"/>`
    }
  }
  return all(
    (c) => stamp(c, stones, { gain: 0.55 }),
    (c) => stamp(c, houses, { gain: 0.5 }),
    (c) => stamp(c, lights, { gain: 1.15 }),
    (c) => stamp(c, paper, { gain: 0.75 }),
    async (c) => {
      for (const [x, y, r] of lamps) await glow(x, y, r, '#ffac50', 1.3)(c)
    },
    glow(960, 1000, 620, '#ff9a50', 0.14),
  )
}
