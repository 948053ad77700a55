import { lake, rolling, strip, summit } from '../motifs/ground.ts'
import { grove, turf } from '../motifs/grove.ts'
import {
  autumn,
  glacial,
  golden,
  noon,
  puffs,
  summer,
  winter,
  winterDay,
} from '../motifs/palettes.ts'
import { goldTones, larches, reeds, spruceLeft, woods } from '../motifs/plants.ts'
import { road } from '../motifs/roads.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

/** Along the road from Lake Louise to the Columbia Icefield. */
export const icefields: Record<string, Scene> = {
  'bow-lake': {
    seed: 17,
    view: { height: 0.008, horizon: 0.58, tan: 0.85 },
    sky: { ...golden, azimuth: -70, elevation: 16 },
    clouds: [
      {
        seed: 25,
        cover: 0.5,
        scale: 0.9,
        stretch: 3,
        lit: hex('#fff0d8', 1.05),
        shade: hex('#93a3b8'),
        opacity: 0.8,
      },
    ],
    land: {
      seed: 71,
      relief: 0.45,
      rough: 0.5,
      band: 0.16,
      step: 0.5,
      treeline: 0.3,
      tree: 0.022,
      cover: 0.8,
      ground: strip(2.2, 0.12, 0.09),
      peaks: [
        summit(-0.75, 0.27, 5, 2.4),
        summit(-0.3, 0.19, 7, 2.4),
        summit(0.1, 0.15, 9, 2.6),
        summit(0.62, 0.33, 4.6, 2.3, 0.8),
        summit(1.1, 0.24, 5, 2),
      ],
    },
    cover: { ...summer, snowline: 1 },
    air: { density: 0.03 },
    water: { ...glacial, deep: hex('#1b7f98'), ripple: 0.004 },
    front: reeds(5, -20, 1940, 1300, 190, 900, ['#5c5a26', '#8a7d35', '#3d4420', '#b09a4a']),
  },
  'peyto-lake': {
    seed: 16,
    view: { height: 0.42, horizon: 0.24, tan: 0.7 },
    sky: { ...noon, azimuth: 80, elevation: 36 },
    clouds: [
      { seed: 12, cover: 0.5, scale: 1.4, lit: hex('#ffffff', 1.05), shade: hex('#9fb2c8') },
    ],
    land: {
      seed: 63,
      relief: 0.5,
      rough: 0.5,
      band: 0.12,
      step: 0.35,
      treeline: 0.55,
      tree: 0.024,
      cover: 0.96,
      woodFrom: 0.25,
      near: 0.1,
      far: 40,
      ground: (x, z) =>
        lake(-0.35 + 0.14 * z, 2.3, 0.62, 1.55, 0.3, 0.4)(x, z) + Math.max(0, 0.9 - z) * 0.22,
      peaks: [
        summit(-1.0, 0.14, 5, 2.6),
        summit(-0.5, 0.12, 8, 3),
        summit(0.55, 0.13, 7, 2.6),
        summit(1.05, 0.19, 4.4, 2.2),
        summit(0.12, 0.1, 14, 4),
      ],
    },
    cover: { ...summer, snowline: 1.1 },
    air: { density: 0.045 },
    water: {
      seed: 6,
      deep: hex('#1598b4'),
      shallow: hex('#78cfcd'),
      shelf: 0.02,
      ripple: 0.004,
      mirror: 0.02,
    },
    front: woods(
      spruceLeft,
      { from: -40, to: 700, y: 1330, tall: 330, vary: 0.7, count: 14, seed: 4, bow: -40 },
      { from: 1300, to: 1980, y: 1340, tall: 460, vary: 0.7, count: 12, seed: 44, bow: -30 },
    ),
  },
  'icefields-parkway': {
    seed: 25,
    view: { height: 0.03, horizon: 0.52, tan: 0.62 },
    sky: { ...golden, azimuth: -80, elevation: 22 },
    clouds: [puffs(81, 0.45)],
    land: {
      seed: 141,
      relief: 0.55,
      rough: 0.5,
      band: 0.14,
      step: 0.45,
      treeline: 0.22,
      tree: 0.022,
      cover: 0.9,
      woodFrom: 0.45,
      ground: (x, z) =>
        Math.min(0.2, Math.max(0, Math.abs(x + 0.1 * z - 0.04) - 0.2) * 0.22) + 0.007,
      peaks: [
        summit(-0.95, 0.34, 3, 1.7),
        summit(-0.42, 0.22, 5, 2),
        summit(0.1, 0.34, 6, 2.6),
        summit(0.66, 0.28, 4, 1.8),
        summit(1.15, 0.38, 3, 1.6),
      ],
    },
    cover: { ...autumn, goldShare: 0.28, snowline: 0.95 },
    air: { density: 0.045 },
    front: all(
      turf(8, 0.04, 0.5, 1500, 0.002, ['#6a5a26', '#8f7a34', '#a88f42', '#5a5326']),
      road(
        [
          [0.43, 0.535, 6],
          [0.445, 0.56, 20],
          [0.475, 0.62, 64],
          [0.5, 0.74, 180],
          [0.47, 1.02, 560],
        ],
        '#4a4c50',
        '#d8d3c6',
      ),
      grove({
        seed: 7,
        near: 0.12,
        far: 0.5,
        count: 130,
        tall: 0.022,
        look: spruceLeft,
        goldShare: 0.3,
        gold: goldTones,
        open: [-0.32, 0.2],
        dense: 0.7,
      }),
      larches(-1, [
        [1500, 1100, 300],
        [1640, 1160, 470],
        [1830, 1260, 700],
        [260, 1150, 420],
        [90, 1240, 640],
      ]),
    ),
  },
  icefield: {
    seed: 24,
    view: { height: 0.16, horizon: 0.46, tan: 0.6 },
    sky: { ...winterDay, azimuth: -78, elevation: 24 },
    clouds: [{ ...puffs(75, 0.4), stretch: 2 }],
    land: {
      seed: 131,
      relief: 0.55,
      rough: 0.44,
      near: 0.06,
      band: 0.16,
      step: 0.4,
      ground: (x, z) =>
        rolling(0.03, 0.05, 0.8, 0.09)(x, z) -
        Math.max(0, 0.02 * Math.sin((z + x * 0.5 + 0.2 * Math.sin(x * 7)) * 42) - 0.012) *
          Math.max(0, 1 - z / 3),
      peaks: [
        summit(-0.95, 0.3, 4.2, 2.2),
        summit(-0.3, 0.24, 7, 3),
        summit(0.25, 0.3, 7.5, 3.4, 1),
        summit(1, 0.36, 3.8, 2.2),
      ],
    },
    cover: { ...winter, snowHold: 0.46, rock: [hex('#4c4d52'), hex('#76726f')] },
    air: { density: 0.03 },
    grade: { contrast: 0.35 },
  },
}
