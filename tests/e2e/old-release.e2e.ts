import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { column, openAdmin, save } from './support/admins'
import { expectNoProblems, openPage, wakeApp } from './support/browser'
import { alertsOn, FAILED_CALL, startApp } from './support/faults'
import { valuesOf } from './support/forms'

describe('an open tab of an old release', () => {
  it('reloads once for a missing part, and then says that it is missing', async () => {
    const page = await startApp(await openPage(), '/ceo', 'ca', 'visitor')
    const loads = await loseChunks(page)
    const login = page.locator('header').getByRole('button', { name: 'Log in' }).first()
    // The touch that wakes the app must reach the new document, not the one being unloaded.
    const reloaded = page.waitForEvent('domcontentloaded')
    await login.click()
    await reloaded
    expect(loads.count).toBe(1)
    await wakeApp(page)
    await login.click()
    await expect.poll(() => alertsOn(page).count()).toBe(1)
    await page.waitForTimeout(500)
    expect(loads.count).toBe(1)
    loads.isMended = true
    await page.locator('dialog').getByRole('button', { name: 'Try again' }).click()
    await openWhenThere(page, login)
    expect(loads.count).toBeLessThanOrEqual(2)
    expectNoProblems(page, FAILED_CALL)
  })

  it('never reloads on hovering; what is typed stays', async () => {
    const page = await startApp(await openPage(), '/contact', 'ca', 'visitor')
    const loads = await loseChunks(page)
    await page.getByLabel('Your e-mail').fill('sky@example.com')
    await page.getByLabel('Message').fill('We are two and would like to walk among the larches.')
    const typed = await valuesOf(page)
    for (const name of ['About us', 'Cancellation'])
      await page.locator('header').getByRole('link', { name }).first().hover()
    await page.waitForTimeout(800)
    expect(loads.count).toBe(0)
    expect(await valuesOf(page)).toEqual(typed)
    expectNoProblems(page, FAILED_CALL)
  })

  it('opens the requested page, and the draft of a post is still there', async () => {
    const page = await startApp(await openPage(), '/board/3#write', 'ca', 'member')
    await page.getByLabel('Title').fill('Two days in July')
    await page.locator('main textarea').fill('We are three and would like to see the lakes early.')
    const loads = await loseChunks(page)
    loads.isMendedByLoading = true
    await page.locator('header').getByRole('link', { name: 'Contact' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
    await expect.poll(() => loads.count).toBe(1)
    await page.goto('/board/3-ca#write')
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Two days in July')
    expect(await page.locator('main textarea').inputValue()).toMatch(/see the lakes early/)
    expectNoProblems(page, FAILED_CALL)
  })

  it('stays readable when the app does not load, and does not reload forever', async () => {
    const page = await openPage()
    const loads = await loseChunks(page)
    await page.goto('/attention-ca')
    for (let moves = 0; moves < 12; moves++) {
      await page.mouse.move(10 + moves * 5, 300)
      await page.waitForTimeout(400)
    }
    expect(loads.count).toBe(2)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.locator('header').getByRole('link', { name: 'About us' }).first().click()
    await page.waitForURL('**/ceo-ca')
    await page.context().close()
    expectNoProblems(page, FAILED_CALL, /Missing: /)
  })
})

it('the desk loses nothing of two windows with a new release between them, and says who saved', async () => {
  const [first, second] = [await openAdmin('/admin/4-ca'), await openAdmin('/admin/4-ca')]
  const route = (page: Page) => column(page, 'Texts', 'ca').getByLabel('Route')
  const before = await route(first).inputValue()
  await route(second).fill('By the second window')
  await second.getByText('Unsaved changes').waitFor()
  await route(first).fill('By the first window')
  await first.getByLabel('Minimum people').fill('3')
  await save(first)
  const loads = await loseChunks(second)
  loads.isMendedByLoading = true
  await second.getByRole('link', { name: 'Figures', exact: true }).click()
  await second
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await second.getByRole('heading', { level: 1, name: 'Figures' }).waitFor()
  expect(loads.count).toBe(1)
  await second.goto('/admin/4-ca')
  await second.getByRole('button', { name: 'Bring it back' }).click()
  expect(await route(second).inputValue()).toBe('By the second window')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  const question = second.getByRole('dialog', { name: 'Someone else has changed this' })
  await question.getByText(/admin saved this tour before you/).waitFor()
  await question
    .getByRole('group', { name: /Route · English/ })
    .getByLabel(/Yours/)
    .check()
  await question.getByRole('button', { name: 'Save merged version' }).click()
  await second.getByText(/^Saved \d\d:\d\d/).waitFor()
  await second.reload()
  await expect.poll(() => route(second).inputValue()).toBe('By the second window')
  expect(await second.getByLabel('Minimum people').inputValue()).toBe('3')
  await route(second).fill(before)
  await save(second)
  expectNoProblems(second, FAILED_CALL, /409/)
  await Promise.all([first, second].map((page) => page.context().close()))
})

it('a page that neither the edge nor the app can render says so, and loads at a later touch', async () => {
  const page = await openPage()
  const words = '<noscript id="without-app"><div><h1>This page didn’t load</h1></div></noscript>'
  await page.route('**/ceo-ca', async (route) => {
    const whole = await (await route.fetch()).text()
    const [before = '', after = ''] = whole.split(/<div id="root">.*(?=<script data-entry)/s)
    await route.fulfill({
      contentType: 'text/html',
      body: `${before}<div id="root">${words}</div>${after}`,
    })
  })
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/ceo-ca')
  await page.getByRole('heading', { name: 'This page didn’t load' }).waitFor()
  await page.unroute('**/assets/*')
  await expect
    .poll(async () => (await page.mouse.wheel(0, 1), page.locator('header').count()), {
      timeout: 10_000,
    })
    .toBe(1)
  expectNoProblems(page, FAILED_CALL, /Missing: /)
})

/** Newer browsers request a failed part again; older ones reload the page, and the test presses again. */
async function openWhenThere(page: Page, login: Locator) {
  const field = page.getByLabel('Username or e-mail')
  await expect
    .poll(async () => {
      if (await page.locator('dialog[open]').count()) return field.count()
      await login.click({ timeout: 1000 }).catch(() => {})
      return 0
    })
    .toBe(1)
}

/** From now on, files that this tab has not fetched are missing, as after a deploy. Counts page loads. */
async function loseChunks(page: Page) {
  const loads = { count: 0, isMended: false, isMendedByLoading: false }
  const known = new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  await page.route('**/assets/*', (route) => {
    const isThere = loads.isMended || (loads.isMendedByLoading && loads.count > 0)
    const { pathname } = new URL(route.request().url())
    const isShell = /\/assets\/(index|client)-/.test(pathname)
    return isThere || isShell || known.has(pathname)
      ? route.continue()
      : route.fulfill({ status: 404, body: 'gone' })
  })
  return loads
}
