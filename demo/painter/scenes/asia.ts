import { raft } from '../motifs/boats.ts'
import { lake, rolling, summit } from '../motifs/ground.ts'
import { lanternAlley } from '../motifs/lantern-alley.ts'
import { glow } from '../motifs/light.ts'
import { pagoda } from '../motifs/pagoda.ts'
import { dawn, dusk, golden, moonlit, overcast, summer } from '../motifs/palettes.ts'
import { woods } from '../motifs/plants.ts'
import { bamboo } from '../motifs/tropical-plants.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

/** Lanes, terraces, peaks, a temple and a river in East Asia. */
export const asia: Record<string, Scene> = {
  'asia-lanterns': {
    seed: 508,
    view: { height: 0.01, horizon: 0.5, tan: 0.6 },
    sky: {
      ...dusk,
      azimuth: 4,
      elevation: 0,
      zenith: hex('#141c44'),
      mid: hex('#3d3a70'),
      horizon: hex('#c07890'),
    },
    front: lanternAlley(4),
    bloom: { from: 0.6, r: 34, gain: 0.6 },
  },
  'asia-terraces': {
    seed: 509,
    view: { height: 0.32, horizon: 0.2, tan: 0.6 },
    sky: { ...dawn, azimuth: 35, elevation: 14, horizon: hex('#f8dcb8'), mid: hex('#c4bccb') },
    land: {
      seed: 510,
      relief: 0.9,
      rough: 0.5,
      near: 0.1,
      treeline: 0.55,
      tree: 0.012,
      cover: 0.24,
      woodFrom: 0.3,
      band: 0.014,
      step: 0,
      ground: (x, z) => {
        const h =
          rolling(0.12, 0.16, 1.5, 0)(x, z) +
          0.16 * Math.abs(x + 0.25 * Math.sin(z * 2.4)) +
          Math.max(0, z - 2) * 0.12
        const k = 0.013
        const f = h / k - Math.floor(h / k)
        return (Math.floor(h / k) + Math.max(0, (f - 0.72) / 0.28)) * k
      },
      peaks: [summit(-0.7, 0.08, 5, 2.4), summit(0.3, 0.1, 6, 2.6), summit(0.9, 0.09, 5, 2.4)],
    },
    cover: {
      ...summer,
      grass: hex('#6f9a34'),
      rock: [hex('#58802e'), hex('#86a83e')],
      snow: hex('#d4d8d0'),
      snowline: -1,
      snowHold: 0.985,
      forest: [hex('#22401f'), hex('#4f6f30')],
    },
    grade: { exposure: 1.3, saturation: 1.15 },
    air: { density: 0.07, mist: [{ from: 1.6, low: 0.02, high: 0.3, amount: 0.7, scale: 1.2 }] },
  },
  'asia-misty-peaks': {
    seed: 511,
    view: { height: 0.7, horizon: 0.44, tan: 0.5 },
    sky: {
      ...overcast,
      zenith: hex('#a4b4bc'),
      mid: hex('#c4ccc8'),
      horizon: hex('#e8e6da'),
      azimuth: -60,
      elevation: 26,
      light: hex('#ffeecc', 1.3),
    },
    land: {
      seed: 512,
      relief: 1.5,
      rough: 0.42,
      near: 0.3,
      far: 24,
      treeline: 1.2,
      tree: 0.016,
      cover: 0.55,
      woodFrom: 0.4,
      ground: rolling(0.02, 0.06, 0.8),
      peaks: [
        summit(-0.62, 0.16, 2.2, 0.55, 0.45),
        summit(-0.9, -0.02, 1.7, 0.5, 0.45),
        summit(-0.38, -0.04, 2.3, 0.4, 0.45),
        summit(0.28, 0.08, 3.2, 0.6, 0.45),
        summit(0.48, 0.19, 3.4, 0.6, 0.45),
        summit(0.9, 0.06, 2.4, 0.6, 0.45),
        summit(0.02, 0.02, 5, 0.8, 0.45),
        summit(-0.2, 0.1, 6, 0.9, 0.5),
        summit(0.7, 0.12, 8, 1.2, 0.5),
        summit(-0.75, 0.1, 9, 1.4, 0.5),
      ],
    },
    cover: {
      ...summer,
      rock: [hex('#6f6c66'), hex('#a39c90')],
      forest: [hex('#1c3428'), hex('#3f5c40')],
    },
    air: {
      density: 0.16,
      mist: [{ from: 1.2, low: -0.3, high: 0.62, amount: 0.97, scale: 0.8, tint: hex('#e9ebe6') }],
    },
  },
  'asia-temple-night': {
    seed: 513,
    view: { height: 0.01, horizon: 0.62, tan: 0.55 },
    sky: {
      ...moonlit,
      azimuth: -17,
      elevation: 21,
      disc: 1.7,
      glow: hex('#ffe6b8', 0.22),
      zenith: hex('#0a1430'),
      mid: hex('#1c2c54'),
      horizon: hex('#54507c'),
    },
    stars: { seed: 7, count: 420, gain: 0.7 },
    clouds: [
      {
        seed: 45,
        cover: 0.4,
        scale: 0.9,
        stretch: 3.4,
        lit: hex('#6a709c'),
        shade: hex('#1c2650'),
        opacity: 0.7,
      },
    ],
    middle: all(
      woods(
        { dark: '#0b1420', lit: '#0b1420', side: 0, slim: 0.32 },
        { from: -60, to: 1980, y: 812, tall: 210, vary: 0.6, count: 46, seed: 8 },
      ),
      pagoda(1270, 812, 560),
      glow(1270, 700, 360, '#ff9a40', 0.3),
    ),
    water: { seed: 3, deep: hex('#0a1226'), ripple: 0.012, mirror: 0.62, line: 0.636 },
    bloom: { from: 0.7, r: 40, gain: 0.6 },
  },
  'asia-river-karst': {
    seed: 514,
    view: { height: 0.03, horizon: 0.56, tan: 0.55 },
    sky: {
      ...golden,
      azimuth: 28,
      elevation: 11,
      zenith: hex('#7f9cb4'),
      mid: hex('#c9c2b4'),
      horizon: hex('#f8dca8'),
    },
    land: {
      seed: 515,
      relief: 2.2,
      rough: 0.22,
      near: 0.04,
      far: 24,
      treeline: 0.5,
      tree: 0.014,
      cover: 0.92,
      woodFrom: 0.3,
      ground: lake(0.05, 1.5, 0.62, 1.48, 0.008, 0.4),
      peaks: [
        summit(-0.92, 0.36, 1.6, 0.22, 0.36),
        summit(-0.66, 0.25, 1.9, 0.2, 0.36),
        summit(-0.4, 0.18, 2.7, 0.23, 0.36),
        summit(0.6, 0.27, 2, 0.22, 0.36),
        summit(0.86, 0.38, 1.7, 0.22, 0.36),
        summit(0.36, 0.21, 3.1, 0.25, 0.36),
        summit(-0.16, 0.2, 4.2, 0.3, 0.36),
        summit(0.12, 0.15, 5.2, 0.36, 0.36),
        summit(-0.55, 0.16, 6, 0.48, 0.36),
        summit(0.55, 0.17, 6, 0.48, 0.36),
        summit(-0.02, 0.11, 8, 0.6, 0.36),
      ],
    },
    cover: {
      ...summer,
      rock: [hex('#5f6258'), hex('#948f80')],
      forest: [hex('#24402a'), hex('#54703c')],
      grass: hex('#6a7f3c'),
    },
    air: { density: 0.13, mist: [{ from: 1.4, low: 0, high: 0.16, amount: 0.6, scale: 1.4 }] },
    water: { seed: 5, deep: hex('#3a6a5c'), ripple: 0.006, mirror: 0.45 },
    front: all(raft(800, 960, 260), bamboo(4)),
  },
}
