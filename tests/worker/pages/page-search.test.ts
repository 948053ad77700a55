import { env } from 'cloudflare:workers'
import type { AnyRoute } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { findPage } from '../../../web/edge'
import { routeTree } from '../../../web/routeTree.gen'
import { request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}

type ReadSearch = (search: object) => Record<string, unknown>
/** Values that some parameter of the site accepts. */
const VALUES = [
  '2',
  '7',
  '300',
  'larch',
  '2026-01-05',
  'price',
  'by_views_desc',
  'safety',
  'all',
  '2027-07-12',
  '2027-07',
  '26',
  'texts',
  'grid',
]
/** Read elsewhere: a language belongs to the path, a token to no page at the edge. */
const ELSEWHERE = ['lang', 'email']

// The first page that is looked up gives the routes their paths.
findPage('/', '')
const routes = allRoutes(routeTree as unknown as AnyRoute).filter(
  ({ options, fullPath }) => options.validateSearch && fullPath,
)
const parameters = routes.flatMap((route) =>
  namesOf(route)
    .filter((name) => !ELSEWHERE.includes(name))
    .map((name) => [route.fullPath.replaceAll(/\$\w+/g, '12'), name, route] as const),
)

describe('search parameters of a page', () => {
  it('are found on the routes that have some', () => {
    const names = new Set(parameters.map(([, name]) => name))
    expect([...names].toSorted()).toEqual(
      expect.arrayContaining(['after', 'category', 'page', 'q', 'reply', 'sort', 'tab']),
    )
  })

  it.each(parameters)(
    'reach the edge because the route reads them: %s?%s=',
    (path, name, route) => {
      const read = route.options.validateSearch as ReadSearch
      const value = VALUES.find((each) => name in read({ [name]: each }))
      expect(value, `a value that ${name} takes`).toBeDefined()
      expect(findPage(path, `?utm_source=x&${name}=${value}`).search).toBe(`?${name}=${value}`)
    },
  )

  it('are those that the browser reads: bounded, in one order, without repetitions', () => {
    const searchOf = (search: string) => findPage('/board/1', search).search
    expect(searchOf('?sort=by_views_desc&page=2')).toBe(searchOf('?page=2&x=1&sort=by_views_desc'))
    for (const search of [
      '?page=0',
      '?page=1',
      '?page=x',
      '?page=2&page=3',
      '?sort=__proto__',
      '?',
    ])
      expect([search, searchOf(search)]).toEqual([search, ''])
    expect(findPage('/search', `?q=${'x'.repeat(5000)}`).search.length).toBeLessThan(120)
    expect(findPage('/nothing/is/here', '?page=2').search).toBe('')
  })

  it.each(['/verify', '/VERIFY/', '//verify', '/%76erify', '/reset', '/unsubscribe//'])(
    'are none on %s, whose address carries a secret',
    (path) => {
      const { isSecret, search } = findPage(path, '?email=a%40mail.example&token=abc')
      expect([isSecret, search]).toEqual([true, ''])
    },
  )

  it('select what the page shows, whatever else the address has', async () => {
    const page = await request('/search-ca?utm_source=x&q=larch&page=2', { bindings })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('value="larch"')
  })
})

/** The names that a route reads from its search. */
function namesOf({ options }: AnyRoute): string[] {
  const names = new Set<string>()
  const recorder = { get: (_: object, name: string) => void names.add(name) }
  ;(options.validateSearch as ReadSearch)(new Proxy({}, recorder))
  return [...names]
}

function allRoutes(route: AnyRoute): AnyRoute[] {
  return [route, ...Object.values<AnyRoute>(route.children ?? {}).flatMap(allRoutes)]
}
