import { eq } from 'drizzle-orm'
import type { BookingEvent } from '../../../worker/contracts/bookings/booking-events'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/dates/durations'
import { bookingReminders, quotes, type BookingRow } from '../../../worker/db/schema/bookings'
import { refunds } from '../../../worker/db/schema/payments'
import { trips } from '../../../worker/db/schema/trips'
import { aBooking, anOpenDay, bookingRow, changeBooking } from '../../support/booking-builders'
import { aTour, db } from '../../support/builders'
import { atDesk, sendQuote } from '../../support/changed-bookings'
import {
  aHeldBooking,
  aPaidBooking,
  aQuotedBooking,
  PRICES,
  runDeadlines,
} from '../../support/held-bookings'
import {
  aFullDeparture,
  join,
  leaveTaken,
  offered as offeredPlace,
} from '../../support/waiting-guests'
import { atMoment } from '../../support/moved-clock'

/** Everything that an event of the desk may need. */
const DATA = { reason: 'Snow on the pass', hours: 5, via: 'phone', withoutDeposit: true }

/** An admin causes an event, with all the data that any event may need. */
export function cause({ id, version }: BookingRow, event: BookingEvent): Promise<Response> {
  return atDesk(`bookings/${id}/events`, { event, version, data: DATA })
}

async function after(booking: BookingRow, event: BookingEvent): Promise<BookingRow> {
  const answer = await cause(booking, event)
  if (answer.status !== 200) throw new Error(await answer.text())
  return bookingRow(booking.pid)
}

async function offered(
  booking: BookingRow,
  change: object = { startDay: anOpenDay() },
): Promise<BookingRow> {
  await sendQuote(booking.id, change)
  return bookingRow(booking.pid)
}

/** Its trip starts and ends this long from now, in ms. */
async function travelling(booking: BookingRow, starts: number, ends: number): Promise<BookingRow> {
  const now = Date.now()
  await db
    .update(trips)
    .set({ startsAt: now + starts, endsAt: now + ends })
    .where(eq(trips.id, booking.tripId ?? 0))
  await changeBooking(booking.id, { endsAt: now + ends })
  return bookingRow(booking.pid)
}

const travelled = (booking: BookingRow) => travelling(booking, -DAY_MS, -HOUR_MS)

/** Its time has passed, and no job has run since. */
async function overdue(booking: BookingRow): Promise<BookingRow> {
  await changeBooking(booking.id, { payBy: Date.now() - DAY_MS, lapseAt: Date.now() - 1 })
  return bookingRow(booking.pid)
}

async function owing({ id, pid }: BookingRow, isReminded: boolean): Promise<BookingRow> {
  const balanceBy = Date.now() - HOUR_MS
  await changeBooking(id, { balanceBy, nextDueAt: balanceBy })
  const reminder = { bookingId: id, kind: 'balance.due', dueKey: String(balanceBy), sentAt: 1 }
  if (isReminded) await db.insert(bookingReminders).values(reminder)
  return bookingRow(pid)
}

async function refunded({ id, pid }: BookingRow): Promise<BookingRow> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.bookingId, id))
  await db.update(refunds).set({ sendAfter: 1 }).where(eq(refunds.bookingId, id))
  const path = `bookings/${id}/refunds/${refund?.id}`
  const patch = (body: object) => atDesk(path, body, { method: 'PATCH' })
  if (refund?.status === 'proposed') await patch({ status: 'approved', version: 1 })
  const sent = await patch({ status: 'sent', version: 2, day: '2026-01-07' })
  if (sent.status !== 200) throw new Error(await sent.text())
  return bookingRow(pid)
}

/** Each status, reached over the API, with the variants that matter. */
export const BOOKING_STATES: Record<string, () => Promise<BookingRow>> = {
  requested: async () => aBooking({ tourId: await aTour(PRICES) }),
  'on a waiting list': async () => {
    const line = await aFullDeparture()
    const waiting = await join(line)
    await leaveTaken(line.tripId, 3)
    return waiting
  },
  'offered a place': async () => offeredPlace(await aFullDeparture()),
  'offered a place that was not taken': async () => {
    const place = await offeredPlace(await aFullDeparture())
    await runDeadlines(place.nextDueAt ?? 0)
    return bookingRow(place.pid)
  },
  quoted: () => aQuotedBooking(),
  'quoted, and its time has passed': async () => {
    const quoted = await aQuotedBooking()
    await db.update(quotes).set({ validUntil: Date.now() }).where(eq(quotes.bookingId, quoted.id))
    return quoted
  },
  'expired, of a quote': async () => {
    const quoted = await aQuotedBooking()
    await runDeadlines(quoted.nextDueAt ?? 0)
    return bookingRow(quoted.pid)
  },
  'on hold': () => aHeldBooking(),
  'on hold, and its time has passed': async () => overdue(await aHeldBooking()),
  'on hold with an offered change': async () => offered(await aHeldBooking()),
  'on hold with an offered change, and its time has passed': async () =>
    overdue(await offered(await aHeldBooking())),
  'on hold with a change to tomorrow': async () =>
    offered(await aHeldBooking(), { startDay: addDays(calgaryDay(Date.now()), 1) }),
  'expired, of a hold': async () => {
    const held = await aHeldBooking()
    await runDeadlines(held.lapseAt ?? 0)
    return bookingRow(held.pid)
  },
  'closed, of a request': async () =>
    after(await aBooking({ tourId: await aTour(PRICES) }), 'request.decline'),
  'closed, of a hold': async () => after(await aHeldBooking(), 'hold.release'),
  'closed, of a hold whose start has passed': async () => {
    const closed = await after(await aHeldBooking(), 'hold.release')
    await db.update(quotes).set({ startDay: '2026-01-05' }).where(eq(quotes.bookingId, closed.id))
    return travelled(closed)
  },
  confirmed: () => aPaidBooking(),
  'confirmed with an offered change': async () => offered(await aPaidBooking()),
  'confirmed, and its balance is overdue': async () => owing(await aPaidBooking(), false),
  'confirmed, overdue and reminded of it': async () => owing(await aPaidBooking(), true),
  'confirmed, on its way': async () => travelling(await aPaidBooking(), -HOUR_MS, DAY_MS),
  'confirmed, after the trip': async () => travelled(await aPaidBooking()),
  'cancelled by the guest': async () => after(await aPaidBooking(), 'cancel.guest'),
  'cancelled by the guest, over a day ago': () =>
    atMoment(Date.now() - DAY_MS - 1, async () => after(await aPaidBooking(), 'cancel.guest')),
  'cancelled by the guest, and the refund is sent': async () =>
    refunded(await after(await aPaidBooking(), 'cancel.guest')),
  'cancelled by the company': async () => after(await aPaidBooking(), 'cancel.company'),
  'cancelled by the company while it was held': async () =>
    after(await aHeldBooking(), 'cancel.company'),
  'cancelled by the company, and the refund is sent': async () =>
    refunded(await after(await aPaidBooking(), 'cancel.company')),
  completed: async () => after(await travelled(await aPaidBooking()), 'trip.complete'),
  'completed, over a week ago': async () =>
    travelling(
      await after(await travelled(await aPaidBooking()), 'trip.complete'),
      -9 * DAY_MS,
      -8 * DAY_MS,
    ),
  'missed by its guest': async () => after(await travelled(await aPaidBooking()), 'trip.no_show'),
}
