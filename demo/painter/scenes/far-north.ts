import { lake, lowland, rolling, strip, summit } from '../motifs/ground.ts'
import { grove } from '../motifs/grove.ts'
import { tent } from '../motifs/huts.ts'
import { glow } from '../motifs/light.ts'
import { moonless, moonlit, summer, sunset, winter } from '../motifs/palettes.ts'
import { black, framing, snowSpruce, woods } from '../motifs/plants.ts'
import { road } from '../motifs/roads.ts'
import { hex } from '../render/color.ts'
import { all, type Scene } from '../render/scene.ts'

/** The far north without its lights: forest, ice road, midsummer night, camp. */
export const farNorth: Record<string, Scene> = {
  'snow-forest-moon': {
    seed: 310,
    view: { height: 0.01, horizon: 0.68, tan: 0.55 },
    sky: {
      ...moonlit,
      azimuth: 12,
      elevation: 20,
      disc: 1.5,
      glow: hex('#cfe0ff', 0.3),
      light: hex('#a9c4ee', 0.7),
      ambient: hex('#2d4a7a', 0.75),
    },
    stars: { seed: 6, count: 900 },
    clouds: [
      {
        seed: 6,
        cover: 0.35,
        scale: 1,
        stretch: 2.4,
        lit: hex('#5a739c'),
        shade: hex('#16243f'),
        opacity: 0.7,
      },
    ],
    land: { ...lowland(311, 0.3), ground: rolling(0.003, 0.012, 2.4, 0.012) },
    cover: { ...winter, frost: 0.5 },
    air: { density: 0.1 },
    front: all(
      grove({
        seed: 46,
        near: 0.035,
        far: 0.34,
        count: 190,
        tall: 0.016,
        look: { dark: '#0a1526', lit: '#22385a', snow: '#8aa6cf', side: 1 },
        dense: 0.72,
        open: [0.02, 0.3],
      }),
    ),
    grade: { exposure: 1.1, brush: 1.6 },
    bloom: { from: 0.7, r: 60, gain: 0.4 },
  },
  'ice-road': {
    seed: 312,
    view: { height: 0.012, horizon: 0.5, tan: 0.65 },
    sky: {
      ...sunset,
      azimuth: -26,
      elevation: 7,
      disc: 0.7,
      zenith: hex('#5580b0'),
      mid: hex('#b9bfd0'),
      horizon: hex('#f6d2b0'),
      glow: hex('#ffc48c', 1),
      ambient: hex('#88a6d8', 0.95),
    },
    land: {
      ...lowland(313, 0.3),
      near: 0.012,
      woodFrom: 1.3,
      ground: (x, z) =>
        Math.max(
          0.0022 + 0.0007 * Math.sin(x * 130 + 2 * Math.sin(z * 60)) * Math.sin(z * 90 + x * 30),
          strip(1.5, 0.02, 0.05)(x, z),
        ),
      peaks: [summit(-0.7, 0.03, 5, 2.6), summit(0.7, 0.04, 5, 3)],
    },
    cover: { ...winter, frost: 0.3 },
    air: { density: 0.06 },
    front: all(
      road(
        [
          [0.56, 0.508, 8],
          [0.545, 0.525, 40],
          [0.52, 0.575, 150],
          [0.5, 0.7, 420],
          [0.53, 1.04, 1250],
        ],
        '#8fb0c8',
        '#c4d6e6',
        '#fff',
        true,
      ),
      woods(
        snowSpruce,
        { from: -60, to: 240, y: 1180, tall: 430, vary: 0.6, count: 6, seed: 81 },
        { from: 1640, to: 1990, y: 1150, tall: 360, vary: 0.6, count: 7, seed: 88 },
      ),
    ),
  },
  'midnight-sun': {
    seed: 314,
    view: { height: 0.008, horizon: 0.56, tan: 0.6 },
    sky: {
      ...sunset,
      azimuth: -8,
      elevation: 4.5,
      disc: 1,
      zenith: hex('#5a78ac'),
      mid: hex('#e0b0a0'),
      horizon: hex('#ffc878'),
    },
    clouds: [
      {
        seed: 54,
        cover: 0.5,
        scale: 0.8,
        stretch: 4,
        lit: hex('#ffc49a', 1.2),
        shade: hex('#9a80a0'),
        opacity: 0.8,
      },
    ],
    land: {
      ...lowland(315, 0.3),
      ground: (x, z) =>
        Math.max(
          lake(0, 2, 2.4, 1.98, 0.08, 0.3)(x, z),
          0.006 - Math.hypot((x - 0.14) * 0.6, z - 0.36) * 0.1,
        ),
      woodFrom: 0.2,
    },
    cover: { ...summer, forest: [hex('#14241c'), hex('#26402c')] },
    air: { density: 0.05 },
    water: { seed: 4, deep: hex('#38506e'), ripple: 0.006, mirror: 0.5, glint: 3 },
    bloom: { from: 0.9, r: 50, gain: 0.3 },
  },
  'campfire-night': {
    seed: 316,
    view: { height: 0.01, horizon: 0.64, tan: 0.6 },
    sky: { ...moonless, horizon: hex('#2b4660') },
    stars: { seed: 8, count: 2600, way: { at: 0.66, lean: 0.35, half: 0.12, gain: 1.5 } },
    land: {
      seed: 317,
      relief: 0.7,
      rough: 0.5,
      treeline: 0.3,
      tree: 0.02,
      woodFrom: 0.3,
      ground: strip(0.16, 0.004, 0.03),
      near: 0.02,
      peaks: [
        summit(-0.8, 0.2, 4, 1.8),
        summit(-0.2, 0.13, 6, 2),
        summit(0.5, 0.22, 4.4, 1.9),
        summit(1.1, 0.16, 5, 2),
      ],
    },
    cover: summer,
    air: { density: 0.02 },
    water: { seed: 6, deep: hex('#0a1626'), ripple: 0.003, mirror: 0.6 },
    front: all(
      framing(black, 57, 760, 0.8, 0.7),
      tent(760, 1140, 430),
      glow(1240, 1150, 470, '#ff7a1c', 0.9),
      glow(1240, 1140, 60, '#ffd070', 3),
    ),
    grade: { exposure: 1.2, brush: 1.4 },
    bloom: { from: 0.8, r: 50, gain: 0.5 },
  },
}
