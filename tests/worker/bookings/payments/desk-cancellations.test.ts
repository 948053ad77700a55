import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { sessions } from '../../../../worker/db/schema/accounts'
import {
  bookingEvents,
  bookingReminders,
  seats,
  type BookingRow,
} from '../../../../worker/db/schema/bookings'
import { send } from '../../../support/accounts'
import { aBooking, bookingRow, changeBooking } from '../../../support/booking-builders'
import { anAdmin, db } from '../../../support/builders'
import { aSender } from '../../../support/contact'
import { mailsTo } from '../../../support/mails'
import { codeOf, errorOf } from '../../../support/request'

const admin = await anAdmin()
const HOUR_MS = 60 * 60 * 1000
const today = calgaryDay(Date.now())
const api = (path: string, body?: object, how: { method?: string; token?: string } = {}) =>
  send(`/api/admin/bookings/${path}`, body, { token: admin.token, ...how })
const refundsOf = async ({ id }: BookingRow) =>
  (await (await api(`${id}/money`)).json<DeskMoney>()).refunds

/** A confirmed trip of C$1,050 that is paid, six days ahead for the policy. */
async function aPaidTrip(paid = 105_000): Promise<BookingRow> {
  const booking = await aBooking({ status: 'confirmed', email: aSender() })
  await changeBooking(booking.id, { total: 105_000, policyDay: addDays(today, 6) })
  await api(`${booking.id}/payments`, { amount: paid, method: 'cash', day: today, reason: '' })
  return bookingRow(booking.pid)
}

async function cause(
  booking: BookingRow,
  event: string,
  data: object = {},
  how: { token?: string } = {},
) {
  const { version } = await bookingRow(booking.pid)
  return api(`${booking.id}/events`, { event, version, data }, how)
}

describe('the company cancels', () => {
  it('with everything back, approved at once and sent after three days, and a mail with the reason', async () => {
    const booking = await aPaidTrip()
    const response = await cause(booking, 'cancel.company', { reason: 'Snow on the pass' })
    expect(response.status).toBe(200)
    const [refund] = await refundsOf(booking)
    expect(refund).toMatchObject({ status: 'approved', amount: { amount: 105_000 } })
    expect(refund?.sendAfter).toBeGreaterThan(Date.now() + 71 * HOUR_MS)
    const early = await api(
      `${booking.id}/refunds/${refund?.id}`,
      { status: 'sent', version: 2, day: today },
      { method: 'PATCH' },
    )
    expect(await errorOf(early)).toBe('NotPossibleNow')
    const row = await bookingRow(booking.pid)
    expect([row.status, row.cancelKind, row.refundOpen]).toEqual(['cancelled', 'company', 105_000])
    expect(await db.select().from(seats).where(eq(seats.bookingId, booking.id))).toEqual([])
    const sent = await mailsTo(booking.email ?? '')
    expect(sent.find(({ template }) => template === 'bookingCancelled')?.textBody).toContain(
      '> Snow on the pass',
    )
  })

  it('with at most a thousand characters, of any kind, in own words and more words together', async () => {
    const booking = await aPaidTrip()
    const [half, whole] = ['"'.repeat(499), '"'.repeat(1000)]
    const tooLong = await cause(booking, 'cancel.company', { reason: whole, text: half })
    expect(await codeOf(tooLong)).toEqual([422, 'TextTooLong'])
    const fits = await cause(booking, 'cancel.company', { reason: half, text: half })
    expect(fits.status).toBe(200)
  })

  it('only with a reason and a recent login', async () => {
    const booking = await aPaidTrip()
    expect(await errorOf(await cause(booking, 'cancel.company'))).toBe('WriteContent')
    const other = await anAdmin()
    await db
      .update(sessions)
      .set({ createdAt: Date.now() - 13 * HOUR_MS })
      .where(eq(sessions.id, other.sessionId))
    const data = { reason: 'Snow' }
    expect(await errorOf(await cause(booking, 'cancel.company', data, other))).toBe('ReloginNeeded')
    expect((await bookingRow(booking.pid)).status).toBe('confirmed')
  })
})

