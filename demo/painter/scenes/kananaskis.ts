import { fall, spray } from '../motifs/falls.ts'
import { lake, river, rolling, summit } from '../motifs/ground.ts'
import { grove, turf } from '../motifs/grove.ts'
import { autumn, golden, moonlit, noon, puffs, summer } from '../motifs/palettes.ts'
import { black, framing, goldTones, larches, spruce, spruceLeft, woods } from '../motifs/plants.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

/** The valleys south of Canmore. */
export const kananaskis: Record<string, Scene> = {
  'kananaskis-valley': {
    seed: 36,
    view: { height: 0.5, horizon: 0.34, tan: 0.65 },
    sky: { ...golden, azimuth: -98, elevation: 24 },
    clouds: [puffs(103, 0.5)],
    land: {
      seed: 241,
      relief: 0.45,
      rough: 0.5,
      band: 0.16,
      step: 0.4,
      treeline: 0.5,
      tree: 0.026,
      cover: 0.9,
      near: 0.2,
      woodFrom: 0.3,
      ground: (x, z) => river(0.05, 0.5, 0.9, 0.12, 0.2)(x, z) + Math.max(0, 0.9 - z) * 0.3,
      peaks: [
        summit(-0.9, 0.2, 5, 2.8),
        summit(-0.35, 0.15, 8, 3),
        summit(0.15, 0.14, 12, 4),
        summit(0.6, 0.18, 7, 3),
        summit(1.1, 0.24, 4.6, 2.6),
      ],
    },
    cover: { ...autumn, gold: hex('#c9a02c'), goldShare: 0.3, snowline: 1.3 },
    air: { density: 0.05 },
    water: { seed: 6, deep: hex('#3a8a98'), ripple: 0.004, mirror: 0.2 },
    front: framing(spruceLeft, 41, 430, 0, 0.9),
  },
  'barrier-lake': {
    seed: 37,
    view: { height: 0.06, horizon: 0.4, tan: 0.7 },
    sky: { ...noon, azimuth: 70, elevation: 34 },
    clouds: [
      {
        seed: 105,
        cover: 0.55,
        scale: 1,
        stretch: 2.2,
        lit: hex('#ffffff', 1.05),
        shade: hex('#9fb1c4'),
      },
    ],
    land: {
      seed: 251,
      relief: 0.5,
      rough: 0.48,
      band: 0.16,
      step: 0.4,
      treeline: 0.34,
      tree: 0.022,
      cover: 0.95,
      woodFrom: 0.25,
      ground: (x, z) =>
        Math.max(
          lake(0.3, 2.2, 1.1, 2.1, 0.2, 0.35)(x, z),
          0.04 - Math.hypot(x + 0.55, (z - 0.75) * 0.9) * 0.13,
        ),
      peaks: [
        summit(0.05, 0.33, 5, 2, 1.4),
        summit(-0.8, 0.22, 5, 2.2),
        summit(0.8, 0.24, 5.4, 2.2),
        summit(0.42, 0.16, 8, 2.6),
      ],
    },
    cover: summer,
    air: { density: 0.04 },
    water: {
      seed: 16,
      deep: hex('#23749c'),
      shallow: hex('#7fb6b4'),
      shelf: 0.01,
      ripple: 0.02,
      mirror: 0.15,
      glint: 0.3,
    },
    front: all(
      turf(9, 0.06, 0.6, 2600, 0.003, ['#4f6a2c', '#6f8a3c', '#86994a', '#3f5a28']),
      grove({
        seed: 13,
        near: 0.1,
        far: 0.3,
        count: 40,
        tall: 0.024,
        look: spruce,
        dense: 0.5,
        open: [-0.2, 1.1],
      }),
    ),
  },
  'upper-lakes-autumn': {
    seed: 38,
    view: { height: 0.016, horizon: 0.48, tan: 0.6 },
    sky: { ...golden, azimuth: 88, elevation: 20, zenith: hex('#2f659f') },
    land: {
      seed: 261,
      relief: 0.65,
      rough: 0.5,
      band: 0.14,
      step: 0.45,
      treeline: 0.36,
      tree: 0.022,
      cover: 0.95,
      woodFrom: 0.2,
      ground: (x, z) =>
        Math.max(
          lake(-0.1, 1.1, 0.9, 1.09, 0.2, 0.3)(x, z),
          0.012 - Math.hypot(x - 0.22, (z - 0.6) * 0.6) * 0.12,
        ),
      peaks: [
        summit(-0.9, 0.34, 3, 1.7),
        summit(-0.3, 0.25, 5, 1.9),
        summit(0.3, 0.34, 4.4, 1.9),
        summit(0.95, 0.28, 3.6, 1.7),
      ],
    },
    cover: { ...autumn, goldShare: 0.55, snowline: 0.95 },
    grade: { brush: 3.4 },
    air: { density: 0.035 },
    water: { seed: 6, deep: hex('#175f7c'), ripple: 0.003, mirror: 0.35 },
    front: larches(
      1,
      [
        [170, 1290, 760],
        [20, 1310, 560],
        [360, 1310, 420],
      ],
      goldTones,
    ),
  },
  'kananaskis-stars': {
    seed: 39,
    view: { height: 0.2, horizon: 0.78, tan: 0.75 },
    sky: { ...moonlit, azimuth: 130, horizon: hex('#2c4158'), glow: hex('#000000') },
    stars: {
      seed: 47,
      count: 4200,
      gain: 1.1,
      way: { at: 0.56, lean: -0.42, half: 0.14, gain: 2.2 },
    },
    land: {
      seed: 271,
      relief: 0.55,
      rough: 0.5,
      band: 0.14,
      step: 0.3,
      treeline: 0.4,
      tree: 0.022,
      near: 0.2,
      ground: rolling(0.04, 0.06, 0.8, 0.01),
      peaks: [
        summit(-0.85, 0.2, 4, 2),
        summit(-0.2, 0.13, 7, 2.4),
        summit(0.35, 0.2, 5, 2),
        summit(1, 0.26, 4, 2),
      ],
    },
    cover: { ...summer, snowline: 1 },
    air: { density: 0.02 },
    grade: { exposure: 1.2, brush: 1.2 },
    front: woods(
      black,
      { from: -40, to: 760, y: 1310, tall: 420, vary: 0.75, count: 13, seed: 23, bow: -30 },
      { from: 1250, to: 1960, y: 1320, tall: 260, vary: 0.7, count: 16, seed: 63 },
    ),
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
      peaks: [summit(-0.6, 0.18, 3, 1.8), summit(0.5, 0.22, 3.6, 2)],
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
}
