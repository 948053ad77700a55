import { rolling, summit } from '../motifs/ground.ts'
import { dome, street, volcano } from '../motifs/old-town.ts'
import { dusk, golden, noon, summer, sunset } from '../motifs/palettes.ts'
import { surf } from '../motifs/surf.ts'
import { agaveField, palms } from '../motifs/tropical-plants.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

const beach = (x: number, z: number): number =>
  (0.03 + 0.55 * x * x + x * 0.45 - z * 0.62) * 0.09 + 0.0004 * Math.sin(x * 90)

/** Beaches, an agave field and an old town in Mexico. */
export const mexico: Record<string, Scene> = {
  'mexico-beach-noon': {
    seed: 501,
    view: { height: 0.006, horizon: 0.42, tan: 0.6 },
    sky: {
      ...noon,
      azimuth: -60,
      elevation: 60,
      zenith: hex('#1f72bd'),
      mid: hex('#5fb2e2'),
      horizon: hex('#c9e6ee'),
    },
    clouds: [
      { seed: 5, cover: 0.45, scale: 1.3, lit: hex('#ffffff', 1.08), shade: hex('#b4c8da') },
    ],
    land: { seed: 502, near: 0.006, far: 3, ground: beach },
    cover: {
      ...summer,
      grass: hex('#cdb183'),
      shore: hex('#b3946a'),
      rock: [hex('#c7ab7e'), hex('#d6bd90')],
    },
    air: { density: 0.02 },
    water: {
      seed: 6,
      deep: hex('#0d6fb0'),
      shallow: hex('#5fe0d2'),
      shelf: 0.004,
      ripple: 0.03,
      mirror: 0.04,
      choppy: 0.34,
    },
    front: all(
      surf(beach, 8),
      palms(
        [
          [1640, 1130, 900, -0.36],
          [1800, 1240, 1060, -0.16],
          [1890, 1100, 760, 0.1],
        ],
        '#2c5a2a',
        '#6f9a3c',
        '#6f5a40',
        true,
      ),
    ),
  },
  'mexico-beach-sunset': {
    seed: 503,
    view: { height: 0.005, horizon: 0.6, tan: 0.55 },
    sky: {
      ...sunset,
      azimuth: 8,
      elevation: 2.6,
      disc: 1.5,
      zenith: hex('#3b3f7a'),
      mid: hex('#d9718c'),
      horizon: hex('#ffb458'),
      glow: hex('#ff8a3c', 1.4),
    },
    clouds: [
      {
        seed: 15,
        cover: 0.58,
        scale: 0.9,
        stretch: 3,
        lit: hex('#ff9a70', 1.3),
        shade: hex('#6a4a86'),
        opacity: 0.85,
      },
    ],
    land: {
      seed: 504,
      near: 0.005,
      far: 3,
      ground: (x, z) => (0.004 + x * 0.02 - (z - 0.012) * 0.25) * 0.3,
    },
    cover: { ...summer, grass: hex('#7a5a50'), shore: hex('#6a4a48') },
    air: { density: 0.02 },
    water: { seed: 6, deep: hex('#3a3a66'), ripple: 0.03, mirror: 0.4, glint: 3 },
    front: palms(
      [
        [140, 1330, 1060, 0.34],
        [300, 1300, 760, 0.2],
        [20, 1300, 820, 0.12],
      ],
      '#140f18',
      '#140f18',
      '#120c12',
      false,
    ),
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
    view: { height: 0.01, horizon: 0.6, tan: 0.6 },
    sky: {
      ...dusk,
      azimuth: 10,
      elevation: 1,
      zenith: hex('#2a3a78'),
      mid: hex('#9a6f9c'),
      horizon: hex('#ffa870'),
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
    front: all(volcano(), dome(960, 800, 300), street(9)),
    bloom: { from: 0.75, r: 34, gain: 0.55 },
  },
}
