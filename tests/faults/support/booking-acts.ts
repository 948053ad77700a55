import { eq } from 'drizzle-orm'
import type { CancellationPreview } from '../../../worker/contracts/bookings/cancellation'
import type { DeskMoney } from '../../../worker/contracts/bookings/payments'
import { bookingReminders, type BookingRow } from '../../../worker/db/schema/bookings'
import { tripDays } from '../../../worker/db/schema/trips'
import {
  aBooking,
  anOpenDay,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
} from '../../support/booking-builders'
import { aDeparture, aTour, db } from '../../support/builders'
import {
  accept,
  aPaidBooking,
  acceptance,
  aHeldBooking,
  aQuotedBooking,
  PRICES,
} from '../../support/held-bookings'
import { aKey, asAdmin, asAdminOnce, type Write } from './writes'

/**
 * Additional calls that change bookings, besides `WRITES`: each has its own batches. All except
 * changes of a refund are sent with a request key.
 */
export const BOOKING_ACTS: Record<string, () => Promise<Write>> = {
  'quote: accept the seats of a departure': async () => {
    const [tourId, day] = [await aTour(PRICES), anOpenDay()]
    const tripId = await aDeparture(tourId, { startsOn: day, endsOn: day })
    return accepting(await aQuotedBooking({ tourId }, { tripId }))
  },
  'quote: accept the days of a hold whose time has passed': async () => {
    const day = anOpenDay()
    const quoted = await aQuotedBooking({ day })
    const held = [await aHeldBooking({ day }), await aHeldBooking({ day })]
    for (const { id } of held) await changeBooking(id, { payBy: 1, lapseAt: 1, nextDueAt: 1 })
    return accepting(quoted)
  },
  'quote: ask': async () =>
    answering(await aQuotedBooking(), { act: 'ask', text: 'With a lunch?' }),
  'quote: decline': async () => answering(await aQuotedBooking(), { act: 'decline' }),
  'withdraw: a hold': async () => {
    const booking = await aHeldBooking()
    return byGuest(booking, 'withdraw', { version: booking.version })
  },
  'withdraw: a hold with money in it': async () => {
    const booking = await withMoney(await aHeldBooking(), 500)
    return byGuest(booking, 'withdraw', { version: booking.version })
  },
  'cancel: a hold': async () => cancelling(await aHeldBooking()),
  'cancel: a hold with money in it': async () =>
    cancelling(await withMoney(await aHeldBooking(), 500)),
  'event: hold.extend': async () => causing(await aHeldBooking(), 'hold.extend', { hours: 12 }),
  'event: hold.release': async () =>
    causing(await withMoney(await aHeldBooking(), 500), 'hold.release', { reason: 'Full' }),
  'event: revive': async () => {
    const held = await aHeldBooking()
    await (
      await byGuest(held, 'withdraw', { version: held.version })
    )({})
    return causing(await bookingRow(held.pid), 'revive')
  },
  'event: revive with the last place of a day': async () => {
    const held = await aHeldBooking()
    await (
      await byGuest(held, 'withdraw', { version: held.version })
    )({})
    await db
      .update(tripDays)
      .set({ cap: 1 })
      .where(eq(tripDays.day, held.wishDay ?? ''))
    return causing(await bookingRow(held.pid), 'revive')
  },
  'event: deposit.cover without a deposit': async () =>
    causing(await aHeldBooking(), 'deposit.cover', { reason: 'A friend', withoutDeposit: true }),
  'event: link.renew': async () => causing(await aBooking(), 'link.renew'),
  'event: cancel.guest': async () => causing(await aPaidBooking(), 'cancel.guest'),
  'event: cancel.company': async () =>
    causing(await aPaidBooking(), 'cancel.company', { reason: 'Snow on the road' }),
  'event: cancel.company of a hold': async () =>
    causing(await aHeldBooking(), 'cancel.company', { reason: 'Snow on the road' }),
  'event: cancel.unpaid': async () => {
    const booking = await aPaidBooking()
    await changeBooking(booking.id, { balanceBy: 1 })
    const reminder = { bookingId: booking.id, kind: 'balance.due', dueKey: '1', sentAt: 1 }
    await db.insert(bookingReminders).values(reminder)
    return causing(booking, 'cancel.unpaid')
  },
  'event: cancel.undo': async () => {
    const booking = await aPaidBooking()
    await (
      await causing(booking, 'cancel.guest')
    )({})
    return causing(await bookingRow(booking.pid), 'cancel.undo')
  },
  'payment: a part of the deposit': async () => paying(await aHeldBooking(), 500),
  'payment: the balance': async () => paying(await aPaidBooking(), 5000),
  'payment: the whole price': async () => {
    const held = await aHeldBooking()
    return paying(held, held.total)
  },
  'payment: too late': async () => {
    const held = await aHeldBooking()
    await (
      await byGuest(held, 'withdraw', { version: held.version })
    )({})
    return paying(held, 2000)
  },
  'payment: a reversal': async () => paying(await aPaidBooking(), -500, 'The bank took it back'),
  'proposal: by the terms': async () => {
    const booking = await aPaidBooking()
    await (
      await causing(booking, 'cancel.guest')
    )({})
    return asAdminOnce(`/admin/bookings/${booking.id}/refunds`, { supplierFees: 500, amount: 1500 })
  },
  'refund: approve': async () => {
    const { id } = await aPaidBooking()
    return asAdmin(await aRefund(id), { status: 'approved', version: 1 }, 'PATCH')
  },
  'refund: drop': async () => {
    const { id } = await aPaidBooking()
    return asAdmin(await aRefund(id), { status: 'void', version: 1 }, 'PATCH')
  },
}

function accepting(booking: BookingRow): Write {
  const headers = aKey()
  return (how) => accept(booking, { headers, ...how })
}

function answering(booking: BookingRow, answer: { act: string; text?: string }): Promise<Write> {
  const { number, version } = acceptance(booking)
  return byGuest(booking, 'quote', { ...answer, number, version })
}

async function byGuest(booking: BookingRow, call: string, body: object): Promise<Write> {
  const headers = aKey()
  return (how) => asGuest(`${booking.pid}/${call}`, body, guestOf(booking), { headers, ...how })
}

async function cancelling(booking: BookingRow): Promise<Write> {
  const shown = await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
  const { asOf, refundMin, refundMax } = await shown.json<CancellationPreview>()
  return byGuest(booking, 'cancel', {
    version: booking.version,
    preview: { asOf, refundMin, refundMax },
  })
}

function causing({ id, version }: BookingRow, event: string, data: object = {}): Promise<Write> {
  return asAdminOnce(`/admin/bookings/${id}/events`, { event, version, data })
}

function paying({ id }: BookingRow, amount: number, reason = ''): Promise<Write> {
  const payment = { amount, method: 'etransfer', day: '2026-01-05', reason }
  return asAdminOnce(`/admin/bookings/${id}/payments`, payment)
}

async function withMoney(booking: BookingRow, amount: number): Promise<BookingRow> {
  await (
    await paying(booking, amount)
  )({})
  return bookingRow(booking.pid)
}

/** The address of a new proposal. */
async function aRefund(id: number): Promise<string> {
  const propose = await asAdmin(`/admin/bookings/${id}/refunds`, {
    amount: 1500,
    fee: 500,
    method: 'wire',
  })
  const { refunds } = await (await propose({})).json<DeskMoney>()
  return `/admin/bookings/${id}/refunds/${refunds[0]?.id}`
}
