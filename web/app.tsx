import { QueryClientProvider, type Query, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { DEFAULT_LANG, isLang } from '../worker/contracts/languages'
import { ApiError } from './platform/api/api'
import { assignDrafts } from './platform/drafts/drafts'
import { applyTags, headTags } from './platform/head/head'
import { readLanguage, writeLanguage } from './platform/i18n/addresses'
import { readMailedLink } from './platform/session/mailed-link'
import { readAsset } from './platform/media/read-asset'
import { openQueryClient } from './platform/hydration/page-client'
import { isMissingChunk } from './platform/hydration/reload'
import { rememberPlace } from './platform/session/return-place'
import { openSession } from './platform/session/session'
import { replayNotFound, readStartingState } from './platform/hydration/starting-state'
import { createAppRouter } from './router'
import { headOfPage } from './routes/-root'

/** Hydrates the page from the edge; resolves once it is interactive. */
export async function startApp(): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The shell has no #root')
  readMailedLink()
  const session = openSession()
  const state = readStartingState()
  const notFoundReplay = state?.isNotFound ? replayNotFound(session.fetch) : null
  const queryClient = openQueryClient(notFoundReplay?.send ?? session.fetch, state)
  const router = browserRouter(queryClient, state?.now ?? Date.now())
  const follow = followSession(session, router, queryClient)
  const startedAt = location.href
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AfterHydration
          run={() => {
            if (location.href !== startedAt) void router.load()
          }}
        >
          <RouterProvider router={router} />
        </AfterHydration>
      </QueryClientProvider>
    </StrictMode>
  )
  if (!state) {
    createRoot(root, { onCaughtError: reportUnexpected }).render(app)
    follow()
    return
  }
  router.ssr = { manifest: undefined }
  // The first rendering is no navigation: the page stays where its reader has scrolled it.
  let isStarting = true
  router.options.scrollRestoration = ({ location }) => !isStarting || location.hash !== ''
  await router.load()
  notFoundReplay?.end()
  const isRendered = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      isStarting = false
      resolve()
    })
  })
  // A transition hydrates in slices, so the page stays responsive.
  startTransition(() => void hydrateRoot(root, app, { onCaughtError: reportUnexpected }))
  await isRendered
  follow()
}

function browserRouter(queryClient: QueryClient, now: number) {
  const pageLang = document.documentElement.dataset['lang']
  const router = createAppRouter({
    context: { queryClient, origin: location.origin, now, readAsset },
    rewrite: {
      input: readLanguage(() => (isLang(pageLang) ? pageLang : DEFAULT_LANG)),
      output: writeLanguage,
    },
  })
  // Hydration is not a navigation: it shows no pending state.
  router.subscribe('onBeforeLoad', ({ fromLocation }) => showWaiting(fromLocation !== undefined))
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) =>
    rememberPlace(fromLocation, toLocation),
  )
  router.subscribe('onResolved', () => showWaiting(false))
  router.subscribe('onRendered', () =>
    applyTags(headTags(headOfPage(router.state.matches)), document),
  )
  return router
}

/** Refetches data for each login. Returns a function that starts this: hydration needs the edge's queries unchanged. */
function followSession(
  session: ReturnType<typeof openSession>,
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): () => void {
  // Staff also see hidden tours, and admins private topics.
  const findMore = () => {
    const isNotFound = router.state.matches.some(({ status }) => status === 'notFound')
    if (isNotFound && session.login?.role) void router.invalidate()
  }
  const claim = () => session.login && assignDrafts(session.login.username)
  const change = () => {
    claim()
    // Cached data of one member must not be shown to the next.
    queryClient.removeQueries({ type: 'inactive', predicate: isOfMember })
    void queryClient.invalidateQueries()
    findMore()
  }
  claim()
  const atStart = session.login
  return () => {
    session.subscribe(change)
    if (session.login === atStart) findMore()
    else change()
  }
}

/** The site's settings are the same for all. */
function isOfMember({ queryKey }: Query): boolean {
  return queryKey[0] !== 'site'
}

/** Runs after the router's effects. A sibling would change all `useId`s and break hydration. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `run` changes with every render and must run once
  useEffect(run, [])
  return children
}

/** Marks the previous page as busy while the next one loads. */
function showWaiting(isWaiting: boolean): void {
  const main = document.querySelector('#main')
  // The edge writes no such attribute, so it must not be there during hydration.
  if (isWaiting) main?.setAttribute('aria-busy', 'true')
  else main?.removeAttribute('aria-busy')
}

/** Failed calls and chunks are already shown to the reader; everything else is a bug. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof ApiError) && !isMissingChunk(error)) console.error(error)
}
