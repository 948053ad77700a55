import { lake, rolling, summit } from '../motifs/ground.ts'
import { grove } from '../motifs/grove.ts'
import { beams } from '../motifs/light.ts'
import { moonlit, overcast, summer, sunset, winter, winterDay } from '../motifs/palettes.ts'
import { black, framing, spruce, woods } from '../motifs/plants.ts'
import { hex } from '../render/color.ts'
import { all } from '../render/scene.ts'
import type { Scene } from '../render/scene.ts'

/** Mountains of no named place, by weather and season. */
export const highRidges: Record<string, Scene> = {
  'sunrise-ridge': {
    seed: 32,
    view: { height: 1.3, horizon: 0.4, tan: 0.5 },
    sky: {
      ...sunset,
      azimuth: 9,
      elevation: 3.6,
      disc: 1,
      zenith: hex('#5f6f9a'),
      mid: hex('#e0a88e'),
      horizon: hex('#ffcb8a'),
    },
    land: {
      seed: 211,
      relief: 0.3,
      rough: 0.6,
      treeline: 0.8,
      tree: 0.026,
      near: 0.5,
      far: 90,
      ground: rolling(0, 0.2, 0.22),
      peaks: [
        summit(-0.7, -0.02, 5, 4),
        summit(0.8, 0.0, 7, 5),
        summit(-0.1, 0.02, 13, 6),
        summit(0.6, 0.05, 22, 9),
        summit(-0.8, 0.06, 24, 9),
      ],
    },
    cover: summer,
    air: { density: 0.085, mist: [{ from: 2, low: 0.0, high: 0.75, amount: 0.9, scale: 0.4 }] },
    bloom: { from: 0.9, r: 70, gain: 0.35 },
    front: woods(black, { from: -40, to: 900, y: 1330, tall: 330, vary: 0.7, count: 16, seed: 3, bow: -20 }),
  },
  'rain-clearing': {
    seed: 34,
    view: { height: 0.09, horizon: 0.56, tan: 0.6 },
    sky: {
      ...overcast,
      azimuth: 55,
      elevation: 28,
      light: hex('#ffe2b0', 1.7),
      zenith: hex('#66737f'),
      mid: hex('#8c979f'),
    },
    clouds: [{ seed: 95, cover: 0.85, scale: 1, lit: hex('#eef0ee'), shade: hex('#626d78') }],
    land: {
      seed: 221,
      relief: 0.6,
      rough: 0.52,
      band: 0.1,
      step: 0.3,
      treeline: 0.5,
      tree: 0.024,
      cover: 0.95,
      woodFrom: 0.3,
      ground: rolling(0.03, 0.05, 1.4, 0.03),
      peaks: [
        summit(-0.8, 0.32, 3, 1.8),
        summit(-0.1, 0.24, 5, 2),
        summit(0.55, 0.34, 3.8, 1.9),
        summit(1.1, 0.24, 3.4, 1.6),
      ],
    },
    cover: { ...summer, forest: [hex('#102a24'), hex('#2c4b3c')], snowline: 1.4 },
    air: {
      density: 0.09,
      mist: [
        { from: 1, low: 0.1, high: 0.42, amount: 0.95, scale: 1.2, tint: hex('#d5dce0') },
        { from: 2, low: 0.6, high: 1.3, amount: 0.95, scale: 0.9, seed: 8, tint: hex('#ccd4da') },
      ],
    },
    front: all(
      grove({
        seed: 15,
        near: 0.09,
        far: 0.4,
        count: 260,
        tall: 0.02,
        look: { ...spruce, lit: '#2f4a38' },
        dense: 0.95,
      }),
      beams(5, 1500, -80, 0.3, hex('#fff0cc')),
      woods(spruce, { from: -40, to: 1960, y: 1320, tall: 280, vary: 0.8, count: 30, seed: 13, bow: -30 }),
    ),
  },
  'snow-ridges': {
    seed: 30,
    view: { height: 1.4, horizon: 0.3, tan: 0.45 },
    sky: { ...winterDay, azimuth: -82, elevation: 11, light: hex('#ffd6a8', 2.5), horizon: hex('#f2dccb') },
    land: {
      seed: 191,
      relief: 0.36,
      rough: 0.62,
      near: 0.5,
      far: 90,
      ground: rolling(0, 0.1, 0.2),
      peaks: [
        summit(-0.5, 0.02, 6, 5),
        summit(0.7, 0.06, 9, 6),
        summit(-0.2, 0.05, 15, 7),
        summit(0.4, 0.06, 26, 10),
        summit(-0.9, 0.08, 22, 9),
        summit(0.1, -0.12, 3.4, 3),
      ],
    },
    cover: { ...winter, snowHold: 0.48 },
    air: { density: 0.035, mist: [{ from: 5, low: 0.1, high: 0.7, amount: 0.7, scale: 0.4 }] },
    grade: { contrast: 0.4 },
  },
  'winter-lake-night': {
    seed: 31,
    view: { height: 0.012, horizon: 0.6, tan: 0.62 },
    sky: { ...moonlit, azimuth: 95 },
    stars: { seed: 41, count: 2600, way: { at: 0.38, lean: 0.5, half: 0.13, gain: 1.1 } },
    land: {
      seed: 201,
      relief: 0.7,
      rough: 0.5,
      band: 0.12,
      step: 0.3,
      treeline: 0.26,
      tree: 0.022,
      cover: 0.9,
      ground: lake(0, 1.6, 1.2, 1.59, 0.2),
      peaks: [
        summit(-0.7, 0.3, 3.4, 1.6),
        summit(-0.15, 0.2, 5, 1.7),
        summit(0.35, 0.26, 4.4, 1.7),
        summit(0.95, 0.34, 3.2, 1.6),
      ],
    },
    cover: { ...winter, frost: 0.4 },
    air: { density: 0.02 },
    water: { seed: 6, deep: hex('#16263f'), ripple: 0.0022, mirror: 0.55 },
    front: framing({ dark: '#04080e', lit: '#0c1622', snow: '#33435c', side: 1 }, 97, 560, 0.6, 1),
    grade: { exposure: 1.25, brush: 2.4 },
  },
}
