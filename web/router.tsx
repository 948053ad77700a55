import {
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type AnyRoute,
  type LocationRewrite,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Lang } from '../worker/contracts/languages'
import type { PageKind } from '../worker/contracts/rendering'
import { NotFoundPage } from './features/company/not-found-page'
import { PageFailed } from './features/company/page-failed'
import { routeTree } from './routeTree.gen'
import type { RouterContext } from './routes/-context'

interface RouterOptions {
  context: RouterContext
  /** Between public addresses and those of the routes. */
  rewrite: LocationRewrite
  history?: RouterHistory
}

/** Search values are plain text, never JSON: quotes and leading zeros stay. */
export const searchText = {
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(JSON.stringify),
}

type LocalMatch = { search: { lang: Lang } }

loadByLanguage(routeTree)

/** Another language is another load: texts, data and head depend on it. */
function loadByLanguage({ options, children }: AnyRoute): void {
  const { loader, loaderDeps } = options
  const withLang = (match: LocalMatch) => ({ ...loaderDeps?.(match), lang: match.search.lang })
  if (loader) Object.assign(options, { loaderDeps: withLang })
  for (const child of Object.values<AnyRoute>(children ?? {})) loadByLanguage(child)
}

export function createAppRouter({ context, rewrite, history }: RouterOptions) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    ...searchText,
    rewrite,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: PageFailed,
  })
  const { preloadRoute } = router
  // Delays preloading so that the pressed state paints first: preloading takes a slow phone two frames, and without the
  // delay the next frame comes 16 to 24 ms later.
  router.preloadRoute = async (options) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return router.state.status === 'pending' ? undefined : preloadRoute(options)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** `page` when left out. */
    kind?: PageKind
    /** Cache tags besides those that every page has. */
    tags?: (params: Record<string, string>) => string[]
    /** The URL carries a token: the page is not stored, sends no referrer and is rendered without its query. */
    isSecret?: boolean
    /** A part of the page runs before the app (`trip-client.tsx`). */
    startsWithTrip?: boolean
  }
}
