import { createRequire } from 'node:module'
import { FLOOR, type EngineName } from './floor.ts'

/** The needed part of MDN's table of browsers. */
interface Support {
  version_added: string | false | null
  version_removed?: string
  flags?: unknown
  prefix?: string
  alternative_name?: string
}
export interface Feature {
  __compat?: {
    spec_url?: string | string[]
    support: Record<string, Support | Support[] | undefined>
  }
  [child: string]: Feature | Feature['__compat']
}
export interface CompatData {
  api: Record<string, Feature>
  javascript: { builtins: Record<string, Feature> }
  css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Record<string, Feature>>
}

/** 20 MB: read once, by the checks only. */
export const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

const ENGINES: EngineName[] = ['chrome', 'firefox', 'safari']

/** The children of a feature by name. */
export function membersOf(feature: Feature): [string, Feature][] {
  return Object.entries(feature).filter(
    (entry): entry is [string, Feature] => entry[0] !== '__compat' && entry[1] !== undefined,
  )
}

/** The engines that have the feature only above the floor, or never: `chrome 120, safari 17`. Empty for none. */
export function missingIn({ __compat: compat }: Feature): string {
  if (!compat) return ''
  return ENGINES.flatMap((name) => {
    const stated = compat.support[name]
    const all = stated ? [stated].flat() : []
    if (all.some((support) => isThereAtFloor(support, FLOOR[name]))) return []
    return [`${name} ${all[0]?.version_added || '–'}`]
  }).join(', ')
}

function isThereAtFloor(support: Support, floor: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = support
  const isPlain = !flags && !prefix && !support.alternative_name
  // An entry that ends above the floor is followed by one that says what became better.
  const isThere = removed === undefined || Number(removed) > floor
  return isPlain && isThere && typeof added === 'string' && Number(added.replace('≤', '')) <= floor
}
