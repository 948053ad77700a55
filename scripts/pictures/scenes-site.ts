import { hex } from './color.ts'
import { figure, vehicle, type Figure } from './figures.ts'
import { all } from './foreground.ts'
import { lake, m, rolling } from './ground.ts'
import { turf } from './grove.ts'
import { autumn, dawn, golden, moonlit, noon, summer, sunset, winter, winterDay } from './palettes.ts'
import { crossing } from './roads.ts'
import type { Scene } from './scene.ts'
import type { Cover } from './shade.ts'
import type { Sky } from './sky.ts'

const portrait = (seed: number, sky: Sky, cover: Cover, f: Figure, extra: Partial<Scene> = {}): Scene => ({
  seed,
  view: { height: 0.3, horizon: 0.62, tan: 0.6 },
  sky,
  land: {
    seed,
    relief: 0.5,
    rough: 0.52,
    band: 0.14,
    step: 0.35,
    treeline: 0.5,
    tree: 0.024,
    near: 0.3,
    ground: rolling(0.05, 0.1, 0.6, 0.01),
    peaks: [m(-0.55, 0.3, 5, 2.2), m(-0.15, 0.2, 8, 3), m(0.25, 0.26, 6, 2.4), m(0.62, 0.34, 4.6, 2)],
  },
  cover,
  air: { density: 0.075 },
  front: figure(f),
  grade: { brush: 6 },
  ...extra,
})

/** Portraits are cut to their middle square. */
export const staff: Record<string, Scene> = {
  'guide-1': portrait(711, { ...golden, azimuth: 70 }, autumn, {
    coat: '#1d4a44',
    shade: '#12302d',
    rim: '#ffd49a',
    skin: '#c98f6c',
    hair: '#241a18',
    hat: 'brim',
    hatTone: '#6f5236',
    side: 1,
  }),
  'guide-2': portrait(722, { ...dawn, azimuth: -70, elevation: 12 }, summer, {
    coat: '#b5642c',
    shade: '#7a3f20',
    rim: '#ffe0c0',
    skin: '#e0b090',
    hair: '#2c1e1a',
    scarf: '#e8dcc4',
    side: -1,
  }),
  'guide-3': portrait(733, winterDay, winter, {
    coat: '#274a72',
    shade: '#18304e',
    rim: '#ffffff',
    skin: '#d8a582',
    hair: '#1c1716',
    hat: 'toque',
    hatTone: '#a8322a',
    scarf: '#d9b25a',
    side: 1,
  }),
  'guide-4': portrait(
    744,
    { ...moonlit, azimuth: -60, horizon: hex('#2f5a70') },
    winter,
    {
      coat: '#2a2f52',
      shade: '#191c36',
      rim: '#8dffc4',
      skin: '#9a7a72',
      hair: '#14121a',
      hat: 'cap',
      hatTone: '#1d5a52',
      side: -1,
    },
    {
      stars: { seed: 6, count: 900 },
      aurora: {
        pitch: 0.1,
        curtains: [
          {
            seed: 15,
            path: [
              [-4, 6],
              [-1, 5],
              [1, 6],
              [4, 5],
            ],
            fold: 0.5,
            folds: 1.3,
            tall: 2.6,
            gain: 0.12,
            body: hex('#3dff9a'),
            top: hex('#5a55d8', 0.8),
            foot: hex('#e05ac0', 0.8),
          },
        ],
      },
    },
  ),
}

export const cars: Record<string, Scene> = {
  minivan: {
    seed: 751,
    view: { height: 0.012, horizon: 0.55, tan: 0.6 },
    sky: { ...noon, azimuth: -95, elevation: 34 },
    clouds: [{ seed: 8, cover: 0.45, scale: 1.3, lit: hex('#ffffff', 1.05), shade: hex('#a9b9cb') }],
    land: {
      seed: 752,
      relief: 0.6,
      rough: 0.5,
      band: 0.13,
      step: 0.45,
      treeline: 0.3,
      tree: 0.02,
      woodFrom: 0.3,
      near: 0.01,
      ground: lake(0, 0.95, 1.2, 0.83, 0.05, 0.12),
      peaks: [m(-0.8, 0.32, 3.4, 1.8), m(-0.1, 0.24, 5, 2), m(0.5, 0.34, 4, 1.8), m(1.1, 0.26, 4, 1.8)],
    },
    cover: summer,
    air: { density: 0.04 },
    water: { seed: 3, deep: hex('#168a9c'), ripple: 0.01, mirror: 0.2 },
    front: all(
      turf(6, 0.02, 0.25, 2000, 0.0016, ['#5d7030', '#7d8a40', '#94994e', '#4a5c2a']),
      crossing(1090, 1080, 150, '#4c4e52', '#8a8060'),
      vehicle('minivan', 980, 1165, 900, '#e4e6e2', '#a4acac'),
    ),
  },
  suv: {
    seed: 761,
    view: { height: 0.02, horizon: 0.5, tan: 0.6 },
    sky: {
      ...sunset,
      azimuth: -58,
      elevation: 9,
      disc: 0,
      zenith: hex('#56709e'),
      mid: hex('#c2a0a8'),
      horizon: hex('#ffc890'),
    },
    clouds: [
      { seed: 18, cover: 0.45, scale: 0.9, stretch: 3, lit: hex('#ffd0a8', 1.2), shade: hex('#8f82a4'), opacity: 0.8 },
    ],
    land: {
      seed: 762,
      relief: 0.55,
      rough: 0.52,
      band: 0.13,
      step: 0.45,
      treeline: 0.35,
      tree: 0.02,
      woodFrom: 0.2,
      near: 0.02,
      ground: rolling(0.004, 0.01, 1.4, 0.02),
      peaks: [m(-0.9, 0.3, 3.4, 1.8), m(-0.3, 0.36, 4.4, 1.9), m(0.35, 0.22, 6, 2.2), m(0.95, 0.34, 3.6, 1.8)],
    },
    cover: autumn,
    air: { density: 0.05 },
    front: all(
      turf(5, 0.03, 0.4, 1800, 0.002, ['#5a4a26', '#7a6434', '#98803f']),
      crossing(1090, 1110, 150, '#4a4854', '#6a5a48'),
      vehicle('suv', 900, 1180, 860, '#173b36', '#0d2421'),
    ),
  },
}
