import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { changedCents } from '../../worker/contracts/tours/price-seasons'
import type { StoredSetting } from '../../worker/contracts/settings/settings-desk'
import { formatCad } from '../../web/platform/i18n/format'
import { textIn } from '../support/texts'
import { ADMIN, send, sessionOf } from './support/api'
import {
  expectAccessible,
  expectNoProblems,
  openPage,
  PHONE,
  takePicture,
  wakeApp,
} from './support/browser'
import { askButton, freeDays, sheetOn } from './support/requests'
import { LANGS, type Lang } from './support/screens'

const TOUR = 1
async function changeSeasons(value: object[]): Promise<void> {
  const { accessToken } = await sessionOf(ADMIN)
  const path = '/api/admin/settings'
  const stored = await send<StoredSetting>(`${path}/seasons`, undefined, accessToken)
  await send(path, { group: 'seasons', value, updatedAt: stored.updatedAt }, accessToken)
}

afterAll(() => changeSeasons([]))

async function openSheet(lang: Lang): Promise<Page> {
  const page = await openPage({ viewport: PHONE, hasTouch: true })
  page.setDefaultTimeout(20_000)
  await page.goto(`/tour/x-${TOUR}-${lang}`)
  await wakeApp(page)
  await askButton(page, lang).tap()
  await freeDays(page, lang).nth(1).waitFor()
  return page
}

const dayCell = (page: Page, day: string) =>
  sheetOn(page).locator(`[data-day="${day}"]:not([data-outside]) button`)

/** The first two days of the calendar that are free. */
async function twoFreeDays(): Promise<[string, string]> {
  const page = await openSheet('ca')
  const dayOf = (index: number) =>
    freeDays(page, 'ca')
      .nth(index)
      .evaluate((button) => button.closest('[data-day]')?.getAttribute('data-day') ?? '')
  const days = [await dayOf(0), await dayOf(1)] as [string, string]
  await page.context().close()
  return days
}

/** Cents for each person by the size of the party. */
async function listedPrices(): Promise<Map<number, number>> {
  const tour = await send<{ pricePerPerson: { type: string; amount: number }[] }>(
    `/api/forum/byId/${TOUR}`,
  )
  return new Map(
    tour.pricePerPerson.map(({ type, amount }) => [
      Number(type.slice(1)),
      Math.round(amount * 100),
    ]),
  )
}

it('the sheet has the prices of the season on its day and the listed ones on the next, in three languages', async () => {
  const [day, next] = await twoFreeDays()
  const prices = await listedPrices()
  const change = { kind: 'percent', value: 25 } as const
  const season = { id: 'peak', name: 'Peak', fromDay: day, toDay: day, isYearly: false }
  await changeSeasons([{ ...season, scope: 'tours', ids: [TOUR], ...change, own: [] }])

  for (const lang of LANGS) {
    const page = await openSheet(lang)
    const sheet = sheetOn(page)
    const note = sheet.getByText(textIn(lang, 'request:day.season'))
    const total = sheet.locator('p[aria-live] strong.text-accent')
    const goOn = sheet.getByRole('button', { name: textIn(lang, 'request:goOn'), exact: true })

    await dayCell(page, next).tap()
    const listedTotal = await total.innerText()
    expect(await note.count()).toBe(0)
    await dayCell(page, day).tap()
    await note.waitFor()
    await expect.poll(() => total.innerText()).not.toBe(listedTotal)
    await expectAccessible(page)
    await takePicture(page, `season-sheet-${lang}-390`)

    await goOn.tap()
    const line = sheet.locator('dt', { hasText: '×' }).first()
    const units = Number(/\d+$/.exec(await line.innerText())?.[0])
    const cents = changedCents(prices.get(units) ?? 0, change)
    expect(await line.innerText()).toBe(`${formatCad(cents)} × ${units}`)
    await takePicture(page, `season-sums-${lang}-390`)
    expectNoProblems(page)
    await page.context().close()
  }
})
