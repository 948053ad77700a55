import { expect, it } from 'vitest'
import type { ManualBooking } from '../../worker/contracts/bookings/manual-booking'
import type { Resource } from '../../worker/contracts/bookings/resources'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { textIn } from '../support/texts'
import { openAdmin } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import {
  DESKTOP,
  expectAccessible,
  openPage,
  overflowOf,
  PHONE,
  takeFullPicture,
} from './support/browser'
import { changeStore, readStore } from './support/store'

const TRIPS = 6
const LANGS_OF_TRIPS = ['kr', 'ca', 'cn', 'kr', 'ca', 'cn'] as const
const GUESTS = ['Ara Kim', 'Bea Moss', 'Chen Yu', 'Dal Han', 'Eve Rowe', 'Fang Li']
const LOOKS = [
  { lang: 'kr', size: PHONE },
  { lang: 'kr', size: DESKTOP },
  { lang: 'ca', size: PHONE },
  { lang: 'ca', size: DESKTOP },
] as const

/** Six parties, each with a trip of its own on the day, as they were booked by phone; the first has a small child. */
async function aFullDay(day: string, token: string): Promise<number[]> {
  changeStore(
    `INSERT INTO trip_days (day, taken, cap) VALUES (?, 0, ?)
     ON CONFLICT (day) DO UPDATE SET cap = taken + excluded.cap`,
    day,
    TRIPS,
  )
  const ids: number[] = []
  for (const [index, name] of GUESTS.entries()) {
    const call: Partial<Record<keyof ManualBooking, unknown>> = {
      source: 'phone',
      tourId: 1,
      day,
      party: { adults: 1, children: 1 },
      lang: LANGS_OF_TRIPS[index],
      pickup: { kind: 'calgary' },
      name,
      status: 'confirmed',
      reason: 'Pays in cash on the day',
    }
    // oxlint-disable-next-line no-await-in-loop -- each takes the guides that the ones before have left
    const { id } = await send<{ id: number }>('/api/admin/bookings', call, token)
    ids.push(id)
  }
  changeStore(
    `INSERT INTO travellers (booking_id, name, age, seat) VALUES (?, 'Ara Kim', NULL, 'belt'), (?, 'Bom Kim', 3, 'child')`,
    ids[0] ?? 0,
    ids[0] ?? 0,
  )
  return ids
}

async function aCrew(token: string): Promise<void> {
  for (let guide = 1; guide <= TRIPS; guide += 1) {
    const fields = { kind: 'guide', name: `Guide ${guide}`, langs: ['kr', 'ca', 'cn'], rank: 0 }
    // oxlint-disable-next-line no-await-in-loop -- in the order of their names
    await send('/api/admin/resources', fields, token)
  }
}

/** The guide of a booking's trip, which began an hour ago. */
async function guideOf(bookingId: number, token: string): Promise<Resource> {
  const [row] = readStore<{ guide: number; trip: number }>(
    `SELECT resources.id AS guide, assignments.trip_id AS trip FROM assignments
     JOIN resources ON resources.id = assignments.resource_id AND kind = 'guide'
     WHERE assignments.trip_id = (SELECT trip_id FROM bookings WHERE id = ?)`,
    bookingId,
  )
  if (!row) throw new Error(`Booking ${bookingId} has no guide`)
  changeStore('UPDATE trips SET starts_at = ? WHERE id = ?', Date.now() - 3_600_000, row.trip)
  const { resources } = await send<{ resources: Resource[] }>(
    '/api/admin/resources',
    undefined,
    token,
  )
  const guide = resources.find(({ id }) => id === row.guide)
  if (!guide) throw new Error(`Guide ${row.guide} is not listed`)
  return guide
}

it('a day with six trips goes from the planner to a guide’s phone without a signal, and back', async () => {
  const { accessToken: token } = await sessionOf(ADMIN)
  const day = addDays(calgaryDay(Date.now()), 1)
  await aCrew(token)
  const [first = 0] = await aFullDay(day, token)

  // The planner: each trip in a row of its own, and the child's seat on its trip.
  const desk = await openAdmin(`/admin/dates-ca?month=${day.slice(0, 7)}&view=grid`)
  for (const { lang, size } of LOOKS) {
    await desk.setViewportSize(size)
    await desk.goto(`/admin/dates-${lang}?month=${day.slice(0, 7)}&view=grid`)
    const childSeat = textIn(lang, 'desk-bookings:dates.travellers.seats.child')
    await desk
      .getByRole('button', { name: new RegExp(`${childSeat} × 1`) })
      .first()
      .scrollIntoViewIfNeeded()
    expect(await overflowOf(desk)).toBeLessThanOrEqual(0)
    await expectAccessible(desk)
    await takeFullPicture(desk, `day-grid-${lang}-${size.width}`)
    await desk.goto(`/admin/dates/${day}-${lang}`)
    for (const guest of GUESTS) await desk.getByText(guest).first().waitFor()
    expect(await overflowOf(desk)).toBeLessThanOrEqual(0)
    await expectAccessible(desk)
    await takeFullPicture(desk, `day-sheet-${lang}-${size.width}`)
  }

  // The guide's phone: the day is there without a signal, and so are the presses.
  const guide = await guideOf(first, (await sessionOf(ADMIN)).accessToken)
  const phone = await openPage({ viewport: PHONE, hasTouch: true })
  await phone.goto(guide.page)
  await phone.getByText('Ara').first().waitFor()
  await phone.waitForFunction(async () => {
    const cache = await caches.open('crew')
    return (await cache.keys()).length === 3 && navigator.serviceWorker.controller !== null
  })
  await phone.context().setOffline(true)
  await phone.reload()
  await phone.getByText('Ara').first().waitFor()
  await phone.locator(`#pickedUp-${first}`).tap()
  await phone.locator(`#pickedUp-${first}[aria-pressed=true]`).waitFor()
  await takeFullPicture(phone, 'day-phone-offline')

  // Back in reach, the desk has the report.
  await phone.context().setOffline(false)
  await expect
    .poll(() => readStore('SELECT id FROM crew_marks WHERE booking_id = ?', first).length, {
      timeout: 20_000,
    })
    .toBe(1)
  const reported = textIn('ca', 'desk-bookings:dates.pickedUp').replace('{{time}}', '').trim()
  await desk.goto(`/admin/dates/${day}-ca`)
  await desk.getByText(new RegExp(`^${reported}`)).waitFor()
  await takeFullPicture(desk, 'day-sheet-back')
  await desk.context().close()
  await phone.context().close()
}, 240_000)
