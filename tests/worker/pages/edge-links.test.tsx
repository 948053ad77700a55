import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { cacheLinks } from '../../../web/edge-links'
import { createApi } from '../../../web/platform/api/api'
import { createQueryClient } from '../../../web/platform/api/query-client'
import { writeAddress } from '../../../worker/contracts/page-address'
import { writeLanguage } from '../../../web/platform/i18n/addresses'
import { createAppRouter } from '../../../web/router'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { toPublicSettings } from '../../../worker/features/settings/settings.presenter'

const ORIGIN = 'https://moraine.example'
const PAGES = ['/', '/ceo', '/tour/x-1?tab=route', '/board/1?page=2', '/search?q=larch']
type Destination = Parameters<ReturnType<typeof routerOf>['router']['buildLocation']>[0]
const LINKS = [
  { to: '/' },
  { to: '/tour/$address', params: { address: '모레인_호수-3' } },
  { to: '/board/$tourId', params: { tourId: '1' }, search: { page: 3 }, hash: 'newest' },
  { to: '.', search: true, params: true, hash: true },
  { to: '.', search: (before: object) => ({ ...before, page: 4 }) },
  { to: '/ceo', search: { lang: 'cn' } },
] as unknown as Destination[]

function routerOf(page: string, lang: Lang) {
  const api = createApi(ORIGIN, async (input) =>
    new Request(input).url.endsWith('/settings')
      ? Response.json(toPublicSettings(FIRST_SETTINGS))
      : Response.json({ code: 'NotFound' }, { status: 404 }),
  )
  const queryClient = createQueryClient(api, 0)
  const routed = new URL(page, ORIGIN)
  routed.searchParams.set('lang', lang)
  const { pathname, search } = new URL(page, ORIGIN)
  const router = createAppRouter({
    context: { queryClient, origin: ORIGIN, now: 0, readAsset: async () => '' },
    rewrite: { input: () => routed, output: writeLanguage },
    history: createMemoryHistory({ initialEntries: [writeAddress(pathname, lang) + search] }),
  })
  const build = vi.spyOn(router, 'buildLocation')
  return { router, queryClient, build }
}

describe('cached link targets', () => {
  it('are those that the router builds, on every page and in every language', () => {
    const hrefs = (isCached: boolean) =>
      LANGS.flatMap((lang) =>
        PAGES.flatMap((page) => {
          const { router } = routerOf(page, lang)
          if (isCached) cacheLinks(router, lang)
          return LINKS.map((link) => router.buildLocation(link).publicHref)
        }),
      )
    const built = hrefs(false)
    expect(new Set(built).size).toBeGreaterThan(20)
    expect([hrefs(true), hrefs(true)]).toEqual([built, built])
  })

  it('spare the router nearly all links of a page that was rendered before', async () => {
    const rendered = async (isCached: boolean) => {
      const { router, queryClient, build } = routerOf('/privacy', 'ca')
      if (isCached) cacheLinks(router, 'ca')
      await router.load()
      const html = renderToString(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      )
      return { html, count: build.mock.calls.length }
    }
    const built = await rendered(false)
    await rendered(true)
    const cached = await rendered(true)
    expect(cached.html).toBe(built.html)
    expect(built.count).toBeGreaterThan(5)
    expect(cached.count).toBeLessThan(built.count / 3)
  })
})
