import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { BoundedMap } from '../worker/contracts/bounded-map'
import type { Lang } from '../worker/contracts/languages'

/** The props that determine a link's target, without the routes' types. */
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

const locations = new BoundedMap<string, ParsedLocation>(2000)

/** Makes a router take link targets from the isolate's cache: pages repeat their links, and building is expensive. */
export function cacheLinks(router: AnyRouter, lang: Lang): void {
  const build = router.buildLocation as unknown as Build
  const fromCache: Build = (destination) => {
    const key = keyOf(destination, router.latestLocation, lang)
    if (key === null) return build(destination)
    return locations.getOrMake(key, () => build(destination))
  }
  router.buildLocation = fromCache
}

/** Cache key of a link: its props, and the page's address where used. Null: not cacheable. */
function keyOf(destination: Destination, page: ParsedLocation, lang: Lang): string | null {
  const { to, params, search, hash, from, href, mask, state, _includeValidateSearch } = destination
  if (typeof to !== 'string' || from || href || mask || (state && state !== true)) return null
  if (typeof params === 'function' || typeof hash === 'function') return null
  const isOwn = to.startsWith('/') && isPlain(search) && hash !== true && hasAll(to, params)
  const place = `${isOwn ? lang : page.href} ${to} ${String(_includeValidateSearch)}`
  // Most links of a page have nothing more.
  if (!params && !search && !hash) return place
  return place + JSON.stringify([params, searchOf(search, page), hash])
}

/** Whether `params` has a value for each placeholder of the path. */
function hasAll(path: string, params: unknown): boolean {
  if (!path.includes('$')) return params !== true
  const names = [...path.matchAll(/\$\{?(\w*)/g)].map(([, name = '']) => name)
  return isPlain(params) && names.every((name) => name && params?.[name] !== undefined)
}

/** For a search function, its result on this page is part of the key. */
function searchOf(search: unknown, page: ParsedLocation): unknown {
  if (typeof search === 'function') return (search as (before: object) => unknown)(page.search)
  return search === true ? page.search : search
}

function isPlain(value: unknown): value is Record<string, unknown> | undefined {
  return value === undefined || (typeof value === 'object' && value !== null)
}
