import type { Locator, Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { wakeApp } from './browser'
import { addressIn, ROLES, type Lang, type Role } from './screens'

/** Ways in which the API does not respond as it should. */
export const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answers 500': (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  'never answers': () => undefined,
  'cannot be reached': (route) => route.abort('internetdisconnected'),
  'answers with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this Wi-Fi</h1>' }),
  'breaks off': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"topics":[{"_id":1' }),
}

/** The browser's log line about a failed call. */
export const FAILED_CALL = /Failed to load resource/

/** Makes every call of the API fail, except for the renewal of a login; returns a function that ends this. */
export async function breakApi(page: Page, fault: (route: Route) => Promise<void> | undefined) {
  const calls = /\/api\/(?!session\/refresh|health)/
  const handler = (route: Route) => fault(route)
  await page.route(calls, handler)
  return () => page.unroute(calls, handler)
}

/** Lets up to a minute of retry and timeout timers pass. The clock must be installed. */
export async function untilShown(page: Page, shown: Locator): Promise<void> {
  await letTimePass(page, async () => (await shown.count()) > 0)
  expect(await shown.count(), `${String(shown)} on ${page.url()}`).toBeGreaterThan(0)
}

/** The same, until it is gone. */
export async function untilGone(page: Page, shown: Locator): Promise<void> {
  let texts: string[] = []
  await letTimePass(page, async () => {
    texts = await shown.allInnerTexts()
    return texts.length === 0
  })
  expect(texts, page.url()).toEqual([])
}

async function letTimePass(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 120 && !(await isDone()); steps += 1) {
    await page.clock.fastForward(500)
    await page.waitForTimeout(150)
  }
}

/** Goes to an address inside the app, as a link does. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      __TSR_ROUTER__: { history: { push: (to: string) => void } }
    }
    router.history.push(to)
  }, address)
}

/** Alerts with text; their empty containers exist before. */
export const alertsOn = (page: Page) =>
  page.locator(':is(main, dialog[open]) [role="alert"]').filter({ hasText: /\S/, visible: true })

/** Opens a page in a role, with the app running. */
export async function startApp(page: Page, path: string, lang: Lang, role: Role): Promise<Page> {
  page.setDefaultTimeout(15_000)
  await ROLES[role](page)
  await page.goto(addressIn(path, lang))
  await wakeApp(page)
  return page
}
