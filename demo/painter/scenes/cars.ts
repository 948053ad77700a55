import { lake, rolling, summit } from '../motifs/ground.ts'
import { turf } from '../motifs/grove.ts'
import { autumn, dawn, summer, sunset } from '../motifs/palettes.ts'
import { crossing } from '../motifs/roads.ts'
import { vehicle } from '../motifs/vehicles.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

/** The cars, from the side, small in their landscape. */
export const cars: Record<string, Scene> = {
  minivan: {
    seed: 751,
    view: { height: 0.012, horizon: 0.55, tan: 0.6 },
    sky: { ...dawn, azimuth: -70, elevation: 6 },
    clouds: [
      {
        seed: 8,
        cover: 0.45,
        scale: 1,
        stretch: 3,
        lit: hex('#ffd2b4', 1.1),
        shade: hex('#8d8fae'),
        opacity: 0.8,
      },
    ],
    land: {
      seed: 752,
      relief: 0.6,
      rough: 0.5,
      band: 0.13,
      step: 0.45,
      treeline: 0.3,
      tree: 0.02,
      woodFrom: 0.3,
      near: 0.01,
      ground: lake(0, 0.95, 1.2, 0.83, 0.05, 0.12),
      peaks: [
        summit(-0.8, 0.32, 3.4, 1.8),
        summit(-0.1, 0.24, 5, 2),
        summit(0.5, 0.34, 4, 1.8),
        summit(1.1, 0.26, 4, 1.8),
      ],
    },
    cover: summer,
    air: { density: 0.04 },
    water: { seed: 3, deep: hex('#168a9c'), ripple: 0.01, mirror: 0.2 },
    front: all(
      turf(6, 0.02, 0.25, 2000, 0.0016, ['#3c4a30', '#525e3c', '#687048', '#333f2a']),
      crossing(1130, 1122, 110, '#33383f', '#3f4438'),
      vehicle('minivan', 1040, 1186, 560, '#1a252b', '#10181c'),
    ),
  },
  suv: {
    seed: 761,
    view: { height: 0.02, horizon: 0.5, tan: 0.6 },
    sky: {
      ...sunset,
      azimuth: -58,
      elevation: 9,
      disc: 0,
      zenith: hex('#56709e'),
      mid: hex('#c2a0a8'),
      horizon: hex('#ffc890'),
    },
    clouds: [
      {
        seed: 18,
        cover: 0.45,
        scale: 0.9,
        stretch: 3,
        lit: hex('#ffd0a8', 1.2),
        shade: hex('#8f82a4'),
        opacity: 0.8,
      },
    ],
    land: {
      seed: 762,
      relief: 0.55,
      rough: 0.52,
      band: 0.13,
      step: 0.45,
      treeline: 0.35,
      tree: 0.02,
      woodFrom: 1.1,
      near: 0.02,
      ground: rolling(0.004, 0.01, 1.4, 0.03),
      peaks: [
        summit(-0.9, 0.3, 3.4, 1.8),
        summit(-0.3, 0.36, 4.4, 1.9),
        summit(0.35, 0.22, 6, 2.2),
        summit(0.95, 0.34, 3.6, 1.8),
      ],
    },
    cover: { ...autumn, grass: hex('#857a48'), gold: hex('#b88a30') },
    air: { density: 0.05 },
    front: all(
      turf(5, 0.03, 0.4, 1800, 0.002, ['#5a5030', '#776a3c', '#93844a']),
      crossing(1130, 1140, 110, '#3a3a44', '#4a4036'),
      vehicle('suv', 880, 1192, 520, '#172522', '#0e1817'),
    ),
  },
}
