import { createRouter, type AnyRoute, type AnyRouter } from '@tanstack/react-router'
import { BoundedMap } from '../worker/contracts/bounded-map'
import type { PageFacts } from '../worker/contracts/rendering'
import { searchText } from './router'
import { routeTree } from './routeTree.gen'

type ReadSearch = (query: object) => object

/** Every page names tours or regions, in its menu at least. */
const ALWAYS = ['pages', 'tours']

const tree: AnyRoute = routeTree

/** Made at the first page; images, jobs and the API need none. */
let matcher: AnyRouter | undefined

/** For addresses without a query: matching one takes a third of a cached page's CPU. */
const known = new BoundedMap<string, PageFacts>(1000)

/** The facts about the page at a path without language; `search` is a URL's. */
export function findPage(path: string, search: string): PageFacts {
  const found = search === '' ? known.get(path) : undefined
  if (found) return found
  const facts = matchPage(path, search)
  if (search === '') known.set(path, facts)
  return facts
}

function matchPage(path: string, search: string): PageFacts {
  // A path that begins with two slashes would name a host.
  const pathname = path.replace(/^\/+/, '/')
  matcher ??= createRouter({ routeTree: tree, ...searchText })
  const location = matcher.parseLocation({
    pathname,
    search,
    href: pathname + search,
    hash: '',
    state: { __TSR_index: 0 },
  })
  const [routes, params] = matcher.getMatchedRoutes(location.pathname)
  const facts = routes.map(({ options }) => options.staticData ?? {})
  const isSecret = facts.some((each) => each.isSecret)
  return {
    path: pathname,
    search: isSecret ? '' : readSearch(routes, location.search),
    kind: facts.findLast(({ kind }) => kind)?.kind ?? 'page',
    tags: [...ALWAYS, ...facts.flatMap(({ tags }) => tags?.(params) ?? [])],
    isSecret,
    startsWithTrip: facts.some((each) => each.startsWithTrip),
    route: routes.at(-1)?.id ?? '',
  }
}

/** The root route reads the language, which is no part of a query outside of the router. */
function readSearch([, ...routes]: readonly AnyRoute[], query: object): string {
  const read = routes.map(({ options }) => options.validateSearch as ReadSearch | undefined)
  return searchText.stringifySearch(Object.assign({}, ...read.map((each) => each?.(query))))
}
