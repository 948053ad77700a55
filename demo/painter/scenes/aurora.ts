import { lake, lowland, rolling, strip, summit } from '../motifs/ground.ts'
import { grove } from '../motifs/grove.ts'
import { cabin } from '../motifs/huts.ts'
import { moonless, summer, winter } from '../motifs/palettes.ts'
import { black, framing, woods } from '../motifs/plants.ts'
import type { Curtain } from '../render/aurora.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'
import type { Sky } from '../render/sky.ts'

const green = { body: hex('#3dff9a', 1), top: hex('#3a55c8', 0.8), foot: hex('#e05ac0', 0.8) }
const red = { body: hex('#7dff8a', 0.7), top: hex('#ff2f5a', 1.5), foot: hex('#ff5fb0', 0.5) }

/** A curtain whose path is written as in an SVG polyline: `x,z x,z`. */
const curtain = ({ path, ...rest }: Omit<Curtain, 'path'> & { path: string }): Curtain => ({
  ...rest,
  path: path.split(' ').map((point): [number, number] => {
    const [x = 0, z = 0] = point.split(',').map(Number)
    return [x, z]
  }),
})

const snowNight = { dark: '#060d14', lit: '#1a2c38', snow: '#54718a', side: 1 }

/** A night whose snow is lit from above by light of strength `k`. */
const glowing = (tint: string, k: number): Sky => ({
  ...moonless,
  light: hex(tint, k),
  azimuth: 20,
  elevation: 60,
  ambient: hex('#2c4c62', 0.5),
})

