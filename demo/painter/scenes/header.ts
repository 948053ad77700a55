import { lake, summit } from '../motifs/ground.ts'
import { noon, summer } from '../motifs/palettes.ts'
import { framing, spruce } from '../motifs/plants.ts'
import { hex } from '../render/color.ts'
import type { Scene } from '../render/scene.ts'

/** The moving picture above the fold, 16:9. The left edge fades out beside the title. */
export const headerScene: Scene = {
  seed: 601,
  view: { height: 0.04, horizon: 0.56, tan: 0.66 },
  sky: {
    ...noon,
    azimuth: -96,
    elevation: 33,
    zenith: hex('#2f78b8'),
    mid: hex('#86b9dc'),
    horizon: hex('#e9eff0'),
    glow: hex('#ffe6bf', 0.7),
    light: hex('#ffe2b8', 2.7),
  },
  clouds: [
    {
      seed: 9,
      cover: 0.4,
      scale: 1,
      stretch: 2.6,
      lit: hex('#ffffff', 1.1),
      shade: hex('#b9c9da'),
      opacity: 0.8,
    },
  ],
  land: {
    seed: 33,
    relief: 0.95,
    rough: 0.52,
    band: 0.09,
    step: 0.4,
    treeline: 0.36,
    tree: 0.022,
    cover: 0.95,
    woodFrom: 0.2,
    ground: lake(0, 1.5, 0.85, 1.4, 0.26, 0.22),
    peaks: [
      summit(-0.98, 0.4, 2.6, 1.5),
      summit(-0.5, 0.26, 4.2, 1.4),
      summit(-0.14, 0.33, 4, 1.3),
      summit(0.2, 0.27, 4.4, 1.3),
      summit(0.5, 0.36, 3.6, 1.25),
      summit(1.02, 0.44, 2.6, 1.4),
    ],
  },
  cover: { ...summer, snowline: 0.5, snowHold: 0.6 },
  air: { density: 0.018 },
  water: {
    seed: 2,
    deep: hex('#0f7f8e'),
    shallow: hex('#4fbfc0'),
    shelf: 0.02,
    ripple: 0.003,
    mirror: 0.42,
  },
  front: framing(spruce, 3, 420, 0.9, 0.6),
}
