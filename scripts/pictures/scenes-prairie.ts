import { landmarks, skyline } from './city.ts'
import { hex } from './color.ts'
import { fall, spray } from './fall.ts'
import { all, black, canoe, larches, reeds, spruce, spruceLeft, vapour, woods } from './foreground.ts'
import { gorge, m, rolling } from './ground.ts'
import { grove, turf } from './grove.ts'
import { glow } from './huts.ts'
import { dusk, golden, moonlit, noon, overcast, summer, sunset } from './palettes.ts'
import { barn, elevator, fence, rainVeil, van } from './farm.ts'
import { road } from './roads.ts'
import type { Scene } from './scene.ts'

const tower = ['#232c40', '#2d3850', '#1c2434', '#354260', '#283247']
const straw = ['#7a5f24', '#a88434', '#d0a648', '#8f7230']

/** Eroded hills that fill the floor of a valley seen from its rim. */
const mounds = Array.from({ length: 34 }, (_, i) => {
  const z = 0.3 + i * 0.04
  const tall = 0.03 + 0.05 * ((i * 0.382) % 1)
  return m(((i * 0.618) % 1) * 2.3 - 1.15, (tall - 0.1) / (0.827 * z), z, 0.1 + tall * 1.5, 1)
})

export const prairie: Record<string, Scene> = {
  'calgary-dusk': {
    seed: 401,
    view: { height: 0.01, horizon: 0.62, tan: 0.6 },
    sky: {
      ...dusk,
      azimuth: 24,
      elevation: 0,
      zenith: hex('#2b3f74'),
      mid: hex('#8f7ba4'),
      horizon: hex('#ffb27c'),
      glow: hex('#ff9a60', 0.8),
    },
    clouds: [
      { seed: 12, cover: 0.5, scale: 0.8, stretch: 3.4, lit: hex('#ffb08c', 1.1), shade: hex('#5c5a86'), opacity: 0.8 },
    ],
    middle: all(
      skyline({
        seed: 3,
        y: 800,
        from: -20,
        to: 1940,
        count: 42,
        low: 60,
        high: 300,
        walls: ['#4a4c6c', '#555676'],
        lit: 0.22,
        haze: 0.45,
        middle: 980,
      }),
      skyline({
        seed: 5,
        y: 800,
        from: 380,
        to: 1620,
        count: 20,
        low: 90,
        high: 520,
        walls: tower,
        lit: 0.4,
        haze: 0.12,
        middle: 940,
      }),
      landmarks(1120, 800, 400, '#1b2233', true),
      woods(black, { from: -30, to: 1950, y: 806, tall: 62, vary: 0.7, count: 90, seed: 6 }),
    ),
    water: { seed: 3, deep: hex('#1c2a44'), ripple: 0.03, mirror: 0.55, line: 0.625 },
    front: reeds(3, -20, 1940, 1300, 140, 700, ['#14181a', '#20261f', '#2c2f22']),
    bloom: { from: 0.8, r: 26, gain: 0.6 },
  },
  'calgary-river': {
    seed: 402,
    view: { height: 0.012, horizon: 0.5, tan: 0.6 },
    sky: { ...noon, azimuth: -70, elevation: 36 },
    clouds: [{ seed: 14, cover: 0.5, scale: 1.3, lit: hex('#ffffff', 1.05), shade: hex('#a6b6c8') }],
    middle: all(
      skyline({
        seed: 13,
        y: 655,
        from: 620,
        to: 1960,
        count: 26,
        low: 60,
        high: 330,
        walls: ['#7f93aa', '#96a7b8', '#6b8099', '#b0b4b4'],
        lit: 0.5,
        haze: 0.25,
        middle: 1330,
      }),
      landmarks(1480, 655, 300, '#6d8198', false),
      woods(
        { dark: '#2c4a2c', lit: '#6f8a3e', side: -1, slim: 0.3 },
        { from: -30, to: 1950, y: 662, tall: 86, vary: 0.5, count: 110, seed: 16 },
      ),
      woods(
        { dark: '#24401f', lit: '#7d9440', side: -1, slim: 0.34 },
        { from: -60, to: 560, y: 672, tall: 190, vary: 0.5, count: 22, seed: 26 },
      ),
    ),
    water: { seed: 3, deep: hex('#2f8298'), ripple: 0.02, mirror: 0.3, line: 0.52 },
    front: all(
      canoe(820, 960, 260, '#c0392b'),
      larches(-1, [[1890, 1700, 1400]], ['#2f4a1e', '#5d7a2c', '#9ab04a'], '#5a5044', true),
    ),
  },
  'calgary-night': {
    seed: 403,
    view: { height: 0.05, horizon: 0.56, tan: 0.7 },
    sky: { ...moonlit, glow: hex('#000000'), zenith: hex('#070d20'), mid: hex('#14223f'), horizon: hex('#5a4a58') },
    stars: { seed: 5, count: 320, gain: 0.6 },
    middle: all(
      skyline({
        seed: 23,
        y: 760,
        from: -40,
        to: 1960,
        count: 46,
        low: 40,
        high: 200,
        walls: ['#1a2338', '#202a42'],
        lit: 0.4,
        haze: 0.25,
        middle: 800,
      }),
      skyline({
        seed: 33,
        y: 770,
        from: 200,
        to: 1500,
        count: 24,
        low: 120,
        high: 600,
        walls: ['#0f1626', '#141d30', '#0b101c'],
        lit: 0.5,
        haze: 0.05,
        middle: 760,
      }),
      landmarks(640, 770, 430, '#0d1424', true),
      glow(900, 780, 700, '#ff9d50', 0.14),
      woods(black, { from: -30, to: 1950, y: 780, tall: 46, vary: 0.7, count: 110, seed: 7 }),
    ),
    water: { seed: 3, deep: hex('#060c18'), ripple: 0.045, mirror: 0.6, line: 0.61 },
    bloom: { from: 0.7, r: 22, gain: 0.7 },
    grade: { brush: 2.4 },
  },
  'foothills-ranch': {
    seed: 404,
    view: { height: 0.05, horizon: 0.46, tan: 0.6 },
    sky: { ...golden, azimuth: -100, elevation: 24 },
    clouds: [{ seed: 24, cover: 0.45, scale: 1, stretch: 2.4, lit: hex('#fff3dc', 1.08), shade: hex('#9fb0c4') }],
    land: {
      seed: 405,
      relief: 0.4,
      rough: 0.5,
      near: 0.03,
      ground: (x, z) => rolling(0.03, 0.11, 0.55, 0.012)(x, z) * Math.min(1, z),
      peaks: [
        m(-0.8, 0.12, 14, 5),
        m(-0.3, 0.14, 13, 4),
        m(0.15, 0.11, 15, 5),
        m(0.6, 0.15, 13, 5),
        m(1.1, 0.12, 14, 5),
      ],
    },
    cover: { ...summer, grass: hex('#98984a'), snowline: 1.2 },
    air: { density: 0.045 },
    front: all(
      turf(4, 0.03, 0.7, 3000, 0.0016, ['#7c6b30', '#a08a42', '#bfa556', '#8d7a38']),
      grove({ seed: 8, near: 0.3, far: 1.4, count: 90, tall: 0.014, look: spruceLeft, dense: 0.38 }),
      barn(1330, 840, 250),
      grove({ seed: 9, near: 0.1, far: 0.3, count: 16, tall: 0.016, look: spruceLeft, dense: 0.4, open: [-0.8, 0.5] }),
      fence(1010, 170, '#4a3a2c'),
    ),
  },
  badlands: {
    seed: 406,
    view: { height: 0.1, horizon: 0.36, tan: 0.62 },
    sky: { ...golden, azimuth: -74, elevation: 17, zenith: hex('#3d74ae') },
    clouds: [{ seed: 34, cover: 0.42, scale: 1.2, stretch: 2, lit: hex('#fff0d8', 1.08), shade: hex('#a9a9b8') }],
    land: {
      seed: 407,
      relief: 4.2,
      rough: 0.66,
      near: 0.05,
      far: 12,
      band: 0.018,
      step: 0.7,
      ground: (_x, z) => 0.008 + 0.05 * Math.max(0, z - 1.6) + 0.05 * Math.max(0, Math.min(1, (0.2 - z) * 12)),
      peaks: [
        ...mounds,
        m(-0.9, 0.03, 1.9, 0.9, 0.7, 0.6),
        m(0.5, 0.04, 2.2, 0.9, 0.6, 0.5),
        m(-0.25, 0.03, 2.8, 1.2, 0.6, 0.5),
        m(1.05, 0.04, 2.8, 1.2, 0.6, 0.5),
      ],
    },
    cover: { ...summer, grass: hex('#a89a70'), rock: [hex('#74463a'), hex('#ecd6ae')], bands: 130, snowline: 9 },
    air: { density: 0.05 },
    grade: { brush: 3.4, contrast: 0.35 },
    front: turf(4, 0.05, 0.6, 1900, 0.0026, ['#6f7a4c', '#8a8c58', '#59653c']),
  },
  'prairie-sunset': {
    seed: 408,
    view: { height: 0.009, horizon: 0.66, tan: 0.6 },
    sky: { ...sunset, azimuth: 12, elevation: 3.2, disc: 1.1, zenith: hex('#46558c'), mid: hex('#d0907c') },
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
      { seed: 54, cover: 0.95, scale: 1.1, stretch: 1.6, lit: hex('#8793a0'), shade: hex('#26303c'), opacity: 0.95 },
      { seed: 55, cover: 0.4, scale: 0.7, stretch: 4, lit: hex('#5c6873'), shade: hex('#1d2530'), opacity: 0.8 },
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
  'elbow-falls': {
    seed: 412,
    view: { height: 0.018, horizon: 0.34, tan: 0.6 },
    sky: { ...noon, azimuth: -80, elevation: 34 },
    clouds: [{ seed: 64, cover: 0.4, scale: 1.3, lit: hex('#ffffff'), shade: hex('#a9b9cb') }],
    land: {
      seed: 413,
      relief: 0.7,
      rough: 0.5,
      near: 0.012,
      boulder: 0.005,
      bouldersTo: 0.2,
      treeline: 0.3,
      tree: 0.022,
      cover: 0.98,
      woodFrom: 0.22,
      ground: (x, z) => {
        const d =
          Math.abs(x + 0.006 + 0.005 * Math.sin(z * 150) + 0.003 * Math.sin(z * 310 + 1)) -
          0.022 -
          0.2 * Math.max(0, 0.07 - z)
        const up = Math.min(1, Math.max(0, (z - 0.083) / 0.006))
        return d < 0 ? -0.006 + 0.013 * up : Math.min(0.03, 0.0004 + d * 0.45) + 0.006 * up
      },
      peaks: [m(-0.6, 0.18, 3, 1.8), m(0.5, 0.22, 3.6, 2)],
    },
    cover: { ...summer, rock: [hex('#6a6257'), hex('#a3978a')], grass: hex('#8a8172') },
    air: { density: 0.05 },
    water: { seed: 6, deep: hex('#2a8a8c'), ripple: 0.03, mirror: 0.12 },
    front: all(
      grove({
        seed: 18,
        near: 0.11,
        far: 0.24,
        count: 90,
        tall: 0.02,
        look: spruceLeft,
        dense: 0.85,
        open: [-0.16, 0.08],
      }),
      fall(6, 0.475, 0.44, 0.6, 0.13, 0.2),
      spray(7, 0.48, 0.62, 0.2, 0.06, 0.8),
    ),
  },
  'johnston-canyon-falls': {
    seed: 414,
    view: { height: 0.008, horizon: 0.62, tan: 0.5 },
    sky: {
      ...overcast,
      horizon: hex('#e8eee4'),
      azimuth: 128,
      elevation: 58,
      light: hex('#fff0d0', 2.4),
      ambient: hex('#a4b4b4', 1.15),
    },
    land: { seed: 415, relief: 22, near: 0.006, far: 0.4, ground: gorge(0.014, 0.075, 0.07, 60) },
    cover: { ...summer, rock: [hex('#3f4344'), hex('#8f8d86')], grass: hex('#4f6e34'), bands: 700 },
    air: { density: 1.6, tint: [0.7, 0.86, 0.9] },
    water: { seed: 6, deep: hex('#1e8a88'), ripple: 0.02, mirror: 0.2 },
    front: all(
      fall(8, 0.54, 0.2, 0.7, 0.05, 0.1),
      spray(9, 0.54, 0.7, 0.16, 0.1, 0.85),
      vapour(4, 0.3, 0.8, 0.6, 0.2, hex('#d5e2e0'), 2),
    ),
    grade: { contrast: 0.35 },
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
      peaks: [m(-0.9, 0.2, 5, 2.6), m(-0.45, 0.14, 8, 3), m(0.1, 0.1, 12, 4), m(0.5, 0.16, 8, 3), m(1, 0.22, 5, 2.4)],
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
      van(1075, 905, 120),
    ),
    bloom: { from: 0.9, r: 60, gain: 0.3 },
  },
}
