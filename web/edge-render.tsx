import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageRequest, RenderedPage } from '../worker/contracts/rendering'
import { PageFailedWithoutApp } from './features/company/page-failed'
import { writeAddress } from '../worker/contracts/page-address'
import { writeLanguage } from './platform/i18n/addresses'
import { addTexts } from './platform/i18n/i18n'
import { TEXT_FILES } from './platform/i18n/page-texts'
import { createApi } from './platform/api/api'
import { headTags, renderTags, scriptJson } from './platform/head/head'
import { createQueryClient } from './platform/api/query-client'
import type { StartingState } from './platform/hydration/starting-state'
import { cacheLinks } from './edge-links'
import { createAppRouter } from './router'
import { headOfPage } from './routes/-root'

/** React's marker for a boundary that threw. The edge never renders lazily opened parts. */
const BROKEN_PART = '<!--$!-->'

const NO_PAGE: RenderedPage = {
  status: 200,
  redirectTo: null,
  head: '',
  html: '',
  state: '',
  failure: null,
  topicId: null,
  sameUntil: 0,
}

/**
 * Renders one page. Component and loader errors give the fallback shell, never a throw.
 * @throws Error when the site's texts cannot be read
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const textFile = TEXT_FILES[request.lang]
  if (textFile) await addTexts(request.lang, () => request.readAsset(textFile))
  const queryClient = createQueryClient(createApi(request.origin, request.api), 0)
  let sameUntil = Infinity
  const router = routerOf(request, queryClient, (until) => {
    sameUntil = Math.min(sameUntil, until)
  })
  await router.load()
  const result = router._serverResult
  if (result?.type === 'redirect') {
    const redirectTo = result.redirect.headers.get('location') ?? '/'
    return { ...NO_PAGE, status: 302, redirectTo }
  }
  const { matches } = router.state
  const shown = matches.find((match) => match.routeId === '/tour/$tourId/$topicId')?.loaderData
  const page = {
    ...NO_PAGE,
    status: result?.status ?? 200,
    head: renderTags(headTags(headOfPage(matches))),
    topicId: shown?.topic ? shown.topicId : null,
  }
  try {
    const html = renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    const failure = matches.find(({ error, status }) => status === 'error' && error)?.error ?? null
    if (failure) return { ...page, ...fallback(request, failure) }
    if (html.includes(BROKEN_PART))
      return { ...page, ...fallback(request, new Error('A component of the page threw')) }
    const isNotFound = page.status === 404
    const data = queryClient.getQueriesData({
      predicate: ({ state }) => state.status === 'success',
    })
    const state: StartingState = { data, now: request.now, isNotFound }
    return { ...page, html, state: scriptJson(state), sameUntil }
  } catch (failure) {
    return { ...page, ...fallback(request, failure) }
  }
}

function routerOf(
  { origin, path, search, lang, now, readAsset }: PageRequest,
  queryClient: QueryClient,
  showSameUntil: (until: number) => void,
) {
  const routed = new URL(path + search, origin)
  routed.searchParams.set('lang', lang)
  const router = createAppRouter({
    context: { queryClient, origin, now, readAsset, showSameUntil },
    // The caller has read the language already.
    rewrite: { input: () => routed, output: writeLanguage },
    history: createMemoryHistory({ initialEntries: [writeAddress(path, lang) + search] }),
  })
  // The edge stays on one page, and parsing its address again costs 1 to 2 % of a page.
  router.parseLocation = () => router.latestLocation
  cacheLinks(router, lang)
  return router
}

function fallback({ path, search, lang }: PageRequest, failure: unknown) {
  const address = writeAddress(path, lang) + search
  return {
    html: renderToString(<PageFailedWithoutApp lang={lang} address={address} />),
    failure,
  }
}
