import { elevator } from '../motifs/farm.ts'
import { rolling, summit } from '../motifs/ground.ts'
import { grove, turf } from '../motifs/grove.ts'
import { golden, overcast, summer, sunset } from '../motifs/palettes.ts'
import { spruce, spruceLeft } from '../motifs/plants.ts'
import { road } from '../motifs/roads.ts'
import { rainVeil } from '../motifs/weather.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

const straw = ['#7a5f24', '#a88434', '#d0a648', '#8f7230']

/** Eroded hills that fill the floor of a valley seen from its rim. */
const mounds = Array.from({ length: 34 }, (_, i) => {
  const z = 0.3 + i * 0.04
  const tall = 0.03 + 0.05 * ((i * 0.382) % 1)
  return summit(((i * 0.618) % 1) * 2.3 - 1.15, (tall - 0.1) / (0.827 * z), z, 0.1 + tall * 1.5, 1)
})

/** Foothills, badlands and the plain. */
export const prairie: Record<string, Scene> = {
  'foothills-ranch': {
    seed: 404,
    view: { height: 0.16, horizon: 0.36, tan: 0.55 },
    sky: { ...golden, azimuth: -84, elevation: 13, mid: hex('#a9bccb') },
    clouds: [
      {
        seed: 24,
        cover: 0.5,
        scale: 1,
        stretch: 2.4,
        lit: hex('#fff0d8', 1.08),
        shade: hex('#9fb0c4'),
      },
    ],
    land: {
      seed: 405,
      relief: 0.4,
      rough: 0.5,
      near: 0.05,
      treeline: 0.4,
      tree: 0.012,
      cover: 0.62,
      woodFrom: 1.3,
      ground: rolling(0.06, 0.16, 0.8, 0.006),
      peaks: [
        summit(-0.8, 0.14, 14, 5),
        summit(-0.3, 0.17, 13, 4),
        summit(0.15, 0.13, 15, 5),
        summit(0.6, 0.18, 13, 5),
        summit(1.1, 0.14, 14, 5),
      ],
    },
    cover: {
      ...summer,
      grass: hex('#9c9450'),
      forest: [hex('#22382a'), hex('#5b6a3a')],
      snowline: 1,
    },
    air: { density: 0.075, mist: [{ from: 1.6, low: -0.04, high: 0.16, amount: 0.5, scale: 1 }] },
    front: all(
      turf(4, 0.06, 0.9, 4200, 0.002, ['#6f6232', '#958244', '#b49d58', '#7f7138']),
      grove({
        seed: 8,
        near: 0.4,
        far: 1.5,
        count: 420,
        tall: 0.013,
        look: spruceLeft,
        goldShare: 0.35,
        gold: ['#6a6424', '#9c8a34', '#c9b04e'],
        dense: 0.42,
      }),
    ),
  },
  badlands: {
    seed: 406,
    view: { height: 0.1, horizon: 0.36, tan: 0.62 },
    sky: { ...golden, azimuth: -74, elevation: 17, zenith: hex('#3d74ae') },
    clouds: [
      {
        seed: 34,
        cover: 0.42,
        scale: 1.2,
        stretch: 2,
        lit: hex('#fff0d8', 1.08),
        shade: hex('#a9a9b8'),
      },
    ],
    land: {
      seed: 407,
      relief: 4.2,
      rough: 0.66,
      near: 0.05,
      far: 12,
      band: 0.018,
      step: 0.7,
      ground: (_x, z) =>
        0.008 + 0.05 * Math.max(0, z - 1.6) + 0.05 * Math.max(0, Math.min(1, (0.2 - z) * 12)),
      peaks: [
        ...mounds,
        summit(-0.9, 0.03, 1.9, 0.9, 0.7, 0.6),
        summit(0.5, 0.04, 2.2, 0.9, 0.6, 0.5),
        summit(-0.25, 0.03, 2.8, 1.2, 0.6, 0.5),
        summit(1.05, 0.04, 2.8, 1.2, 0.6, 0.5),
      ],
    },
    cover: {
      ...summer,
      grass: hex('#a89a70'),
      rock: [hex('#74463a'), hex('#ecd6ae')],
      bands: 130,
      snowline: 9,
    },
    air: { density: 0.05 },
    grade: { brush: 3.4, contrast: 0.35 },
    front: turf(4, 0.05, 0.6, 1900, 0.0026, ['#6f7a4c', '#8a8c58', '#59653c']),
  },
  'prairie-sunset': {
    seed: 408,
    view: { height: 0.009, horizon: 0.66, tan: 0.6 },
    sky: {
      ...sunset,
      azimuth: 12,
      elevation: 3.2,
      disc: 1.1,
      zenith: hex('#46558c'),
      mid: hex('#d0907c'),
    },
    clouds: [
      {
        seed: 44,
        cover: 0.6,
        scale: 0.9,
        stretch: 2.6,
        lit: hex('#ffb37c', 1.3),
        shade: hex('#7a6488'),
        opacity: 0.85,
      },
    ],
    land: { seed: 409, near: 0.006, ground: rolling(0.0022, 0.0014, 1.4, 0.0006) },
    cover: { ...summer, grass: hex('#c89a4a') },
    air: { density: 0.06 },
    front: all(elevator(520, 862, 240), turf(4, 0.01, 0.2, 5200, 0.0013, straw)),
    bloom: { from: 0.9, r: 60, gain: 0.35 },
  },
  'prairie-storm': {
    seed: 410,
    view: { height: 0.01, horizon: 0.74, tan: 0.7 },
    sky: {
      ...overcast,
      zenith: hex('#2f3a48'),
      mid: hex('#55636f'),
      horizon: hex('#d9cfa8'),
      azimuth: -110,
      elevation: 16,
      light: hex('#ffdf9a', 2.3),
      ambient: hex('#8090a0', 0.8),
    },
    clouds: [
      {
        seed: 54,
        cover: 0.95,
        scale: 1.1,
        stretch: 1.6,
        lit: hex('#8793a0'),
        shade: hex('#26303c'),
        opacity: 0.95,
      },
      {
        seed: 55,
        cover: 0.4,
        scale: 0.7,
        stretch: 4,
        lit: hex('#5c6873'),
        shade: hex('#1d2530'),
        opacity: 0.8,
      },
    ],
    land: { seed: 411, near: 0.006, ground: rolling(0.0024, 0.002, 1, 0.001) },
    cover: { ...summer, grass: hex('#d8b92c') },
    air: { density: 0.05 },
    middle: all(rainVeil(5, 0.62, 0.22), rainVeil(6, 0.2, 0.12)),
    front: all(
      elevator(1480, 955, 150),
      turf(4, 0.01, 0.2, 5200, 0.0012, ['#8a8f24', '#c4ae26', '#ecd03c', '#d8bb2c']),
    ),
    grade: { contrast: 0.4 },
  },
  'road-dawn': {
    seed: 416,
    view: { height: 0.02, horizon: 0.56, tan: 0.6 },
    sky: {
      ...sunset,
      azimuth: -12,
      elevation: 5,
      disc: 0.8,
      zenith: hex('#5a74a8'),
      mid: hex('#d8a8a0'),
      horizon: hex('#ffc890'),
    },
    clouds: [
      {
        seed: 74,
        cover: 0.45,
        scale: 0.8,
        stretch: 3.6,
        lit: hex('#ffc4a0', 1.2),
        shade: hex('#8f82a4'),
        opacity: 0.8,
      },
    ],
    land: {
      seed: 417,
      relief: 0.5,
      rough: 0.5,
      treeline: 0.2,
      tree: 0.02,
      cover: 0.7,
      woodFrom: 0.5,
      near: 0.02,
      ground: (x) => Math.min(0.1, 0.007 + Math.max(0, Math.abs(x - 0.02) - 0.12) * 0.12),
      peaks: [
        summit(-0.9, 0.2, 5, 2.6),
        summit(-0.45, 0.14, 8, 3),
        summit(0.1, 0.1, 12, 4),
        summit(0.5, 0.16, 8, 3),
        summit(1, 0.22, 5, 2.4),
      ],
    },
    cover: { ...summer, grass: hex('#8a8248') },
    air: { density: 0.09, mist: [{ from: 0.4, low: 0, high: 0.06, amount: 0.75, scale: 2.4 }] },
    front: all(
      turf(5, 0.025, 0.5, 2200, 0.0018, ['#4c4a2a', '#6a6236', '#857a44']),
      grove({
        seed: 28,
        near: 0.12,
        far: 0.5,
        count: 90,
        tall: 0.018,
        look: { ...spruce, lit: '#5a4a34' },
        dense: 0.55,
        open: [-0.3, 0.45],
      }),
      road(
        [
          [0.46, 0.568, 6],
          [0.475, 0.59, 26],
          [0.52, 0.65, 92],
          [0.54, 0.78, 270],
          [0.47, 1.03, 760],
        ],
        '#4a4a54',
        '#e0d2c0',
      ),
    ),
    bloom: { from: 0.9, r: 60, gain: 0.3 },
  },
}
