import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { TourCalendar } from '../../worker/contracts/bookings/tour-calendar'
import { openAdmin, tabTo } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import {
  expectAccessible,
  expectNoProblems,
  overflowOf,
  PHONE,
  takeFullPicture,
} from './support/browser'
import { mailsTo, newestMailTo } from './support/outbox'
import { changeStore } from './support/store'

const HOUR_MS = 60 * 60 * 1000
const LOOKS = [
  ['ca', 1440, 'light'],
  ['ca', 390, 'dark'],
  ['kr', 390, 'light'],
  ['cn', 1440, 'dark'],
] as const
/** The browser logs responses that fail on purpose. */
const REFUSED = /Failed to load resource/
let sequence = 0

/** A booking whose guest has waited for some hours. */
async function aBooking({ lang = 'kr', waits = 1 } = {}) {
  sequence += 1
  const { accessToken: token } = await sessionOf(ADMIN)
  const name = `Minji Kim ${sequence}x${Date.now()}`
  const email = `guest${sequence}x${Date.now()}@example.com`
  const wanted = {
    source: 'phone',
    tourId: 1,
    day: '2027-07-01',
    party: { adults: 2, children: 1 },
    lang,
    pickup: { kind: 'hotel', text: 'Fox Hotel' },
    name,
    email,
    notes: '7월 초에 낙엽송을 볼 수 있나요?',
  }
  const { id, pid } = await send<{ id: number; pid: string }>('/api/admin/bookings', wanted, token)
  const since = Date.now() - waits * HOUR_MS
  changeStore('UPDATE bookings SET awaits_since = ? WHERE id = ?', since, id)
  return { id, pid, name, email, token }
}

