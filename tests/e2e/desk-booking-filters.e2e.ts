import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAdmin } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  overflowOf,
  PHONE,
  takePicture,
} from './support/browser'

const WORDS = {
  ca: {
    day: 'Date',
    tour: 'Tour',
    month: 'Month of the trip',
    open: /^Filters( · \d)?$/,
    show: 'Show bookings',
    clear: 'Clear filters',
    sort: 'Sort by',
  },
  kr: {
    day: '날짜',
    tour: '투어',
    month: '여행하는 달',
    open: /^필터( · \d)?$/,
    show: '예약 보기',
    clear: '필터 지우기',
    sort: '정렬',
  },
} as const
const LOOKS = [
  ['ca', DESKTOP],
  ['kr', DESKTOP],
  ['ca', PHONE],
  ['kr', PHONE],
] as const

/** A tour that no other file books: its month fits on one page. */
const TOUR = 6

/** Two bookings of a tour in the same far month, the later one first. */
async function twoBookings(month: string) {
  const { accessToken: token } = await sessionOf(ADMIN)
  const name = `Sorted ${Date.now()}`
  for (const day of ['20', '10'])
    await send(
      '/api/admin/bookings',
      {
        source: 'phone',
        tourId: TOUR,
        day: `${month}-${day}`,
        party: { adults: 2, children: 0 },
        lang: 'kr',
        pickup: { kind: 'calgary' },
        name: `${name} ${day}`,
        email: `sorted${day}@example.com`,
      },
      token,
    )
  return { early: `${name} 10`, late: `${name} 20` }
}

const guestsOf = (page: Page) => page.locator('#main [data-row] [data-open]')
it.each(LOOKS)(
  'bookings are cut by tour and month and sorted by day: %s, %o',
  async (lang, size) => {
    const words = WORDS[lang]
    const isPhone = size === PHONE
    const month = `${new Date().getUTCFullYear() + 1}-0${isPhone ? 4 : 5}`
    const { early, late } = await twoBookings(month)
    const page = await openAdmin(`/admin/bookings-${lang}`)
    await page.setViewportSize(size)
    await page.locator('#main [data-row]').first().waitFor()
    const filters = isPhone ? page.getByRole('dialog') : page.locator('#main')
    const open = page.getByRole('button', { name: words.open })
    if (isPhone) await open.click()
    await filters.getByLabel(words.month, { exact: true }).selectOption(month)
    await page.waitForURL(new RegExp(`from=${month}-01`))
    await filters.getByLabel(words.tour, { exact: true }).selectOption(String(TOUR))
    await page.waitForURL(new RegExp(`tour=${TOUR}`))
    if (isPhone) {
      await expectAccessible(page)
      await takePicture(page, `filters-${lang}-sheet`)
      await filters.getByRole('button', { name: words.show }).click()
      await expect.poll(() => open.innerText()).toMatch(/3/)
      await page.getByLabel(words.sort).selectOption('day')
    } else {
      await page.getByRole('button', { name: words.day, exact: true }).click()
    }
    await page.waitForURL(/sort=day/)
    const order = async () =>
      (await guestsOf(page).allInnerTexts()).filter((name) => [early, late].includes(name))
    await expect.poll(order).toEqual([early, late])
    if (!isPhone) {
      const head = page.getByRole('columnheader', { name: words.day, exact: true })
      expect(await head.getAttribute('aria-sort')).toBe('ascending')
      await page.getByRole('button', { name: words.day, exact: true }).click()
      await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
      await expect.poll(order).toEqual([late, early])
      await page.goBack()
      await expect.poll(order).toEqual([early, late])
    }
    // A shared link shows the same.
    await page.reload()
    await expect.poll(order).toEqual([early, late])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await takePicture(page, `filters-${lang}-${size.width}`)
    await page.getByRole('button', { name: words.clear }).first().click()
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=day')
    await guestsOf(page).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expectNoProblems(page)
    await page.context().close()
  },
)
