import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, openPage, PHONE, wakeApp } from './support/browser'

/** Texts of the links that are marked as current. */
const current = (page: Page) =>
  page
    .locator('a[aria-current]')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label') ?? link.textContent.trim()),
    )

/** The logo, which leads to home. */
const HOME = 'Moraine'

describe('what is marked as current', () => {
  it.each([
    ['/ca', [HOME, 'All posts', 'Page 1']],
    ['/ca?category=2', [HOME, 'Travel stories', 'Page 1']],
    ['/ca?page=2', [HOME, 'All posts', 'Page 2']],
    ['/rockies-ca', ['Rockies']],
    ['/ROCKIES-ca', ['Rockies']],
    ['/travel-ca', ['Tours', 'All']],
    ['/travel/rockies-ca', ['Rockies']],
    ['/nowhere-ca', []],
    ['/tour/x-1-ca', ['Overview']],
    ['/tour/x-1-ca?tab=safety', ['Safety']],
    ['/board/1-ca', []],
    ['/board/1-ca?sort=by_views_desc', []],
  ])('on %s is %o, at the edge and in the app', async (address, expected) => {
    const [still, page] = [await openPage({ javaScriptEnabled: false }), await openPage()]
    await still.goto(address)
    // Other tests may have written more stories than fit on a page.
    const isPaged = (await still.getByRole('link', { name: 'Page 1', exact: true }).count()) > 0
    const marks = expected.filter((name) => isPaged || name !== 'Page 1')
    expect(await current(still)).toEqual(marks)
    await page.goto(address)
    await wakeApp(page)
    expect(await current(page)).toEqual(marks)
    expectNoProblems(page, /404/)
    await page.context().close()
    await still.context().close()
  })
})

describe('on a phone', () => {
  it('the sort menu closes when a way is chosen and with Escape', async () => {
    const page = await openPage({ viewport: PHONE })
    await page.goto('/board/1-ca')
    await wakeApp(page)
    const menu = page.getByRole('main').locator('details', { hasText: 'Sort' })
    const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open)
    await menu.locator('summary').click()
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'Views' }).click()
    await page.waitForURL(/sort=by_views/)
    expect(await isOpen()).toBe(false)
    await page.context().close()
  })
})

it('another language keeps the scroll position', async () => {
  const page = await openPage()
  await page.goto('/board/1-ca?sort=by_views_desc#write')
  await wakeApp(page)
  await page.locator('summary[aria-label^="Language"]').click()
  await page.getByRole('link', { name: '한국어' }).click()
  await page.waitForURL('**/board/1-kr?sort=by_views_desc#write')
  await page.context().close()
})

it('a page beyond the last one says that it is empty', async () => {
  const page = await openPage()
  await page.goto('/ca?page=99')
  await page.getByText('There are no posts this far down.').waitFor()
  expect(await page.getByText('No posts yet.').count()).toBe(0)
  await page.getByRole('link', { name: 'From the start' }).click()
  await page.getByRole('link', { name: 'Page 2' }).waitFor()
  await page.context().close()
})
