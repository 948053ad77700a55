import { lake, summit } from '../motifs/ground.ts'
import { dawn, summer } from '../motifs/palettes.ts'
import { framing, spruce } from '../motifs/plants.ts'
import { hex } from '../render/color.ts'
import type { Scene } from '../render/scene.ts'

/** The moving picture above the fold, 16:9. */
export const headerScene: Scene = {
  seed: 601,
  view: { height: 0.014, horizon: 0.6, tan: 0.72 },
  sky: {
    ...dawn,
    azimuth: -58,
    elevation: 12,
    zenith: hex('#5f7fa8'),
    mid: hex('#b9b2c0'),
    horizon: hex('#f6d2ac'),
  },
  clouds: [
    {
      seed: 9,
      cover: 0.45,
      scale: 0.9,
      stretch: 3.2,
      lit: hex('#ffe4c8', 1.1),
      shade: hex('#a39fb4'),
      opacity: 0.7,
    },
  ],
  land: {
    seed: 602,
    relief: 0.6,
    rough: 0.5,
    band: 0.13,
    step: 0.4,
    treeline: 0.34,
    tree: 0.022,
    cover: 0.95,
    woodFrom: 0.3,
    ground: lake(0, 1.5, 1.1, 1.48, 0.14, 0.25),
    peaks: [
      summit(-0.95, 0.36, 3.2, 1.7),
      summit(-0.42, 0.26, 5, 2),
      summit(0.08, 0.2, 7, 2.4),
      summit(0.46, 0.3, 5, 2),
      summit(1, 0.4, 3.2, 1.7),
    ],
  },
  cover: { ...summer, snowline: 0.95 },
  air: { density: 0.06 },
  water: { seed: 2, deep: hex('#1f7484'), ripple: 0.003, mirror: 0.35 },
  front: framing(spruce, 3, 420, 0.9, 0.7),
}
