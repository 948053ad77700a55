import { canoe } from '../motifs/boats.ts'
import { landmarks, skyline } from '../motifs/city.ts'
import { glow } from '../motifs/light.ts'
import { dusk, moonlit, noon } from '../motifs/palettes.ts'
import { black, larches, reeds, woods } from '../motifs/plants.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

const tower = ['#232c40', '#2d3850', '#1c2434', '#354260', '#283247']

/** Calgary from its river. */
export const calgary: Record<string, Scene> = {
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
      {
        seed: 12,
        cover: 0.5,
        scale: 0.8,
        stretch: 3.4,
        lit: hex('#ffb08c', 1.1),
        shade: hex('#5c5a86'),
        opacity: 0.8,
      },
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
    clouds: [
      { seed: 14, cover: 0.5, scale: 1.3, lit: hex('#ffffff', 1.05), shade: hex('#a6b6c8') },
    ],
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
    sky: {
      ...moonlit,
      glow: hex('#000000'),
      zenith: hex('#070d20'),
      mid: hex('#14223f'),
      horizon: hex('#5a4a58'),
    },
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
}
