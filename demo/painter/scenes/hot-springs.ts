import { lake, summit } from '../motifs/ground.ts'
import { grove } from '../motifs/grove.ts'
import { glow } from '../motifs/light.ts'
import { moonlit, summer, sunset, winter } from '../motifs/palettes.ts'
import { snowSpruce, spruce } from '../motifs/plants.ts'
import { vapour } from '../motifs/weather.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

/** Pools of warm water, in the evening and in snow. */
export const hotSprings: Record<string, Scene> = {
  'hot-springs-evening': {
    seed: 320,
    view: { height: 0.006, horizon: 0.5, tan: 0.6 },
    sky: {
      ...sunset,
      azimuth: -30,
      elevation: -2,
      disc: 0,
      zenith: hex('#1c2f5c'),
      mid: hex('#6a6a9c'),
      horizon: hex('#f0a880'),
      glow: hex('#ff9a60', 0.7),
      light: hex('#000000'),
      ambient: hex('#7585b8', 0.55),
    },
    stars: { seed: 9, count: 260 },
    land: {
      seed: 321,
      relief: 0.6,
      rough: 0.46,
      treeline: 0.42,
      tree: 0.022,
      cover: 0.96,
      woodFrom: 0.12,
      ground: lake(0, 0.06, 0.08, 0.055, 0.0035, 0.12),
      near: 0.008,
      peaks: [summit(-0.8, 0.36, 3, 1.8), summit(0.1, 0.2, 5, 2), summit(0.8, 0.3, 3.6, 1.8)],
    },
    cover: { ...summer, shore: hex('#55504a') },
    air: { density: 0.04 },
    water: { seed: 4, deep: hex('#1f8f9a'), ripple: 0.006, mirror: 0.25 },
    front: all(
      grove({
        seed: 66,
        near: 0.12,
        far: 0.3,
        count: 60,
        tall: 0.018,
        look: { ...spruce, lit: '#0e1d17' },
      }),
      glow(330, 700, 150, '#ffb45a', 1.3),
      glow(1600, 690, 150, '#ffb45a', 1.3),
      glow(1020, 676, 80, '#ffb45a', 1),
      vapour(5, 0.28, 1, 0.58, 0.62, hex('#b4bcd4', 0.7), 2.6, true),
    ),
    bloom: { from: 0.7, r: 40, gain: 0.5 },
  },
  'hot-springs-winter': {
    seed: 322,
    view: { height: 0.005, horizon: 0.42, tan: 0.62 },
    sky: {
      ...moonlit,
      zenith: hex('#7fa6c8'),
      mid: hex('#a9c2d6'),
      horizon: hex('#dfe6ec'),
      azimuth: 60,
      elevation: 22,
      glow: hex('#fff0d8', 0.5),
      light: hex('#ffe8cc', 1.5),
      ambient: hex('#94b0d4', 0.9),
    },
    land: {
      seed: 323,
      relief: 0.6,
      rough: 0.46,
      treeline: 0.4,
      tree: 0.022,
      cover: 0.95,
      woodFrom: 0.3,
      boulder: 0.0022,
      bouldersTo: 0.06,
      near: 0.006,
      ground: lake(0.006, 0.04, 0.05, 0.034, 0.004, 0.3),
      peaks: [summit(-0.5, 0.3, 3.4, 1.8), summit(0.7, 0.34, 3, 1.7)],
    },
    cover: { ...winter, frost: 0.6 },
    air: { density: 0.07 },
    water: {
      seed: 4,
      deep: hex('#1f98a0'),
      shallow: hex('#7fd0c8'),
      shelf: 0.01,
      ripple: 0.008,
      mirror: 0.15,
    },
    front: all(
      grove({
        seed: 69,
        near: 0.08,
        far: 0.3,
        count: 190,
        tall: 0.016,
        look: snowSpruce,
        dense: 0.7,
      }),
      vapour(15, 0.25, 0.95, 0.55, 0.75, hex('#f4f7fa'), 2.6, true),
    ),
  },
}
