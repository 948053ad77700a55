import { canoe } from '../motifs/boats.ts'
import { fall, spray } from '../motifs/falls.ts'
import { lake, rolling, summit } from '../motifs/ground.ts'
import { grove } from '../motifs/grove.ts'
import { dawn, glacial, noon, puffs, summer } from '../motifs/palettes.ts'
import { framing, spruceLeft } from '../motifs/plants.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

/** Lake Louise, and what lies across the pass in Yoho. */
export const lakeLouiseAndYoho: Record<string, Scene> = {
  'lake-louise-still': {
    seed: 14,
    view: { height: 0.012, horizon: 0.52, tan: 0.55 },
    sky: {
      ...dawn,
      azimuth: 150,
      elevation: 18,
      horizon: hex('#dfe4e8'),
      mid: hex('#a7c0d8'),
      light: hex('#ffe0bc', 2.3),
    },
    land: {
      seed: 52,
      relief: 0.7,
      rough: 0.42,
      band: 0.14,
      step: 0.35,
      treeline: 0.55,
      tree: 0.024,
      cover: 0.96,
      woodFrom: 0.3,
      ground: lake(0, 1.5, 0.52, 1.49, 0.4, 0.12),
      peaks: [
        summit(-1.15, 0.52, 1.9, 1.35),
        summit(-0.72, 0.32, 3, 1.2),
        summit(1.2, 0.56, 2, 1.4),
        summit(0.7, 0.3, 3.2, 1.2),
        summit(-0.25, 0.24, 5.6, 1.7),
        summit(0.12, 0.3, 6, 2),
        summit(0.42, 0.22, 5.6, 1.6),
      ],
    },
    cover: { ...summer, snowline: 0.9, snowHold: 0.5 },
    air: { density: 0.05, mist: [{ from: 1.6, low: 0.0, high: 0.09, amount: 0.75, scale: 2 }] },
    water: { ...glacial, deep: hex('#1f8f98'), ripple: 0.0016, mirror: 0.3 },
  },
  'lake-louise-canoe': {
    seed: 15,
    view: { height: 0.03, horizon: 0.3, tan: 0.5 },
    sky: { ...noon, azimuth: 120, elevation: 38 },
    clouds: [
      { seed: 31, cover: 0.5, scale: 1.3, lit: hex('#ffffff', 1.05), shade: hex('#b4c2d2') },
    ],
    land: {
      seed: 53,
      relief: 0.75,
      rough: 0.45,
      band: 0.12,
      step: 0.35,
      treeline: 0.4,
      tree: 0.022,
      cover: 0.94,
      ground: lake(-0.1, 1.25, 0.8, 1.24, 0.1, 0.1),
      peaks: [
        summit(-0.95, 0.2, 2.8, 1.3),
        summit(-0.2, 0.17, 5.6, 1.7),
        summit(0.2, 0.2, 6, 2),
        summit(1.0, 0.24, 2.5, 1.2),
      ],
    },
    cover: { ...summer, snowline: 0.85, snowHold: 0.5 },
    air: { density: 0.05 },
    water: { seed: 6, deep: hex('#14a0a2'), ripple: 0.012, mirror: 0.1 },
    front: canoe(1180, 930, 330),
  },
  'emerald-lake': {
    seed: 18,
    view: { height: 0.02, horizon: 0.42, tan: 0.6 },
    sky: { ...noon, azimuth: -75, elevation: 44 },
    clouds: [{ seed: 45, cover: 0.62, scale: 1.2, lit: hex('#ffffff'), shade: hex('#a3b4c4') }],
    land: {
      seed: 81,
      relief: 0.6,
      rough: 0.42,
      treeline: 0.75,
      tree: 0.026,
      cover: 1,
      woodFrom: 0.25,
      ground: lake(0.1, 0.85, 0.75, 0.84, 0.12, 0.2),
      peaks: [summit(-0.7, 0.3, 3, 1.7), summit(0.1, 0.24, 5.5, 2), summit(0.75, 0.27, 3.4, 1.6)],
    },
    cover: { ...summer, forest: [hex('#123322'), hex('#3e6a35')], snowline: 1.2 },
    air: { density: 0.05 },
    water: {
      seed: 6,
      deep: hex('#0f7f62'),
      shallow: hex('#58b890'),
      shelf: 0.015,
      ripple: 0.005,
      mirror: 0.2,
    },
    front: all(canoe(560, 960, 230, '#c8902c'), framing(spruceLeft, 31, 520, 0, 0.9)),
  },
  'takakkaw-falls': {
    seed: 29,
    view: { height: 0.05, horizon: 0.86, tan: 0.5 },
    sky: { ...noon, azimuth: -118, elevation: 40 },
    clouds: [puffs(91, 0.5)],
    land: {
      seed: 181,
      relief: 1.5,
      rough: 0.34,
      band: 0.12,
      step: 0.8,
      treeline: 0.16,
      tree: 0.024,
      cover: 0.95,
      woodFrom: 0.2,
      ground: rolling(0.02, 0.02, 2, 0.03),
      peaks: [
        summit(-0.7, 0.72, 1.8, 1.1, 0.55, 0.5),
        summit(-0.15, 0.58, 2.2, 1, 0.6, 0.5),
        summit(0.3, 0.6, 2.2, 1, 0.6, 0.5),
        summit(0.95, 0.8, 1.7, 1.1, 0.6, 0.5),
      ],
    },
    cover: { ...summer, snowline: 3, rock: [hex('#5a5a5c'), hex('#948c84')] },
    air: { density: 0.06 },
    front: all(
      fall(4, 0.545, 0.2, 0.8, 0.014, 0.05),
      spray(5, 0.55, 0.8, 0.16, 0.12, 0.8),
      grove({
        seed: 11,
        near: 0.06,
        far: 0.24,
        count: 150,
        tall: 0.024,
        look: spruceLeft,
        dense: 0.85,
      }),
    ),
  },
}
