import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { DEFAULT_LANG, isLang } from '../worker/contracts/languages'
import { TripView } from './bookings/guest/trip-view'
import { startBehindIsland } from './platform/hydration/following'
import { endIsland, keepIsland } from './platform/hydration/island'
import { openQueryClient } from './platform/hydration/page-client'
import { readStartingState } from './platform/hydration/starting-state'
import { loadOnlyTexts } from './platform/i18n/i18n'
import { PageFactsContext } from './platform/i18n/page-facts'
import { readMailedLink } from './platform/session/mailed-link'
import { openSession } from './platform/session/session'
import { SiteProvider } from './platform/site/site-provider'
import './client'

const startApp = globalThis.startClient

/**
 * The screen of a booking, without the app: a mailed link needs only a third of the site's scripts. The rest of the
 * page stays as the edge rendered it until the app takes it over, when the page is idle.
 */
globalThis.startClient = async () => {
  const place = document.querySelector<HTMLElement>('[data-pid]')
  const state = readStartingState()
  // The app handles pages that differ from the edge's.
  if (!place || !state) return startApp()
  const { lang: pageLang } = document.documentElement.dataset
  const lang = isLang(pageLang) ? pageLang : DEFAULT_LANG
  readMailedLink()
  const queryClient = openQueryClient(openSession().fetch, state)
  const i18n = await loadOnlyTexts(lang, 'site', 'errors', 'trip')
  const pid = place.dataset['pid'] ?? ''
  const root = createRoot(place, { onUncaughtError: leaveToApp })
  keepIsland({ name: `${pid} ${lang}`, place, end: () => root.unmount() })
  const isShown = whenAnswered(queryClient)
  root.render(
    <StrictMode>
      <PageFactsContext value={{ lang, renderedAt: state.now }}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <SiteProvider>
              <TripView pid={pid} />
            </SiteProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </PageFactsContext>
    </StrictMode>,
  )
  const places = [...document.querySelectorAll('header, footer')]
  startBehindIsland({ places, isShown, start: startApp })
}

/** The app has a page for failures. */
function leaveToApp(error: unknown): void {
  console.error(error)
  endIsland()
}

/** Resolves when the booking has loaded or failed. */
function whenAnswered(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== 'trip' || query.state.status === 'pending') return
      stop()
      resolve()
    })
  })
}
