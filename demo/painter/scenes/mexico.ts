import { rolling, summit } from '../motifs/ground.ts'
import { townLights } from '../motifs/town-lights.ts'
import { dusk, golden, noon, summer, sunset } from '../motifs/palettes.ts'
import { surf } from '../motifs/surf.ts'
import { agaveField } from '../motifs/tropical-plants.ts'
import { hex } from '../render/color.ts'
import type { Scene } from '../render/scene.ts'

/** A beach that curves away to the right, seen from a rise. */
const bay = (x: number, z: number): number =>
  Math.max(-0.05, (x + 0.1 - 0.62 * z - 0.05 * Math.sin(z * 7)) * 0.045 + 0.0003 * Math.sin(z * 60))

/** A wide valley floor between slopes. */
const valley = (x: number, z: number): number =>
  0.02 + 0.12 * Math.max(0, Math.abs(x - 0.1) - 0.55 * z) + 0.35 * Math.max(0, 0.75 - z)

/** Beaches, an agave field and a valley with its town in Mexico. */
export const mexico: Record<string, Scene> = {
  'mexico-beach-noon': {
    seed: 501,
    view: { height: 0.03, horizon: 0.4, tan: 0.6 },
    sky: {
      ...noon,
      azimuth: -60,
      elevation: 52,
      zenith: hex('#2a78bd'),
      mid: hex('#6cb4de'),
      horizon: hex('#d3e8ec'),
    },
    clouds: [{ seed: 5, cover: 0.5, scale: 1.2, lit: hex('#ffffff', 1.08), shade: hex('#b4c8da') }],
    land: {
      seed: 502,
      relief: 2.4,
      rough: 0.5,
      near: 0.02,
      far: 9,
      treeline: 0.2,
      tree: 0.008,
      cover: 0.9,
      woodFrom: 0.3,
      ground: bay,
      peaks: [
        summit(0.92, 0.16, 1.1, 0.5, 1),
        summit(0.62, 0.08, 1.7, 0.5, 1),
        summit(0.3, 0.035, 2.6, 0.7, 1),
        summit(-0.95, 0.05, 3.4, 1, 1),
      ],
    },
    cover: {
      ...summer,
      grass: hex('#d9c49a'),
      shore: hex('#c2a67c'),
      rock: [hex('#8f7f68'), hex('#cdb894')],
      forest: [hex('#2c4a2c'), hex('#6b8446')],
    },
    air: { density: 0.09 },
    water: {
      seed: 6,
      deep: hex('#0f6fae'),
      shallow: hex('#66d8d0'),
      shelf: 0.007,
      ripple: 0.03,
      mirror: 0.05,
      choppy: 0.3,
    },
    front: surf(bay, 8, 0.0011),
  },
  'mexico-beach-sunset': {
    seed: 503,
    view: { height: 0.008, horizon: 0.6, tan: 0.55 },
    sky: {
      ...sunset,
      azimuth: 8,
      elevation: 2.6,
      disc: 1.2,
      zenith: hex('#3b3f7a'),
      mid: hex('#c8788c'),
      horizon: hex('#ffb458'),
      glow: hex('#ff8a3c', 1.3),
    },
    clouds: [
      {
        seed: 15,
        cover: 0.58,
        scale: 0.9,
        stretch: 3,
        lit: hex('#ff9a70', 1.2),
        shade: hex('#6a4a86'),
        opacity: 0.85,
      },
    ],
    land: {
      seed: 504,
      relief: 2.6,
      rough: 0.55,
      near: 0.005,
      far: 9,
      treeline: 0.3,
      tree: 0.008,
      cover: 0.9,
      woodFrom: 0.3,
      peaks: [
        summit(-0.95, 0.17, 1.2, 0.55, 0.9),
        summit(-0.62, 0.08, 1.9, 0.5, 0.9),
        summit(-0.36, 0.11, 1.5, 0.14, 0.6),
        summit(-0.22, 0.07, 1.55, 0.1, 0.6),
        summit(0.95, 0.05, 3.2, 0.9, 1),
      ],
    },
    cover: {
      ...summer,
      grass: hex('#7a5a50'),
      shore: hex('#6a4a48'),
      rock: [hex('#4a3a3c'), hex('#7a5f58')],
    },
    air: { density: 0.12 },
    water: { seed: 6, deep: hex('#3a3a66'), ripple: 0.03, mirror: 0.4, glint: 3 },
    bloom: { from: 0.9, r: 60, gain: 0.35 },
  },
  'mexico-agave': {
    seed: 505,
    view: { height: 0.03, horizon: 0.42, tan: 0.6 },
    sky: { ...golden, azimuth: -76, elevation: 20, zenith: hex('#3a7ab4') },
    clouds: [
      { seed: 25, cover: 0.5, scale: 1.2, lit: hex('#fff4e0', 1.08), shade: hex('#a9b0c4') },
    ],
    land: {
      seed: 506,
      relief: 0.4,
      rough: 0.25,
      near: 0.01,
      treeline: 0.9,
      tree: 0.02,
      cover: 0.8,
      woodFrom: 1.6,
      ground: rolling(0.001, 0.001, 3, 0.004),
      peaks: [summit(0.3, 0.24, 11, 5.4, 1.5), summit(-0.7, 0.07, 9, 4), summit(1.1, 0.08, 8, 4)],
    },
    cover: {
      ...summer,
      grass: hex('#a4603c'),
      shore: hex('#a4603c'),
      forest: [hex('#3a4a34'), hex('#66704a')],
    },
    air: { density: 0.06 },
    front: agaveField(7),
    grade: { brush: 3.4 },
  },
  'mexico-old-town-dusk': {
    seed: 507,
    view: { height: 0.42, horizon: 0.4, tan: 0.55 },
    sky: {
      ...dusk,
      azimuth: 14,
      elevation: 1,
      zenith: hex('#2a3a78'),
      mid: hex('#8f6f9c'),
      horizon: hex('#ffa870'),
      ambient: hex('#6f78ae', 0.62),
    },
    clouds: [
      {
        seed: 35,
        cover: 0.5,
        scale: 0.9,
        stretch: 3,
        lit: hex('#ff9c80', 1.1),
        shade: hex('#55508a'),
        opacity: 0.8,
      },
    ],
    land: {
      seed: 508,
      relief: 0.5,
      rough: 0.5,
      near: 0.2,
      treeline: 0.7,
      tree: 0.016,
      cover: 0.8,
      woodFrom: 0.25,
      ground: (x, z) => valley(x, z),
      peaks: [
        summit(-0.95, 0.1, 5, 2.6),
        summit(-0.4, 0.12, 9, 4),
        summit(0.2, 0.08, 12, 5),
        summit(0.7, 0.15, 8, 3.6),
        summit(1.15, 0.14, 5, 2.4),
      ],
    },
    cover: { ...summer, grass: hex('#5f5a48'), forest: [hex('#1c2a2a'), hex('#33443a')] },
    air: {
      density: 0.06,
      tint: [0.8, 0.8, 1],
      mist: [{ from: 2.4, low: -0.02, high: 0.1, amount: 0.35, scale: 1 }],
    },
    front: townLights(9, 1.05, 3.8, 5200, 0.16),
    bloom: { from: 0.7, r: 22, gain: 0.7 },
  },
}
