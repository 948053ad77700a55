import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { textIn } from '../support/texts'
import { send } from './support/api'
import {
  expectAccessible,
  expectNoProblems,
  openPage,
  PHONE,
  takeFullPicture,
  takePicture,
} from './support/browser'
import { aGuideWithTrip, marksOf } from './support/crew'
import { LANGS } from './support/screens'

/** Chromium names each call that finds no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
/** So it names the link that has ended. */
const NOT_FOUND = /404 \(Not Found\)/

/** Waits until the phone has stored the page. */
const stored = (page: Page) =>
  page.waitForFunction(async () => {
    const cache = await caches.open('crew')
    return (await cache.keys()).length === 3 && navigator.serviceWorker.controller !== null
  })

it.each(LANGS)(
  'a guide’s phone has the day without a signal, and reports it afterwards, in %s',
  async (lang) => {
    const { guide, token, bookingId } = await aGuideWithTrip(lang)
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    const press = (key: string) =>
      page.getByRole('button', { name: textIn(lang, `crew:${key}`) }).first()
    await page.goto(guide.page)
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Robin' }).waitFor()
    // The key leaves the address.
    expect(page.url()).toBe(`${inject('origin')}/crew/${guide.id}`)
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^(?:ko|en|zh)/)
    const calls = page.locator('a[href="tel:+14035550102"]')
    expect(await calls.allTextContents()).toEqual(['☎ 403 555 0102'])
    await expectAccessible(page)
    await stored(page)
    await takeFullPicture(page, `crew-${lang}`)

    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('Two child seats').waitFor()
    await press('pickedUp').tap()
    await page.locator(`#pickedUp-${bookingId}[aria-pressed=true]`).waitFor()
    await press('back').tap()
    await page.locator(`#back-${bookingId}[aria-pressed=true]`).waitFor()
    await page.locator('details[id^=open-note] summary').tap()
    await page.locator('textarea').fill('Everyone is well')
    await page.locator(`#send-note-${bookingId}`).tap()
    // Presses without a signal outlive the page.
    await page.reload()
    await page.locator(`#back-${bookingId}[aria-pressed=true]`).waitFor()
    await page.getByText(textIn(lang, 'crew:waiting').replace('{{count}}', '3')).waitFor()
    await takeFullPicture(page, `crew-off-${lang}`)
    expect(marksOf(bookingId)).toEqual([])

    await page.context().setOffline(false)
    await expect.poll(() => marksOf(bookingId)).toEqual(['pickedUp', 'back', 'note'])
    await page.reload()
    await page.locator(`#back-${bookingId}[aria-pressed=true]`).waitFor()
    expect(marksOf(bookingId)).toEqual(['pickedUp', 'back', 'note'])
    expectNoProblems(page, NO_NETWORK)

    // A link that is renewed: the phone's copy goes at the next contact.
    await send(`/api/admin/resources/${guide.id}/feed`, {}, token)
    await page.reload()
    await page.getByRole('heading', { name: textIn(lang, 'crew:ended') }).waitFor()
    expect(await page.getByText('Two child seats').count()).toBe(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expectAccessible(page)
    await takePicture(page, `crew-ended-${lang}`)
    expectNoProblems(page, NOT_FOUND)
    await page.context().close()
  },
  120_000,
)

it('no page but a guide’s gets the service worker, and its address says nothing', async () => {
  const response = await fetch(`${inject('origin')}/crew/987654`)
  const names = ['cache-control', 'referrer-policy', 'x-robots-tag']
  expect(names.map((name) => response.headers.get(name))).toEqual([
    'no-store',
    'no-referrer',
    'noindex',
  ])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await openPage({ viewport: PHONE })
  await page.goto('/crew/987654#k=abc')
  await page.getByRole('heading', { name: textIn('ca', 'crew:ended') }).waitFor()
  await page.goto('/ca')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expectNoProblems(page, NOT_FOUND)
  await page.context().close()
})
