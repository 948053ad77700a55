import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { openAdmin, type AdminLang } from './support/admins'
import { DESKTOP, expectAccessible, expectNoProblems, openPage, PHONE } from './support/browser'

interface Look {
  lang: AdminLang
  size: typeof PHONE
  theme: 'light' | 'dark'
}

const LOOKS: Look[] = [
  { lang: 'ca', size: DESKTOP, theme: 'light' },
  { lang: 'kr', size: PHONE, theme: 'light' },
  { lang: 'cn', size: PHONE, theme: 'dark' },
]

const PICTURES = process.env['PICTURES']

async function show(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true })
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** A month that the demo has departures in. */
const month = addDays(calgaryDay(Date.now()), 20).slice(0, 7)
/** A day that no trip of the demo is on. */
const far = '2031-05-10'

it('the dates have no barrier and fit a phone in every language', async () => {
  const page = await openAdmin(`/admin/dates-ca?month=${month}`)
  for (const { lang, size, theme } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    await page.goto(`/admin/dates-${lang}?month=${month}`)
    await page.locator('#main time').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await overflowOf(page), `${lang} ${size.width} px`).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await show(page, `dates-${lang}-${size.width}-${theme}`)
  }
  expectNoProblems(page)
})

it('an admin raises a day and closes another one, with the keyboard alone, and undoes the closure', async () => {
  const page = await openAdmin(`/admin/dates-ca?month=${far.slice(0, 7)}`)
  const day = page.locator('#main ol > li').filter({ has: page.locator(`time[datetime="${far}"]`) })
  await day.getByText('0 of 2 trips').waitFor()
  await day.getByRole('button', { name: /^Change how many/ }).press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await day.getByText('Enter a whole number from 0 to 99.').waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await day.getByText('0 of 5 trips').waitFor()

  await page.getByRole('button', { name: 'Close days' }).press('Enter')
  const form = page.getByRole('form', { name: 'Close days' })
  await form.getByRole('button', { name: 'Close', exact: true }).click()
  await form.getByText('Choose the first day.').waitFor()
  await form.getByLabel('First day').fill(far)
  await form.getByLabel('Note for admins').fill('Road work')
  await page.keyboard.press('Enter')
  await day.getByText('All tours · Road work').waitFor()
  await show(page, 'dates-closed')
  await page.getByRole('button', { name: /^Open Sat, May 10, 2031 again/ }).click()
  await day.getByText('All tours · Road work').waitFor({ state: 'hidden' })
  expectNoProblems(page)
})

it('visitors see the seats of each departure, and call where it is too late', async () => {
  const page = await openPage({ viewport: PHONE, locale: 'en-CA' })
  await page.goto('/tour/x-1-ca')
  await page.locator('main h1').first().waitFor()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const title = page.getByRole('heading', { name: 'Departures you can join', exact: true })
  if (await title.count()) await title.first().scrollIntoViewIfNeeded()
  await show(page, 'departures-phone')
  expectNoProblems(page)
})
