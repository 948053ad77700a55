import { lake, rolling, summit } from '../motifs/ground.ts'
import { dawn, dusk, golden, moonlit, overcast, summer } from '../motifs/palettes.ts'
import { shoreLights } from '../motifs/town-lights.ts'
import { hex } from '../render/color.ts'
import type { Scene } from '../render/scene.ts'
import type { Land } from '../render/terrain.ts'

/** Wooded towers of limestone, without their ground. */
const karst = (seed: number): Land => ({
  seed,
  relief: 1.7,
  rough: 0.34,
  near: 0.04,
  far: 24,
  treeline: 0.6,
  tree: 0.013,
  cover: 0.9,
  woodFrom: 0.3,
})

/** Terraces, peaks and rivers in East Asia. */
export const asia: Record<string, Scene> = {
  'asia-lanterns': {
    seed: 508,
    view: { height: 0.02, horizon: 0.56, tan: 0.55 },
    sky: {
      ...dusk,
      azimuth: 12,
      elevation: -1,
      glow: hex('#ff8a70', 0.4),
      zenith: hex('#16204c'),
      mid: hex('#4c487c'),
      horizon: hex('#d88a88'),
      ambient: hex('#5c6698', 0.6),
    },
    clouds: [
      {
        seed: 47,
        cover: 0.45,
        scale: 0.9,
        stretch: 3.4,
        lit: hex('#e0908c', 1),
        shade: hex('#3a3a6c'),
        opacity: 0.75,
      },
    ],
    land: {
      ...karst(521),
      ground: lake(0, 0.75, 2, 0.8, 0.012, 0.2),
      peaks: [
        summit(-0.95, 0.34, 1.9, 0.34, 0.5, 0.8),
        summit(-0.62, 0.2, 2.4, 0.3, 0.42, 0.7),
        summit(-0.3, 0.27, 2.9, 0.36, 0.55),
        summit(0.05, 0.14, 4.2, 0.5, 0.5),
        summit(0.36, 0.24, 2.7, 0.36, 0.45, 0.8),
        summit(0.66, 0.15, 3.6, 0.42, 0.5),
        summit(0.98, 0.32, 2, 0.36, 0.55),
      ],
    },
    cover: { ...summer, forest: [hex('#16261f'), hex('#2c4030')], grass: hex('#3c4a36') },
    air: {
      density: 0.1,
      tint: [0.55, 0.62, 1],
      mist: [{ from: 1.4, low: -0.02, high: 0.1, amount: 0.4, scale: 1.4 }],
    },
    water: { seed: 5, deep: hex('#141c34'), ripple: 0.014, mirror: 0.55 },
    front: shoreLights(12, 0.7, 130),
    bloom: { from: 0.7, r: 30, gain: 0.7 },
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
    view: { height: 0.03, horizon: 0.6, tan: 0.5 },
    sky: {
      ...moonlit,
      azimuth: -12,
      elevation: 19,
      disc: 1.3,
      glow: hex('#ffe6b8', 0.22),
      zenith: hex('#0a1430'),
      mid: hex('#1c2c54'),
      horizon: hex('#4a5684'),
      light: hex('#a9c0ea', 0.55),
      ambient: hex('#34508a', 0.6),
    },
    stars: { seed: 7, count: 620, gain: 0.7 },
    clouds: [
      {
        seed: 45,
        cover: 0.4,
        scale: 0.9,
        stretch: 3.4,
        lit: hex('#7a82ac'),
        shade: hex('#1c2650'),
        opacity: 0.7,
      },
    ],
    land: {
      ...karst(523),
      ground: lake(-0.05, 1, 0.9, 0.97, 0.012, 0.3),
      peaks: [
        summit(-0.98, 0.3, 2, 0.32, 0.42, 0.75),
        summit(-0.7, 0.4, 2.4, 0.34, 0.55),
        summit(-0.36, 0.17, 3.2, 0.36, 0.45),
        summit(-0.02, 0.11, 5, 0.6, 0.5),
        summit(0.28, 0.24, 3, 0.36, 0.5, 0.85),
        summit(0.58, 0.46, 2.3, 0.34, 0.6),
        summit(0.84, 0.26, 1.9, 0.3, 0.42, 0.7),
        summit(1.1, 0.34, 2.4, 0.36, 0.5),
      ],
    },
    cover: {
      ...summer,
      rock: [hex('#4a5058'), hex('#7f8488')],
      forest: [hex('#14261f'), hex('#34503c')],
    },
    air: { density: 0.16, mist: [{ from: 1.3, low: -0.02, high: 0.2, amount: 0.7, scale: 1.2 }] },
    water: { seed: 3, deep: hex('#0a1226'), ripple: 0.006, mirror: 0.6 },
    bloom: { from: 0.7, r: 40, gain: 0.5 },
    grade: { exposure: 1.25, brush: 1.8 },
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
      ground: (x, z) => (z < 0.5 ? -0.01 : lake(0.05, 1.5, 0.62, 1.48, 0.008, 0.4)(x, z)),
      peaks: [
        summit(-0.96, 0.4, 1.7, 0.3, 0.55),
        summit(-0.7, 0.22, 1.9, 0.24, 0.42, 0.7),
        summit(-0.42, 0.29, 2.7, 0.36, 0.6),
        summit(0.6, 0.22, 2.1, 0.26, 0.45, 0.75),
        summit(0.9, 0.42, 1.8, 0.32, 0.55),
        summit(0.36, 0.27, 3.1, 0.36, 0.6, 0.85),
        summit(-0.14, 0.17, 4.2, 0.5, 0.5),
        summit(0.12, 0.2, 5.2, 0.5, 0.7),
        summit(-0.55, 0.15, 6, 0.7, 0.5),
        summit(0.58, 0.17, 6, 0.6, 0.6),
        summit(-0.02, 0.1, 8, 0.9, 0.5),
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
  },
}
