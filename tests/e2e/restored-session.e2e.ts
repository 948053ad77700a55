import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { logInAs } from './support/admins'
import { expectNoProblems, openPage, wakeApp } from './support/browser'

/** Steps of React's scheduler, counted from the start of its scripts; at the last ones the page has long been taken over. */
const MOMENTS = [0, 1, 2, 3, 5, 8, 13, 20, 32]
const PAGES = ['/tour/x-1-ca', '/cn', '/tour/x-4-kr']

interface Held {
  heldUntil: number
  steps: number
  released: number
}

/** Holds the answer that restores the session until React has taken so many steps. */
async function holdSession(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Held = {
      heldUntil: Number(sessionStorage.getItem('moment')),
      steps: 0,
      released: 0,
    }
    Object.assign(window, { held })
    const waiting: (() => void)[] = []
    const release = () => {
      if (held.steps >= held.heldUntil) for (const go of waiting.splice(0)) go()
    }
    const send = Reflect.get(MessagePort.prototype, 'postMessage') as (...values: unknown[]) => void
    MessagePort.prototype.postMessage = function step(this: MessagePort, ...values: unknown[]) {
      held.steps += 1
      release()
      Reflect.apply(send, this, values)
    }
    const fetchNow = window.fetch.bind(window)
    window.fetch = async function heldFetch(...request) {
      const answer = await fetchNow(...request)
      if (!answer.url.includes('/api/session')) return answer
      await new Promise<void>((go) => {
        waiting.push(go)
        release()
        // A page that takes no further steps is at rest.
        setTimeout(go, 3000)
      })
      held.released += 1
      return answer
    }
  })
}

it.each(['guest', 'admin'] as const)(
  'a session that is restored at any moment of the start leaves the page as the edge made it, for %s',
  async (account) => {
    const page = await openPage()
    await logInAs(page, account)
    await holdSession(page)
    await page.goto('/robots.txt')
    for (const [index, moment] of MOMENTS.entries()) {
      const path = PAGES[index % PAGES.length] ?? '/'
      await page.evaluate((step) => sessionStorage.setItem('moment', String(step)), moment)
      await page.goto(path)
      await wakeApp(page)
      await page.waitForFunction(() => (window as unknown as { held: Held }).held.released > 0)
      await page.waitForLoadState('networkidle')
      const { steps } = await page.evaluate(() => (window as unknown as { held: Held }).held)
      expect([path, moment, steps > 0]).toEqual([path, moment, true])
    }
    expectNoProblems(page)
    await page.context().close()
  },
)
