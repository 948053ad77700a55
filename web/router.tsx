import type { QueryClient } from '@tanstack/react-query'
import {
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Lang } from '../worker/contracts/languages'
import type { ReadAsset } from './content/content'
import { languageRewrite } from './platform/i18n/addresses'
import { NotFoundPage } from './features/company/not-found-page'
import { PageFailed } from './features/company/page-failed'
import { routeTree } from './routeTree.gen'

interface RouterOptions {
  queryClient: QueryClient
  /** Scheme and host of the site, for addresses that leave it. */
  origin: string
  /** Language of an address that names none. */
  fallbackLang: () => Lang
  history?: RouterHistory
  /** UTC ms when the page was made. */
  now: number
  readAsset: ReadAsset
}

loadByLanguage(routeTree)

/** A page in another language is another page to load: its texts and data are awaited, and its head is made of them. */
function loadByLanguage({ options, children }: AnyRoute): void {
  const { loader, loaderDeps } = options
  const withLang = (match: { search: { lang: Lang } }) => ({
    ...loaderDeps?.(match),
    lang: match.search.lang,
  })
  if (loader) Object.assign(options, { loaderDeps: withLang })
  for (const child of Object.values<AnyRoute>(children ?? {})) loadByLanguage(child)
}

/** The app's router, the same at the edge and in the browser. */
export function createAppRouter({
  queryClient,
  origin,
  fallbackLang,
  history,
  now,
  readAsset,
}: RouterOptions) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    // A query is what somebody typed, never JSON: quotes and zeros of a search stay.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    rewrite: languageRewrite(fallbackLang),
    context: { queryClient, origin, now, readAsset },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: PageFailed,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The page shows what a mailed link carries: it is not stored and sends no referrer. */
    isSecret?: boolean
  }
}
