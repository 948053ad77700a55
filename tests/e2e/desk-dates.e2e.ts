import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import type { Desk } from '../../worker/contracts/admin/desk-counts'
import type { DeskBooking } from '../../worker/contracts/bookings/desk-booking'
import { openAdmin, type AdminLang } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { confirmTrip, sendRequest } from './support/bookings'
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  openPage,
  overflowOf,
  PHONE,
  takeFullPicture,
} from './support/browser'
import { FAILED_CALL } from './support/faults'

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

/** Buttons that cancel a trip on a line of their own. */
const cancelsBelowTheirTrip = (page: Page) =>
  page.locator('#main li li > button').evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const row = button.parentElement!.getBoundingClientRect()
        return button.getBoundingClientRect().top - row.top > 20
      }).length,
  )

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
    if (size === DESKTOP) expect(await cancelsBelowTheirTrip(page)).toBe(0)
    await expectAccessible(page)
    await takeFullPicture(page, `dates-${lang}-${size.width}-${theme}`)
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
  await form.getByRole('button', { name: 'Close these days' }).click()
  await form.getByText('Choose the first day.').waitFor()
  await form.getByLabel('First day').fill(far)
  await form.getByLabel('Note for staff').fill('Road work')
  await page.keyboard.press('Enter')
  await day.getByText('All tours · Road work').waitFor()
  await takeFullPicture(page, 'dates-closed')
  await page.getByRole('button', { name: /^Open Sat, May 10, 2031 again/ }).click()
  await day.getByText('All tours · Road work').waitFor({ state: 'hidden' })
  expectNoProblems(page)
})

it('the day of a trip names guests, hour, pickup and crew, fits paper, and a sick guide gives the trip away', async () => {
  const { accessToken: token } = await sessionOf(ADMIN)
  const guide = (name: string, rank: number) =>
    send<{ id: number }>(
      '/api/admin/resources',
      { kind: 'guide', name, langs: ['kr', 'ca'], rank },
      token,
    )
  await guide('Robin Sheet', 0)
  await guide('Lee Sheet', 1)
  const { id } = await confirmTrip('kr')
  const { trip } = await send<DeskBooking>(`/api/admin/bookings/${id}`, undefined, token)
  const day = trip?.startDay ?? ''

  const page = await openAdmin(`/admin/dates-ca?month=${day.slice(0, 7)}`)
  const row = page.locator('#main ol > li').filter({ has: page.locator(`time[datetime="${day}"]`) })
  for (const text of ['Sky Larch', '2 adults', '한국어', 'Pickup: Calgary', 'Guide: Robin Sheet'])
    await row.getByText(text).first().waitFor()
  await takeFullPicture(page, 'dates-trip')
  await row.locator(`a:has(time[datetime="${day}"])`).click()
  await page.getByRole('heading', { level: 1, name: 'Day sheet' }).waitFor()
  await page.getByText('Sky Larch').first().waitFor()
  await expectAccessible(page)
  for (const { lang, size, theme } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    await page.goto(`/admin/dates/${day}-${lang}`)
    await page.getByText('Sky Larch').first().waitFor()
    expect(await overflowOf(page), `${lang} ${size.width} px`).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await takeFullPicture(page, `sheet-${lang}-${size.width}-${theme}`)
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await takeFullPicture(page, 'sheet-print')
  await page.emulateMedia({ media: null })
  await page.setViewportSize(DESKTOP)

  await page.goto('/admin/resources-ca')
  await page.getByRole('button', { name: 'Add an absence of Robin Sheet' }).click()
  const absence = page.getByRole('dialog')
  await absence.getByLabel('First day').fill(day)
  await absence.getByRole('button', { name: 'Save' }).click()
  await absence.getByRole('link').first().waitFor()
  await takeFullPicture(page, 'absence-busy')
  await absence.getByRole('button', { name: 'Give it to Lee Sheet' }).click()
  await absence.getByText('Lee Sheet has it now.').waitFor()
  await absence.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^away /).waitFor()
  await page.goto(`/admin/dates/${day}-ca`)
  await page.getByText('Guide: Lee Sheet').waitFor()
  await page.getByRole('link', { name: 'Sky Larch' }).first().click()
  await page.waitForURL(new RegExp(`/admin/bookings/${id}`))
  expectNoProblems(page, FAILED_CALL)
})

