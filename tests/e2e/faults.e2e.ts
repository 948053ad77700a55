import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, PHONE, wakeApp } from './support/browser'

/** Faulty responses that the browser may get from the API. */
const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  'a 500': (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"code":"INTERNAL_SERVER_ERROR","msg":"x"}',
    }),
  'a 503 in HTML': (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'no network': (route) => route.abort('internetdisconnected'),
  'a line that is cut': (route) => route.abort('timedout'),
  'garbage for JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"topics":[{' }),
  'an empty body': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '' }),
}
const SCREENS = [
  '/',
  '/travel',
  '/yellowknife',
  '/tour/x-101',
  '/board/101',
  '/tour/101/1',
  '/search?q=banff',
  '/contact',
  '/ceo',
  '/career',
  '/privacy',
  '/tandc',
  '/attention',
  '/register',
  '/forgot',
  '/verify',
  '/user/guest',
  '/admin',
]

describe.each(Object.keys(FAULTS))('row 28: an API that answers with %s', (fault) => {
  it('leaves no screen blank or loading forever', async () => {
    const page = await openPage({ viewport: PHONE })
    await page.goto('/ceo-ca')
    await wakeApp(page)
    await page.route('**/api/**', FAULTS[fault]!)
    for (const screen of SCREENS) {
      await page.evaluate(
        (to) => (window as unknown as AppWindow).__TSR_ROUTER__.history.push(to),
        withLang(screen),
      )
      const shown = () =>
        page.evaluate(() => {
          const { state } = (window as unknown as AppWindow).__TSR_ROUTER__
          return {
            // The previous page stays until the next one has loaded.
            isThere:
              state.status === 'idle' && state.resolvedLocation?.href === state.location.href,
            hasText: (document.querySelector('main')?.textContent ?? '').trim().length > 10,
            isLoading: document.querySelector('main [role="status"][aria-label*="oad"]') !== null,
          }
        })
      await expect
        .poll(shown, { timeout: 20_000, message: screen })
        .toEqual({ isThere: true, hasText: true, isLoading: false })
    }
    await page.context().close()
  })
})

interface AppWindow {
  __TSR_ROUTER__: {
    history: { push: (path: string) => void }
    state: { status: string; location: { href: string }; resolvedLocation?: { href: string } }
  }
}

function withLang(path: string): string {
  const [name = '/', query] = path.split('?')
  return `${name === '/' ? '/ca' : `${name}-ca`}${query ? `?${query}` : ''}`
}
