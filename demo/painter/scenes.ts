import type { Scene } from './render/scene.ts'
import { asia } from './scenes/asia.ts'
import { aurora } from './scenes/aurora.ts'
import { banff } from './scenes/banff.ts'
import { calgary } from './scenes/calgary.ts'
import { canmore } from './scenes/canmore.ts'
import { farNorth } from './scenes/far-north.ts'
import { highRidges } from './scenes/high-ridges.ts'
import { hotSprings } from './scenes/hot-springs.ts'
import { icefields } from './scenes/icefields.ts'
import { kananaskis } from './scenes/kananaskis.ts'
import { lakeLouiseAndYoho } from './scenes/lake-louise-and-yoho.ts'
import { mexico } from './scenes/mexico.ts'
import { moraineLake } from './scenes/moraine-lake.ts'
import { prairie } from './scenes/prairie.ts'

/** Every picture of the tours by its name. */
export const scenes: Record<string, Scene> = {
  ...moraineLake,
  ...lakeLouiseAndYoho,
  ...icefields,
  ...banff,
  ...hotSprings,
  ...canmore,
  ...kananaskis,
  ...highRidges,
  ...aurora,
  ...farNorth,
  ...calgary,
  ...prairie,
  ...mexico,
  ...asia,
}
