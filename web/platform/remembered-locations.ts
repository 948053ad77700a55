import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import type { Lang } from '../../worker/platform/language.contract'

/** What says where a link leads, whatever the routes' own types say of it. */
interface Destination {
  to?: unknown
  params?: unknown
  search?: unknown
  hash?: unknown
  from?: unknown
  href?: unknown
  mask?: unknown
  state?: unknown
  _includeValidateSearch?: unknown
}
type Build = (destination: Destination) => ParsedLocation

/** Past this many the memory starts anew. */
const MAX_LOCATIONS = 2000

const locations = new Map<string, ParsedLocation>()

/**
 * Makes a router at the edge remember where links lead, for as long as the isolate lives: header, footer and cards have
 * the same links on every page of a language, and working one out costs more than rendering it.
 */
export function rememberLocations(router: AnyRouter, lang: Lang): void {
  const build = router.buildLocation as unknown as Build
  const remembered: Build = (destination) => {
    const key = keyOf(destination, router.latestLocation, lang)
    if (key === null) return build(destination)
    const known = locations.get(key)
    if (known) return known
    const location = build(destination)
    if (locations.size >= MAX_LOCATIONS) locations.clear()
    locations.set(key, location)
    return location
  }
  router.buildLocation = remembered
}

/** What a link leads by; null when it depends on the page that it stands on by more than is told here. */
function keyOf(destination: Destination, page: ParsedLocation, lang: Lang): string | null {
  const { to, params, search, hash, from, href, mask, state, _includeValidateSearch } = destination
  if (typeof to !== 'string' || href || mask || state) return null
  if (hash !== undefined && typeof hash !== 'string') return null
  if (to === '.') {
    if (from || (params !== undefined && params !== true)) return null
    // The page's own address with other parameters: what is made of those it has tells functions apart.
    return JSON.stringify([page.href, searchOf(search, page), hash, _includeValidateSearch])
  }
  if (!to.startsWith('/') || !isPlain(search) || !isPlain(params)) return null
  const names = to.includes('$') ? [...to.matchAll(/\$\{?(\w*)/g)].map(([, name = '']) => name) : []
  if (names.some((name) => !name || params?.[name] === undefined)) return null
  return JSON.stringify([lang, to, params, search, hash, _includeValidateSearch])
}

function searchOf(search: unknown, page: ParsedLocation): unknown {
  if (typeof search === 'function') return (search as (before: object) => unknown)(page.search)
  return search === true ? page.search : search
}

function isPlain(value: unknown): value is Record<string, unknown> | undefined {
  return value === undefined || (typeof value === 'object' && value !== null)
}