/** A request as the site sends it, whose guest has waited for some hours. */
async function aRequest(waits: number) {
  sequence += 1
  const month = '2027-01'
  const { termsVersion, days } = await send<TourCalendar>(`/api/forum/1/calendar?month=${month}`)
  const open = days.find(({ state }) => state === 'open')
  const { a, b, token } = await send<{ a: number; b: number; token: string }>('/api/challenge')
  const name = `Minji Kim ${sequence}x${Date.now()}`
  const email = `guest${sequence}x${Date.now()}@example.com`
  const { pid } = await send<{ pid: string }>('/api/bookings', {
    tourId: 1,
    day: open?.day,
    party: { adults: 2, children: 0 },
    lang: 'kr',
    pickup: { kind: 'calgary' },
    notes: '7월 초에 낙엽송을 볼 수 있나요?',
    name,
    email,
    termsVersion,
    challenge: token,
    answer: a + b,
  })
  // Of both lists.
  changeStore(
    'UPDATE inbox_threads SET waiting_since = ? WHERE source_id = (SELECT id FROM bookings WHERE pid = ?)',
    Date.now() - waits * HOUR_MS,
    pid,
  )
  return { pid, name, email }
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
it('a guest who has waited for over a day is counted, marked and answered with the keyboard alone', async () => {
  const [late, today] = [await aRequest(25), await aBooking({ waits: 2 })]
  const page = await openAdmin('/admin-ca')
  await page.getByRole('link', { name: /Requests unanswered for over 24 h/ }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.getByRole('heading', { name: 'Bookings', level: 1 }).waitFor()
  await rowOf(page, today.name).waitFor()
  await rowOf(page, late.name).getByText('Waiting for 25 hours').waitFor()
  const tab = page.getByRole('button', { name: /^Unanswered over 24 h · \d+$/ })
  await tabTo(page, tab)
  await page.keyboard.press('Enter')
  await expect.poll(() => rowOf(page, today.name).count()).toBe(0)
  await tabTo(page, page.getByRole('link', { name: late.name }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: new RegExp(late.name) }).waitFor()
  const text = page.getByLabel('Your answer')
  await tabTo(page, text)
  await page.keyboard.type('7월 초에는 아직 초록색입니다.')
  await page.keyboard.press('Control+Enter')
  await page.getByText(`Answer sent to ${late.email}`).waitFor()
  await expect.poll(() => text.inputValue()).toBe('')
  const mail = await newestMailTo(late.email, new RegExp(late.pid))
  expect(mail.text).toContain('7월 초에는 아직 초록색입니다.')
  expect(mail.text).toMatch(new RegExp(`/trip/${late.pid}#k=`))
  await page.goto('/admin/bookings-ca?column=late')
  await page.getByRole('heading', { name: 'Bookings', level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await rowOf(page, late.name).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it('the next booking of a list is one press away, and the way back leads to its row', async () => {
  await aBooking()
  await aBooking()
  const page = await openAdmin('/admin/bookings-ca?q=Minji')
  const guests = page.locator('#main [data-row] [data-open]')
  await guests.first().click()
  const steps = page.getByRole('navigation', { name: 'Bookings', exact: true })
  const next = steps.getByRole('link', { name: /^Next in the list: / })
  const name = (await next.getAttribute('aria-label'))?.split(': ')[1] ?? ''
  await next.click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await steps.getByRole('link', { name: 'Bookings', exact: true }).click()
  await guests.first().waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('Minji')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name)
  expectNoProblems(page)
  await page.context().close()
})

it('a request is declined on a phone with a reason in the guest’s language', async () => {
  const { id, name, email } = await aBooking({ lang: 'cn' })
  const page = await openAdmin(`/admin/bookings/${id}-ca`)
  await page.setViewportSize(PHONE)
  await page.getByRole('heading', { name: new RegExp(name) }).waitFor()
  await page.getByRole('button', { name: 'Decline request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect
    .poll(() =>
      dialog.getByLabel('Reason for the guest').evaluate((box) => box === document.activeElement),
    )
    .toBe(true)
  await dialog.getByLabel('Begin with').selectOption({ label: 'Fully booked' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Request declined').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Decline request' }).count()).toBe(0)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('已经订满')
  expectNoProblems(page)
  await page.context().close()
})

it('the second of two admins sees what changed, keeps the reason and can still decline', async () => {
  const { id, name, token } = await aBooking()
  const page = await openAdmin(`/admin/bookings/${id}-ca`)
  await page.getByRole('heading', { name: new RegExp(name) }).waitFor()
  await page.getByRole('button', { name: 'Decline request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' })
  await dialog.getByLabel('Reason for the guest').fill('No guide in July')
  await send(`/api/admin/bookings/${id}/events`, { event: 'link.renew', version: 1 }, token)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByText('This booking has changed since you opened it:').waitFor()
  await dialog.getByText('Link renewed; the old one has ended').waitFor()
  expect(await dialog.getByLabel('Reason for the guest').inputValue()).toBe('No guide in July')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('No guide in July').waitFor()
  expectNoProblems(page, REFUSED)
  await page.context().close()
})

it('a call is written down as a booking, with the first fault in focus', async () => {
  const page = await openAdmin('/admin/bookings/new-ca')
  const name = `Caller ${Date.now()}`
  await page.getByRole('heading', { name: 'New booking' }).waitFor()
  await page.getByRole('button', { name: 'Save booking' }).click()
  const field = page.getByLabel('Name')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByText('Enter the guest’s name.').waitFor()
  await field.fill(name)
  await page.getByLabel('Adults').selectOption('3')
  await page.getByRole('button', { name: 'Save booking' }).click()
  await page.getByRole('heading', { name: new RegExp(name) }).waitFor()
  await page.getByText('3 adults').waitFor()
  await page.getByText('Booking entered by an admin').waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('a call that was not saved is offered again, and no more once it is a booking', async () => {
  const page = await openAdmin('/admin/bookings/new-ca')
  const name = `Caller ${Date.now()}`
  const field = page.getByLabel('Name')
  await field.fill(name)
  await page.keyboard.press('Tab')
  await page.getByRole('main').getByRole('link', { name: 'Bookings' }).click()
  await page.getByRole('link', { name: 'New booking' }).click()
  await page.getByText(/There is unsaved work from/).waitFor()
  expect(await field.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => field.inputValue()).toBe(name)
  await page.getByRole('button', { name: 'Save booking' }).click()
  await page.getByRole('heading', { name: new RegExp(name) }).waitFor()
  await page.goto('/admin/bookings/new-ca')
  await field.waitFor()
  expect(await page.getByText(/There is unsaved work from/).count()).toBe(0)
  expectNoProblems(page)
  await page.context().close()
})

it.each(['bookings', 'inbox'])('the search of %s shows all of what it says', async (list) => {
  const page = await openAdmin(`/admin/${list}-ca`)
  const search = page.getByRole('searchbox')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await search.waitFor()
    expect(await search.evaluate(placeholderOverrun)).toBeLessThanOrEqual(0)
  }
  expectNoProblems(page)
  await page.context().close()
})

/** CSS pixels by which the placeholder is wider than its field. */
function placeholderOverrun(field: Element): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.font = font
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  return context.measureText((field as HTMLInputElement).placeholder).width - room
}

/** A tour of the demo with a departure. */
async function aDeparture(token: string) {
  for (let tourId = 1; tourId < 20; tourId += 1) {
    const found = await send<{ startDay: string; seatsLeft: number }[]>(
      `/api/admin/departures?tourId=${tourId}`,
      undefined,
      token,
    )
    const free = found.find(({ seatsLeft }) => seatsLeft > 0)
    if (free) return { tourId, ...free }
  }
  throw new Error('The demo has no departure with a seat')
}

it('a booking by hand joins a departure of its tour, whose seats left are shown', async () => {
  const { accessToken: token } = await sessionOf(ADMIN)
  const { tourId, startDay, seatsLeft } = await aDeparture(token)
  const page = await openAdmin('/admin/bookings/new-ca')
  const name = `Joiner ${Date.now()}`
  await page.getByLabel('Tour').selectOption(String(tourId))
  const departure = page.getByLabel('Departure')
  await departure.locator('option').nth(1).waitFor({ state: 'attached' })
  const option = departure.locator('option', { hasText: `seats left: ${seatsLeft}` }).first()
  await departure.selectOption({ label: (await option.textContent()) ?? '' })
  const day = page.getByLabel('Date', { exact: true })
  expect(await day.inputValue()).toBe(startDay)
  expect(await day.getAttribute('readonly')).not.toBeNull()
  await page.getByLabel('Adults').selectOption('1')
  await page.getByLabel('Name').fill(name)
  await expectAccessible(page)
  await takeFullPicture(page, 'new-departure')
  await page.getByRole('button', { name: 'Save booking' }).click()
  await page.getByRole('heading', { name: new RegExp(name) }).waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it.each(['list', 'page', 'form'])(
  'the %s of bookings has no barrier and fits each width in every language',
  async (screen) => {
    const { id, name } = await aBooking({ waits: 30 })
    const path = { list: '', page: `/${id}`, form: '/new' }[screen] ?? ''
    const page = await openAdmin('/admin/bookings-ca')
    for (const [lang, width, colorScheme] of LOOKS) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/admin/bookings${path}-${lang}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (screen !== 'form') await page.getByText(name).first().waitFor()
      await page.waitForLoadState('networkidle')
      await takeFullPicture(page, `${screen}-${lang}-${width}-${colorScheme}`)
      expect(await overflowOf(page), `${lang} ${width} px`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
    expectNoProblems(page)
    await page.context().close()
  },
)