it('a month by guide: a drag gives a trip to another guide, a press does the same, and a refusal says what is in the way', async () => {
  const { accessToken: token } = await sessionOf(ADMIN)
  const guide = (name: string) =>
    send<{ id: number }>(
      '/api/admin/resources',
      { kind: 'guide', name, langs: ['kr', 'ca', 'cn'], rank: 0 },
      token,
    )
  const ash = await guide('Ash Grid')
  await guide('Birch Grid')
  const trips = [await confirmTrip('kr'), await confirmTrip('cn')]
  // Each confirmation logs in, and the oldest login of an account ends.
  const { accessToken: fresh } = await sessionOf(ADMIN)
  const [one, two] = await Promise.all(
    trips.map(({ id }) => send<DeskBooking>(`/api/admin/bookings/${id}`, undefined, fresh)),
  )
  const day = one?.trip?.startDay ?? ''
  // Guides of other tests may have been free before these.
  await send('/api/admin/assignments', { resourceId: ash.id, tripId: one?.trip?.id }, fresh)
  const page = await openAdmin(`/admin/dates-ca?month=${day.slice(0, 7)}`)
  await page.getByRole('link', { name: 'By guide' }).click()
  const rowOf = (name: string) => page.getByRole('group', { name, exact: true })
  const barIn = (name: string, tripDay = day) =>
    rowOf(name).getByRole('button', { name: new RegExp(String(Number(tripDay.slice(8)))) })
  await rowOf('Ash Grid').waitFor()
  for (const { lang, size, theme } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    await page.goto(`/admin/dates-${lang}?month=${day.slice(0, 7)}&view=grid`)
    await rowOf('Ash Grid').waitFor()
    expect(await overflowOf(page), `${lang} ${size.width} px`).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await takeFullPicture(page, `grid-${lang}-${size.width}-${theme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP)
  await page.goto(`/admin/dates-ca?month=${day.slice(0, 7)}&view=grid`)
  await page
    .getByRole('button', { name: /change guide and vehicle$/ })
    .first()
    .waitFor()
  const [from, to] = ['Ash Grid', 'Birch Grid']

  const bar = barIn(from).first()
  await bar.scrollIntoViewIfNeeded()
  const [start, end] = [await bar.boundingBox(), await rowOf(to).boundingBox()]
  if (!start || !end) throw new Error('The grid is not shown')
  const x = start.x + start.width / 2
  await page.mouse.move(x, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, start.y + start.height / 2 + 12, { steps: 4 })
  await page.mouse.move(x, end.y + end.height / 2, { steps: 8 })
  await takeFullPicture(page, 'grid-drag')
  await page.mouse.up()
  if (two?.trip?.startDay === day) {
    // The other guide has the second trip of that day.
    const refusal = page.getByRole('dialog')
    await refusal.getByRole('link').first().waitFor()
    await takeFullPicture(page, 'grid-refused')
    await page.keyboard.press('Escape')
  } else await barIn(to).waitFor()

  const held = barIn(from).or(barIn(to)).first()
  await held.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Sky Larch' }).first().waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Guide').selectOption('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await barIn('No guide').first().waitFor()
  expectNoProblems(page, FAILED_CALL)
})

it('visitors see the seats of each departure, and call where it is too late', async () => {
  const page = await openPage({ viewport: PHONE, locale: 'en-CA' })
  await page.goto('/tour/x-1-ca')
  await page.locator('main h1').first().waitFor()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const title = page.getByRole('heading', { name: 'Departures you can join', exact: true })
  if (await title.count()) await title.first().scrollIntoViewIfNeeded()
  await takeFullPicture(page, 'departures-phone')
  expectNoProblems(page)
})

it('the desk opens with the trips of today and tomorrow, and its numbers lead to exactly their rows', async () => {
  const token = (await sessionOf(ADMIN)).accessToken
  const tomorrow = addDays(calgaryDay(Date.now()), 1)
  const call = {
    source: 'phone',
    tourId: 1,
    day: tomorrow,
    party: { adults: 2, children: 0 },
    lang: 'kr',
    pickup: { kind: 'calgary' },
    name: 'Dawn Larch',
    status: 'confirmed',
    reason: 'Pays in cash on the day',
  }
  await send('/api/admin/bookings', call, token)
  await sendRequest('cn')
  const page = await openAdmin()
  const { bookings } = await send<Desk>('/api/admin/desk', undefined, token)
  expect(bookings.new).toBeGreaterThan(0)
  const day = page.getByRole('region', { name: /^Tomorrow · / })
  await day.getByText('Dawn Larch').first().waitFor()
  await expectAccessible(page)
  for (const { lang, size, theme } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    await page.goto(`/admin-${lang}`)
    await page.locator(`#day-${tomorrow}`).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await overflowOf(page), `${lang} ${size.width} px`).toBeLessThanOrEqual(0)
    await takeFullPicture(page, `desk-${lang}-${size.width}-${theme}`)
  }
  await page.goto('/admin-ca')
  await page.getByRole('link', { name: `${bookings.new} New requests` }).click()
  await page.waitForURL(/bookings.*column=new/)
  await expect.poll(() => page.locator('#main tbody tr').count()).toBe(bookings.new)
  expectNoProblems(page)
})
