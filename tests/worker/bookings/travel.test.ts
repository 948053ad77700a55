import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskBooking } from '../../../worker/contracts/bookings/desk-booking'
import type { BookingRow } from '../../../worker/db/schema/bookings'
import { trips } from '../../../worker/db/schema/trips'
import { send } from '../../support/accounts'
import { aBooking, bookingRow } from '../../support/booking-builders'
import { anAdmin, db } from '../../support/builders'
import { aSender } from '../../support/contact'
import { mailsTo } from '../../support/mails'
import { errorOf } from '../../support/request'

const HOUR_MS = 60 * 60 * 1000
const { token } = await anAdmin()

/** A confirmed trip that started and ended this many hours from now. */
async function aTrip(starts: number, ends: number): Promise<BookingRow> {
  const booking = await aBooking({ status: 'confirmed', email: aSender() })
  const times = { startsAt: Date.now() + starts * HOUR_MS, endsAt: Date.now() + ends * HOUR_MS }
  await db
    .update(trips)
    .set(times)
    .where(eq(trips.id, booking.tripId ?? 0))
  return booking
}

async function cause({ id, pid }: BookingRow, event: string, data: object = {}) {
  const { version } = await bookingRow(pid)
  return send(`/api/admin/bookings/${id}/events`, { event, version, data }, { token })
}

const statusOf = async ({ pid }: BookingRow) => (await bookingRow(pid)).status

describe('after a trip', () => {
  it('an admin says that it is completed, not before its end', async () => {
    const travelling = await aTrip(-5, 5)
    expect(await errorOf(await cause(travelling, 'trip.complete'))).toBe('NotPossibleNow')
    const over = await aTrip(-10, -1)
    expect((await cause(over, 'trip.complete')).status).toBe(200)
    expect(await statusOf(over)).toBe('completed')
  })

  it('a guest who was not there gets no refund, and a mail with the reason', async () => {
    const booking = await aTrip(-2, 5)
    expect(await errorOf(await cause(booking, 'trip.no_show'))).toBe('WriteContent')
    const response = await cause(booking, 'trip.no_show', { reason: 'We waited an hour.' })
    expect((await response.json<DeskBooking>()).status).toBe('no_show')
    const mail = (await mailsTo(booking.email ?? '')).find((each) => each.template === 'tripMissed')
    expect(mail?.textBody).toContain('> We waited an hour.')
  })

  it('is not missed before its start, nor a week after its end', async () => {
    const data = { reason: 'Not there' }
    const early = await aTrip(1, 5)
    expect(await errorOf(await cause(early, 'trip.no_show', data))).toBe('NotPossibleNow')
    const late = await aTrip(-24 * 9, -24 * 8)
    expect(await errorOf(await cause(late, 'trip.no_show', data))).toBe('NotPossibleNow')
  })

  it('is corrected both ways within a week', async () => {
    const booking = await aTrip(-30, -20)
    await cause(booking, 'trip.no_show', { reason: 'Not there' })
    expect((await cause(booking, 'trip.correct')).status).toBe(200)
    expect(await statusOf(booking)).toBe('completed')
    expect((await cause(booking, 'trip.correct', { reason: 'Not there' })).status).toBe(200)
    expect(await statusOf(booking)).toBe('no_show')
    await db
      .update(trips)
      .set({ startsAt: 1, endsAt: 2 })
      .where(eq(trips.id, booking.tripId ?? 0))
    expect(await errorOf(await cause(booking, 'trip.correct'))).toBe('NotPossibleNow')
  })
})
