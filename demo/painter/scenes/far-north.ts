import { lake, lowland, rolling, strip, summit } from '../motifs/ground.ts'
import { grove } from '../motifs/grove.ts'
import { glow } from '../motifs/light.ts'
import { moonless, moonlit, summer, sunset, winter } from '../motifs/palettes.ts'
import { black, framing } from '../motifs/plants.ts'
import { hex } from '../render/color.ts'
import { smooth } from '../render/numbers.ts'
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
    view: { height: 0.006, horizon: 0.46, tan: 0.6 },
    sky: {
      ...sunset,
      azimuth: 17,
      elevation: 5,
      disc: 0.8,
      zenith: hex('#4f7fb4'),
      mid: hex('#b4c0d4'),
      horizon: hex('#ffd9ae'),
      glow: hex('#ffbf80', 1.1),
      light: hex('#ffc08c', 2),
      ambient: hex('#86a8d8', 0.85),
    },
    clouds: [
      {
        seed: 61,
        cover: 0.42,
        scale: 0.8,
        stretch: 4,
        lit: hex('#ffd2ac', 1.15),
        shade: hex('#8c97b4'),
        opacity: 0.7,
      },
    ],
    land: {
      ...lowland(313, 0.3),
      near: 0.006,
      woodFrom: 1.1,
      ground: (x, z) => {
        const off = Math.abs(x - 0.0012 - 0.012 * Math.sin(z * 7))
        const drift =
          0.0003 * Math.sin(x * 420 + 3 * Math.sin(z * 130)) * Math.sin(z * 240 + x * 60)
        // Ploughed ice between two low banks, then wind-packed snow.
        const bank = 0.0006 * Math.exp(-(((off - 0.0072) / 0.0018) ** 2))
        const bed = 0.0002 + (0.0011 + drift) * smooth(0.0048, 0.0078, off)
        return Math.max(bed + bank, strip(1.3, 0.02, 0.05)(x, z))
      },
      peaks: [summit(-0.7, 0.03, 5, 2.6), summit(0.7, 0.04, 5, 3), summit(-0.1, 0.02, 7, 3)],
    },
    cover: {
      ...winter,
      frost: 0.3,
      grass: hex('#e6ebf2'),
      shore: hex('#7fa6c0'),
      rock: [hex('#b4c2d6'), hex('#e0e7f0')],
    },
    air: { density: 0.12, mist: [{ from: 0.9, low: -0.01, high: 0.04, amount: 0.5, scale: 2 }] },
    bloom: { from: 0.9, r: 60, gain: 0.3 },
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
      glow(1190, 842, 170, '#ff7a1c', 0.45),
      glow(1190, 838, 22, '#ffd070', 6),
      glow(1190, 900, 90, '#ff8a2c', 0.5),
      glow(1190, 980, 60, '#ff8a2c', 0.25),
      framing(black, 57, 760, 0.8, 0.7),
    ),
    grade: { exposure: 1.2, brush: 1.4 },
    bloom: { from: 0.8, r: 50, gain: 0.5 },
  },
}
