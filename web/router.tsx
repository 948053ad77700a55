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
  origin: string
  fallbackLang: () => Lang
  history?: RouterHistory
  /** UTC ms of the page's render. */
  now: number
  readAsset: ReadAsset
}

loadByLanguage(routeTree)

/** Another language is another load: texts, data and head depend on it. */
function loadByLanguage({ options, children }: AnyRoute): void {
  const { loader, loaderDeps } = options
  const withLang = (match: { search: { lang: Lang } }) => ({
    ...loaderDeps?.(match),
    lang: match.search.lang,
  })
  if (loader) Object.assign(options, { loaderDeps: withLang })
  for (const child of Object.values<AnyRoute>(children ?? {})) loadByLanguage(child)
}

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
    // Search values are plain text, never JSON: quotes and leading zeros stay.
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
    /** The URL carries a token: the page is not stored and sends no referrer. */
    isSecret?: boolean
  }
}
