import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { BoundedMap } from '../../../worker/contracts/bounded-map'
import type { Lang } from '../../../worker/contracts/languages'

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

const locations = new BoundedMap<string, ParsedLocation>(2000)

/**
 * Makes a router at the edge remember where links lead, for as long as the isolate lives: header, footer and cards have
 * the same links on every page of a language, and working one out costs more than rendering it.
 */
export function rememberLocations(router: AnyRouter, lang: Lang): void {
  const build = router.buildLocation as unknown as Build
  const parse = router.parseLocation
  // The address of a page at the edge stays what it was when the router began.
  router.parseLocation = (address, before) =>
    before && before.publicHref === address.href ? before : parse(address, before)
  const remembered: Build = (destination) => {
    const key = keyOf(destination, router.latestLocation, lang)
    if (key === null) return build(destination)
    const known = locations.get(key)
    if (known) return known
    const location = build(destination)
    locations.set(key, location)
    return location
  }
  router.buildLocation = remembered
}

/** What a link leads by: its own words, and the address of the page where it takes something from there. */
function keyOf(destination: Destination, page: ParsedLocation, lang: Lang): string | null {
  const { to, params, search, hash, from, href, mask, state, _includeValidateSearch } = destination
  if (typeof to !== 'string' || from || href || mask || (state && state !== true)) return null
  if (typeof params === 'function' || typeof hash === 'function') return null
  const isOwn = to.startsWith('/') && isPlain(search) && hash !== true && hasAll(to, params)
  return JSON.stringify([
    isOwn ? lang : page.href,
    to,
    params,
    searchOf(search, page),
    hash,
    _includeValidateSearch,
  ])
}

/** Whether `params` has a value for each place of the path. */
function hasAll(path: string, params: unknown): boolean {
  if (!path.includes('$')) return params !== true
  const names = [...path.matchAll(/\$\{?(\w*)/g)].map(([, name = '']) => name)
  return isPlain(params) && names.every((name) => name && params?.[name] !== undefined)
}

/** What a function makes of the page's parameters tells it apart from others on this page. */
function searchOf(search: unknown, page: ParsedLocation): unknown {
  if (typeof search === 'function') return (search as (before: object) => unknown)(page.search)
  return search === true ? page.search : search
}

function isPlain(value: unknown): value is Record<string, unknown> | undefined {
  return value === undefined || (typeof value === 'object' && value !== null)
}