/** Northern lights over the far north. */
export const aurora: Record<string, Scene> = {
  'aurora-curtain': {
    seed: 301,
    view: { height: 0.012, horizon: 0.8, tan: 0.75 },
    sky: glowing('#4fb8a0', 0.07),
    stars: { seed: 1, count: 1800 },
    aurora: {
      pitch: 0.25,
      curtains: [
        curtain({
          seed: 5,
          path: '-5,6 -2,3.4 0.6,2.6 1.2,3.8 4,4.6 8,5',
          gain: 0.12,
          tall: 2.6,
          fold: 0.5,
          folds: 1.4,
          ...green,
        }),
        curtain({
          seed: 8,
          path: '-6,8 -1,7 4,8 9,7',
          gain: 0.09,
          tall: 2.4,
          fold: 0.5,
          folds: 1.3,
          ...green,
        }),
      ],
    },
    land: { ...lowland(302, 0.3), ground: rolling(0.004, 0.006, 2, 0.004) },
    cover: { ...winter, frost: 0.35 },
    air: { density: 0.02 },
    front: all(
      grove({
        seed: 6,
        near: 0.05,
        far: 0.35,
        count: 130,
        tall: 0.013,
        look: snowNight,
        dense: 0.62,
        open: [-0.25, 0.3],
      }),
    ),
    grade: { exposure: 1.15, brush: 1.4 },
  },
  'aurora-lake': {
    seed: 303,
    view: { height: 0.008, horizon: 0.6, tan: 0.8 },
    sky: moonless,
    stars: { seed: 2, count: 2000 },
    aurora: {
      pitch: 0.12,
      curtains: [
        curtain({
          seed: 15,
          path: '-9,5 -4,5 -1.5,3.5 0,5 3,6.5 9,6',
          gain: 0.11,
          tall: 2.2,
          fold: 0.6,
          folds: 1.2,
          ...green,
        }),
        curtain({
          seed: 19,
          path: '-2,10 3,9 8,8',
          gain: 0.08,
          tall: 2,
          fold: 0.4,
          folds: 1.3,
          ...green,
        }),
      ],
    },
    land: { ...lowland(304, 0.3), ground: lake(0, 1.3, 1.4, 1.29, 0.1, 0.3) },
    cover: { ...summer, forest: [hex('#0b1a18'), hex('#16302a')] },
    air: { density: 0.015 },
    water: { seed: 4, deep: hex('#050d18'), ripple: 0.004, mirror: 0.7 },
    front: framing(black, 17, 360, 0.5, 0.9),
    grade: { exposure: 1.15, brush: 1.4 },
  },
  'aurora-cabin': {
    seed: 305,
    view: { height: 0.012, horizon: 0.7, tan: 0.7 },
    sky: glowing('#4fb8a0', 0.06),
    stars: { seed: 3, count: 1800 },
    aurora: {
      pitch: 0.2,
      curtains: [
        curtain({
          seed: 24,
          path: '-3,3 -1.4,3.4 0.4,5 3,6 7,9',
          gain: 0.12,
          tall: 2.4,
          fold: 0.5,
          folds: 1.5,
          ...green,
        }),
      ],
    },
    land: { ...lowland(306, 0.3), ground: rolling(0.005, 0.005, 2.4, 0.006) },
    cover: { ...winter, frost: 0.4 },
    air: { density: 0.02 },
    front: all(
      grove({
        seed: 26,
        near: 0.09,
        far: 0.35,
        count: 110,
        tall: 0.014,
        look: snowNight,
        dense: 0.65,
        open: [0.05, 0.62],
      }),
      cabin(1310, 938, 104),
      framing(snowNight, 29, 640, 0.9, 0.35),
    ),
    grade: { exposure: 1.15, brush: 1.4 },
    bloom: { from: 0.8, r: 40, gain: 0.5 },
  },
  'aurora-corona': {
    seed: 307,
    view: { height: 0.01, horizon: 1.12, tan: 0.95 },
    sky: moonless,
    stars: { seed: 4, count: 2400 },
    aurora: {
      pitch: 0.98,
      curtains: [
        curtain({
          seed: 34,
          path: '-3,1.2 -1,-0.1 0.3,0.5 1.4,-0.2 3.5,0.6',
          gain: 0.055,
          tall: 3,
          fold: 0.35,
          folds: 1.5,
          ...green,
        }),
        curtain({
          seed: 35,
          path: '-3,3 -0.8,1.6 1,2.1 3.4,1.5',
          gain: 0.06,
          tall: 3,
          fold: 0.4,
          folds: 1.4,
          ...green,
        }),
        curtain({
          seed: 36,
          path: '-2.4,-0.8 0,-0.7 2.6,-1',
          gain: 0.045,
          tall: 3,
          fold: 0.35,
          folds: 1.5,
          ...red,
        }),
      ],
    },
    front: woods(
      black,
      { from: -80, to: 620, y: 1400, tall: 640, vary: 0.6, count: 9, seed: 31, bow: -50 },
      { from: 1300, to: 2000, y: 1420, tall: 760, vary: 0.6, count: 8, seed: 131, bow: -60 },
    ),
    grade: { exposure: 1.15, brush: 1.4 },
  },
  'aurora-red': {
    seed: 308,
    view: { height: 0.01, horizon: 0.74, tan: 0.75 },
    sky: { ...moonless, horizon: hex('#2a3550') },
    stars: { seed: 5, count: 2000 },
    aurora: {
      pitch: 0.15,
      curtains: [
        curtain({
          seed: 44,
          path: '-9,9 -3,7 2,8 9,7',
          gain: 0.16,
          tall: 4.4,
          fold: 0.6,
          folds: 1,
          ...red,
        }),
        curtain({
          seed: 45,
          path: '-7,12 0,11 9,12',
          gain: 0.14,
          tall: 3.6,
          fold: 0.5,
          folds: 1.1,
          ...red,
        }),
      ],
    },
    land: {
      ...lowland(309, 0.3),
      ground: strip(0.5, 0.03, 0.1),
      peaks: [summit(-0.4, 0.05, 5, 3), summit(0.8, 0.06, 4, 2.4)],
    },
    cover: { ...summer, forest: [hex('#0b1418'), hex('#18262c')] },
    air: { density: 0.015 },
    water: { seed: 4, deep: hex('#0a0d1a'), ripple: 0.0016, mirror: 0.75 },
    grade: { exposure: 1.2, brush: 1.4 },
  },
}
