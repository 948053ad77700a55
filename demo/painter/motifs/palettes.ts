import { hex } from '../render/color.ts'
import type { Cover } from '../render/cover.ts'
import type { Clouds, Sky } from '../render/sky.ts'
import type { Water } from '../render/water.ts'

/** The sun low on the left. */
export const dawn: Sky = {
  zenith: hex('#4f7098'),
  mid: hex('#a9a9bd'),
  horizon: hex('#f3c9a0'),
  azimuth: -38,
  elevation: 7,
  glow: hex('#ffb070', 1.1),
  light: hex('#ffb27c', 2.6),
  ambient: hex('#8a9cc4', 0.95),
}

/** The sun high on the left. */
export const noon: Sky = {
  zenith: hex('#2f6fae'),
  mid: hex('#77aad4'),
  horizon: hex('#cfe0ea'),
  azimuth: -105,
  elevation: 42,
  glow: hex('#fff3dc', 0.4),
  light: hex('#fff1d8', 2.3),
  ambient: hex('#8fb3da', 0.72),
}

/** A low warm sun on the right. */
export const golden: Sky = {
  zenith: hex('#3f6a9c'),
  mid: hex('#9fb4c4'),
  horizon: hex('#f6d9a4'),
  azimuth: 62,
  elevation: 12,
  glow: hex('#ffc983', 0.9),
  light: hex('#ffc98c', 2.7),
  ambient: hex('#8aa6cc', 0.9),
}

/** The sun just above the horizon. */
export const sunset: Sky = {
  zenith: hex('#37456f'),
  mid: hex('#b87f86'),
  horizon: hex('#ffb069'),
  azimuth: 14,
  elevation: 4,
  glow: hex('#ff8f4a', 1.5),
  disc: 0.9,
  light: hex('#ff9a5a', 2.2),
  ambient: hex('#8a86b8', 0.95),
}

/** Even light from a grey sky. */
export const overcast: Sky = {
  zenith: hex('#8f9eab'),
  mid: hex('#aab6be'),
  horizon: hex('#d5dadb'),
  azimuth: 40,
  elevation: 50,
  glow: hex('#fff6e6', 0.3),
  light: hex('#fff4e2', 0.9),
  ambient: hex('#a6b6c4', 1),
}

/** After sunset: no direct light. */
export const dusk: Sky = {
  zenith: hex('#16264a'),
  mid: hex('#54598c'),
  horizon: hex('#e39a78'),
  azimuth: -20,
  elevation: -3,
  glow: hex('#ff8a55', 0.8),
  light: hex('#000000'),
  ambient: hex('#6f7cae', 0.5),
}

/** A clear night under the moon. */
export const moonlit: Sky = {
  zenith: hex('#050b1c'),
  mid: hex('#0c1a36'),
  horizon: hex('#1f3a5a'),
  azimuth: 70,
  elevation: 34,
  glow: hex('#9fbfe8', 0.06),
  light: hex('#9dbbe6', 0.42),
  ambient: hex('#25406c', 0.55),
}

/** A low white sun and cold shade. */
export const winterDay: Sky = {
  zenith: hex('#3d7ab5'),
  mid: hex('#94bcdc'),
  horizon: hex('#e6e9ea'),
  azimuth: 75,
  elevation: 20,
  glow: hex('#fff0d6', 0.5),
  light: hex('#ffe6c4', 2.2),
  ambient: hex('#86a8d8', 0.8),
}

/** Green grass and dark forest under bare rock. */
export const summer: Cover = {
  rock: [hex('#6d6a69'), hex('#a39a90')],
  grass: hex('#6d7a45'),
  forest: [hex('#14301f'), hex('#31502f')],
  snow: hex('#eef2f7'),
  snowline: 1.35,
  snowHold: 0.66,
  shore: hex('#7d786c'),
}

/** Golden larches and aspens. */
export const autumn: Cover = {
  ...summer,
  grass: hex('#8d7a3c'),
  gold: hex('#d99a22'),
  goldShare: 0.5,
  snowline: 1.2,
}

/** Snow down to the valley. */
export const winter: Cover = {
  rock: [hex('#56585f'), hex('#85858a')],
  grass: hex('#dfe6ee'),
  forest: [hex('#12241f'), hex('#2b4439')],
  snow: hex('#f2f5fa'),
  snowline: -0.4,
  snowHold: 0.5,
  frost: 0.55,
  shore: hex('#e6ecf4'),
}

/** Turquoise water of a lake below a glacier. */
export const glacial: Water = {
  seed: 2,
  deep: hex('#12808f'),
  shallow: hex('#6fc0b8'),
  shelf: 0.012,
  ripple: 0.006,
  mirror: 0.25,
}

/** Fair-weather clouds over `cover` (0..1) of the sky. */
export const puffs = (seed: number, cover: number): Clouds => ({
  seed,
  cover,
  scale: 1.4,
  lit: hex('#ffffff', 1.05),
  shade: hex('#a3b4c8'),
})

/** A clear night without a disc or glow. */
export const moonless: Sky = { ...moonlit, glow: hex('#000000') }
