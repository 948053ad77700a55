import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, PHONE, wakeApp } from './support/browser'
import { askButton } from './support/requests'
import { textIn } from '../support/texts'

/** A tour on a phone, reached from the home page, with the document marked to notice a reload. */
async function openTour(): Promise<Page> {
  const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true })
  await page.goto('/ca')
  await wakeApp(page)
  await page.locator('main a[href*="/tour/"]').filter({ visible: true }).first().click()
  await page.waitForURL('**/tour/**')
  await page.evaluate(() => (document.documentElement.dataset['mark'] = 'same'))
  return page
}

const isSame = (page: Page) => page.locator('html[data-mark=same]').count()
const dialogOn = (page: Page) => page.locator('dialog[open]')
const priceButton = (page: Page) =>
  page.getByRole('button', { name: textIn('ca', 'tours:bar.open') })

/** A dialog of each kind, and the presses that open it. */
const OPENERS: [string, (page: Page) => Promise<void>][] = [
  [
    'the gallery',
    (page) =>
      page
        .getByRole('button', { name: textIn('ca', 'tours:gallery.open') })
        .first()
        .click(),
  ],
  ['the price sheet', (page) => priceButton(page).click()],
  ['the request sheet', (page) => askButton(page, 'ca').click()],
  [
    'the log-in',
    async (page) => {
      await page.locator('header summary').filter({ visible: true }).nth(1).click()
      await page
        .locator('header')
        .getByRole('button', { name: textIn('ca', 'site:nav.login') })
        .last()
        .click()
    },
  ],
]

describe('the back gesture of a phone', () => {
  it.each(OPENERS)('closes %s, and leaves the page when nothing is open', async (_, open) => {
    const page = await openTour()
    const { pathname } = new URL(page.url())
    for (const times of [1, 2]) {
      await open(page)
      await dialogOn(page).waitFor()
      await page.goBack()
      await expect.poll(() => dialogOn(page).count(), { message: String(times) }).toBe(0)
      expect(new URL(page.url()).pathname).toBe(pathname)
      expect(await isSame(page)).toBe(1)
    }
    await page.goBack()
    await page.waitForURL('**/ca')
    await page.context().close()
  })

  it.each(OPENERS)('leaves the page at once after %s was closed by its button', async (_, open) => {
    const page = await openTour()
    await open(page)
    await dialogOn(page)
      .getByRole('button', { name: textIn('ca', 'site:close') })
      .click()
    await expect.poll(() => dialogOn(page).count()).toBe(0)
    await page.waitForTimeout(300)
    expect(await isSame(page)).toBe(1)
    await page.goBack()
    await page.waitForURL('**/ca')
    await page.context().close()
  })

  it('leads from a page that a sheet’s link has opened to the page of the sheet, closed', async () => {
    const page = await openTour()
    const { pathname } = new URL(page.url())
    await priceButton(page).click()
    await dialogOn(page)
      .getByRole('link', { name: textIn('ca', 'tours:ask') })
      .click()
    await page.waitForURL('**/contact-ca*')
    await page.getByRole('combobox').first().waitFor()
    await page.waitForTimeout(300)
    expect(page.url()).toContain('/contact-ca')
    await page.goBack()
    await page.waitForURL(`**${pathname}`)
    expect(await dialogOn(page).count()).toBe(0)
    await page.waitForTimeout(300)
    await page.goBack()
    await page.waitForURL('**/ca')
    await page.context().close()
  })

  it('lets a page load that was asked for as soon as a sheet had closed', async () => {
    const page = await openTour()
    await priceButton(page).click()
    await dialogOn(page).waitFor()
    await page.route('**/contact-ca', async (route) => {
      await page.waitForTimeout(1000)
      await route.continue()
    })
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
      location.assign('/contact-ca')
    })
    await page.waitForURL('**/contact-ca')
    await page.context().close()
  })

  it('keeps the address with its part, and a reload in an open sheet', async () => {
    const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.goto('/tour/x-1-ca?tab=route#board')
    await wakeApp(page)
    const address = page.url()
    await priceButton(page).click()
    await dialogOn(page).waitFor()
    expect(page.url()).toBe(address)
    await page.reload()
    await wakeApp(page)
    expect(page.url()).toBe(address)
    await priceButton(page).click()
    await dialogOn(page).waitFor()
    await page.goBack()
    await expect.poll(() => dialogOn(page).count()).toBe(0)
    expect(page.url()).toBe(address)
    await page.context().close()
  })
})