describe('an admin cancels for the guest', () => {
  it('by the day on which the wish came', async () => {
    const booking = await aPaidTrip()
    const day = addDays(today, -1)
    expect((await cause(booking, 'cancel.guest', { day })).status).toBe(200)
    expect(await refundsOf(booking)).toMatchObject([
      { status: 'proposed', amount: { amount: 105_000 } },
    ])
  })

  it.each([
    ['to come', addDays(today, 2)],
    ['of a mistyped year, which would give nothing back', '0026-01-05'],
  ])('not by a day %s', async (_what, day) => {
    const booking = await aPaidTrip()
    expect(await errorOf(await cause(booking, 'cancel.guest', { day }))).toBe('Invalid')
  })
})

describe('a trip whose balance is missing', () => {
  it('is cancelled by the policy after its day and a reminder, not before, and not when all is paid', async () => {
    const booking = await aPaidTrip(2000)
    await changeBooking(booking.id, { balanceBy: Date.now() + HOUR_MS })
    expect(await errorOf(await cause(booking, 'cancel.unpaid'))).toBe('NotPossibleNow')
    const balanceBy = Date.now() - HOUR_MS
    await changeBooking(booking.id, { balanceBy })
    expect(await errorOf(await cause(booking, 'cancel.unpaid'))).toBe('NotPossibleNow')
    await db
      .insert(bookingReminders)
      .values({ bookingId: booking.id, kind: 'balance.due', dueKey: String(balanceBy), sentAt: 1 })
    expect((await cause(booking, 'cancel.unpaid')).status).toBe(200)
    expect(await refundsOf(booking)).toMatchObject([{ amount: { amount: 1000 } }])
    const paid = await aPaidTrip()
    await changeBooking(paid.id, { balanceBy: Date.now() - HOUR_MS })
    expect(await errorOf(await cause(paid, 'cancel.unpaid'))).toBe('NotPossibleNow')
  })
})

describe('a cancellation that is undone', () => {
  it('has its seats and days again, and no refund, once the approved one is dropped', async () => {
    const booking = await aPaidTrip()
    await cause(booking, 'cancel.company', { reason: 'Snow' })
    expect(await errorOf(await cause(booking, 'cancel.undo'))).toBe('NotPossibleNow')
    const [approved] = await refundsOf(booking)
    const dropped = { status: 'void', version: 2 }
    await api(`${booking.id}/refunds/${approved?.id}`, dropped, { method: 'PATCH' })
    expect((await cause(booking, 'cancel.undo')).status).toBe(200)
    const row = await bookingRow(booking.pid)
    expect([row.status, row.cancelKind, row.refundOpen, row.nextDueAt]).toEqual([
      'confirmed',
      null,
      0,
      booking.endsAt,
    ])
    expect(await refundsOf(booking)).toMatchObject([{ status: 'void' }, { status: 'void' }])
    expect(await db.select().from(seats).where(eq(seats.bookingId, booking.id))).toMatchObject([
      { tripId: row.tripId, seats: booking.party },
    ])
  })

  it('is too late after a day, and once the refund is sent', async () => {
    const booking = await aPaidTrip()
    await cause(booking, 'cancel.guest')
    const [refund] = await refundsOf(booking)
    const path = `${booking.id}/refunds/${refund?.id}`
    await api(path, { status: 'approved', version: 1 }, { method: 'PATCH' })
    await api(path, { status: 'sent', version: 2, day: today }, { method: 'PATCH' })
    expect(await errorOf(await cause(booking, 'cancel.undo'))).toBe('NotPossibleNow')
    const asked = await aBooking({ status: 'requested' })
    expect(await errorOf(await cause(asked, 'cancel.undo'))).toBe('NotPossibleNow')
  })

  it('happens once of ten at the same time', async () => {
    const booking = await aPaidTrip()
    await cause(booking, 'cancel.guest')
    const { version } = await bookingRow(booking.pid)
    const body = { event: 'cancel.undo', version, data: {} }
    const all = await Promise.all(
      Array.from({ length: 10 }, () => api(`${booking.id}/events`, body)),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const events = await db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, booking.id))
    expect(events.filter(({ event }) => event === 'cancel.undo')).toHaveLength(1)
  })
})
