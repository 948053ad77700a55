import { townLights } from '../motifs/town-lights.ts'
import { river, rolling, summit } from '../motifs/ground.ts'
import { grove, turf } from '../motifs/grove.ts'
import { dawn, puffs, summer, sunset, winter } from '../motifs/palettes.ts'
import { framing, reeds, spruce } from '../motifs/plants.ts'
import { vapour } from '../motifs/weather.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

/** The town of Canmore and its three summits. */
export const canmore: Record<string, Scene> = {
  'canmore-three-sisters': {
    seed: 35,
    view: { height: 0.02, horizon: 0.62, tan: 0.55 },
    sky: { ...dawn, azimuth: -70, elevation: 16, horizon: hex('#f6d5b5') },
    clouds: [{ ...puffs(99, 0.3), stretch: 2.6, lit: hex('#ffe4cc', 1.1) }],
    land: {
      seed: 233,
      relief: 0.75,
      rough: 0.44,
      band: 0.13,
      step: 0.4,
      treeline: 0.4,
      tree: 0.022,
      cover: 0.95,
      woodFrom: 0.35,
      ground: river(0.07, 0.14, 2.2, 0.05, -0.05),
      peaks: [
        summit(-0.5, 0.36, 5, 1.4, 1.4),
        summit(-0.02, 0.37, 4.9, 1.3, 1.5),
        summit(0.45, 0.42, 4.7, 1.4, 1.5),
        summit(1, 0.2, 5, 1.7),
        summit(-1.05, 0.22, 5.4, 1.7),
      ],
    },
    cover: { ...summer, grass: hex('#8a8a4c'), snowline: 1.2 },
    air: { density: 0.035, mist: [{ from: 0.8, low: 0, high: 0.09, amount: 0.7, scale: 2 }] },
    water: { seed: 6, deep: hex('#2f8f9c'), shallow: hex('#93beb0'), ripple: 0.004, mirror: 0.4 },
    front: all(
      turf(9, 0.025, 0.4, 2600, 0.002, ['#59602c', '#8a8740', '#3f4a22', '#747a38']),
      grove({
        seed: 12,
        near: 0.14,
        far: 0.36,
        count: 50,
        tall: 0.02,
        look: spruce,
        dense: 0.5,
        open: [0, 0.9],
      }),
      framing(spruce, 101, 430, 0.8, 0),
      reeds(7, 1100, 1940, 1300, 150, 500, ['#59602c', '#8a8740', '#3f4a22']),
    ),
  },
  'canmore-winter': {
    seed: 40,
    view: { height: 0.07, horizon: 0.6, tan: 0.55 },
    sky: {
      ...sunset,
      azimuth: 120,
      elevation: 6,
      disc: 0,
      zenith: hex('#3c4f86'),
      mid: hex('#9d8fb4'),
      horizon: hex('#f0b8a0'),
      light: hex('#ff9c80', 2),
      ambient: hex('#7388bc', 0.62),
    },
    land: {
      seed: 281,
      relief: 0.7,
      rough: 0.46,
      band: 0.13,
      step: 0.4,
      treeline: 0.34,
      tree: 0.02,
      cover: 0.9,
      woodFrom: 0.6,
      ground: rolling(0.005, 0.01, 1, 0.012),
      peaks: [
        summit(-0.85, 0.32, 4.6, 1.8),
        summit(-0.3, 0.3, 5, 1.5, 1.4),
        summit(0.2, 0.34, 4.8, 1.5, 1.4),
        summit(0.75, 0.28, 5, 1.8),
        summit(1.2, 0.22, 5, 1.6),
      ],
    },
    cover: { ...winter, frost: 0.25 },
    air: { density: 0.03 },
    front: all(
      grove({
        seed: 14,
        near: 0.16,
        far: 0.6,
        count: 240,
        tall: 0.017,
        look: { dark: '#1c2236', lit: '#3a3f58', snow: '#cfc0d8', side: 1 },
        dense: 0.6,
      }),
      townLights(7, 0.35, 1.7, 3000, 0.1),
      vapour(6, 0.58, 0.74, 0.66, 0.25, hex('#c9b8cc'), 2),
    ),
    bloom: { from: 0.8, r: 24, gain: 0.5 },
  },
}
