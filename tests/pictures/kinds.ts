import type { Kind } from './kind'
import { damagedKinds } from './kinds/damaged'
import { foreignKinds } from './kinds/foreign'
import { heifKinds } from './kinds/heif'
import { movingKinds } from './kinds/moving'
import { plainKinds } from './kinds/plain'
import { privateKinds } from './kinds/private'
import { turnedKinds } from './kinds/turned'

export const KINDS: Kind[] = [
  ...plainKinds,
  ...turnedKinds,
  ...movingKinds,
  ...heifKinds,
  ...damagedKinds,
  ...privateKinds,
  ...foreignKinds,
]
