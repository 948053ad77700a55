import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAdmin, type AdminLang } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { DESKTOP, expectAccessible, expectNoProblems, PHONE, takePicture } from './support/browser'

/** The demo's first tour begins at six, in its start and in its itinerary. */
const TOUR = 1
const LOOKS = [
  ['kr', PHONE],
  ['cn', PHONE],
  ['ca', DESKTOP],
] as const satisfies [AdminLang, typeof PHONE][]

const warning = (page: Page) => page.locator('#main').getByText(/08:00/)

async function show(page: Page, name: string): Promise<void> {
  await warning(page).first().scrollIntoViewIfNeeded()
  await takePicture(page, name)
}

it('a start that the itinerary contradicts is said in the editor of the tour, and still saved', async () => {
  const page = await openAdmin(`/admin/${TOUR}-ca`)
  const start = page.locator('[data-field="startMinute"] input')
  await start.waitFor()
  expect(await start.inputValue()).toBe('06:00')
  expect(await page.getByText(/begins with/).count()).toBe(0)
  await start.fill('08:00')
  await page
    .getByText('The itinerary in English begins with 6:00 a.m., but the tour starts at 08:00.')
    .waitFor()
  expect(await warning(page).count()).toBe(3)
  await expectAccessible(page)
  for (const [lang, size] of LOOKS) {
    await page.setViewportSize(size)
    await page.goto(`/admin/${TOUR}-${lang}`)
    // The unsaved hour of the visit before.
    await page.locator('#main [role=alert] button').first().click()
    await warning(page).first().waitFor()
    await show(page, `hours-tour-${lang}-${size.width}`)
  }
  await start.fill('06:00')
  await expect.poll(() => warning(page).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it('an itinerary that names another hour than the start is told while it is written', async () => {
  const page = await openAdmin(`/admin/route/${TOUR}-ca`)
  const title = page
    .getByLabel('Title of entry 1', { exact: true })
    .filter({ visible: true })
    .last()
  await title.fill('Pickup at 5:30 a.m.')
  const told = page.getByText(/begins with 5:30 a\.m\., but the tour starts at 06:00/)
  await told.waitFor()
  await expectAccessible(page)
  await told.scrollIntoViewIfNeeded()
  await takePicture(page, 'hours-itinerary-ca-1440')
  await title.fill('Pickup at six')
  await expect.poll(() => told.count()).toBe(0)
  await page.context().close()
})

it('a quote whose itinerary begins with another hour says so beside its start', async () => {
  const { accessToken: token } = await sessionOf(ADMIN)
  const { id } = await send<{ id: number }>(
    '/api/admin/bookings',
    {
      source: 'mail',
      tourId: TOUR,
      day: '2027-06-21',
      party: { adults: 2, children: 0 },
      lang: 'kr',
      pickup: { kind: 'calgary' },
      name: `Early ${Date.now()}`,
      email: `early${Date.now()}@example.com`,
    },
    token,
  )
  const draft = await send<{ number: number }>(`/api/admin/bookings/${id}/quotes`, {}, token)
  const page = await openAdmin(`/admin/bookings/${id}/quotes/${draft.number}-ca`)
  const start = page.getByLabel('Start, Calgary time')
  await start.waitFor()
  expect(await start.inputValue()).toBe('06:00')
  await start.fill('08:00')
  await page
    .getByText('The itinerary begins with 오전 6시, but the trip starts at 08:00.')
    .waitFor()
  await expectAccessible(page)
  await show(page, 'hours-quote-ca-1440')
  await page.setViewportSize(PHONE)
  await show(page, 'hours-quote-ca-390')
  await start.fill('06:00')
  await expect.poll(() => warning(page).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})
