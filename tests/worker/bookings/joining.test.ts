import { describe, expect, it } from 'vitest'
import type { TourCalendar } from '../../../worker/contracts/bookings/tour-calendar'
import { pricedTour } from '../../../worker/db/priced-tour'
import { tours } from '../../../worker/db/schema/tours'
import { shareCents, toCents } from '../../../worker/contracts/tours/prices'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { eq } from 'drizzle-orm'
import { aBooking, anOpenDay, bookingRow } from '../../support/booking-builders'
import { aDeparture, aTour, db } from '../../support/builders'
import { aDraft, acceptQuote, sendQuote } from '../../support/changed-bookings'
import { PRICES } from '../../support/held-bookings'
import { request } from '../../support/request'

const THREE_DAYS = { ...PRICES, tripDays: 3, surchargeCentsPerDay: 200_00 }

/** A departure with two travellers, and a request of two more for its day. */
async function aJoining(columns: object = {}) {
  const tourId = await aTour({ ...THREE_DAYS, ...columns })
  const day = anOpenDay()
  const tripId = await aDeparture(tourId, {
    startsOn: day,
    endsOn: addDays(day, 2),
    male: 1,
    female: 1,
    capacity: 8,
  })
  return { tourId, tripId, day, booking: await aBooking({ tourId, day }) }
}

const shown = (lines: readonly { kind: string; unitCents: number }[]) =>
  lines.map(({ kind, unitCents }) => [kind, unitCents])
const gst = (cents: number) => ['gst', Math.round(cents * 0.05)]

describe('a quote for a departure', () => {
  it('has the price of the party that then travels, as the calendar says', async () => {
    const { tourId, tripId, day, booking } = await aJoining()
    const draft = await aDraft(booking.id, { tripId })
    expect(shown(draft.lines)).toEqual([['tour', 300_00], gst(600_00)])
    const calendar = await request(`/api/forum/${tourId}/calendar?month=${day.slice(0, 7)}`)
    const { departures } = await calendar.json<TourCalendar>()
    const [row] = await db.select().from(tours).where(eq(tours.id, tourId))
    expect(departures).toMatchObject([{ tripId, travellers: 2, price: 350 }])
    expect(shareCents(pricedTour(row!), 1, 2)).toBe(toCents(350))
    expect(shareCents(pricedTour(row!), 2, 2)).toBe(300_00)
  })

  it('has the price of a party of its own where the tour says so', async () => {
    const { tripId, booking } = await aJoining({ joinsAtOwnPrice: true })
    const draft = await aDraft(booking.id, { tripId })
    expect(shown(draft.lines)).toEqual([['tour', 400_00], ['surcharge', 200_00], gst(1400_00)])
  })

  it('is priced again when it becomes one for a departure, or for a trip of its own', async () => {
    const { tripId, booking } = await aJoining()
    expect(shown((await aDraft(booking.id)).lines)[0]).toEqual(['tour', 400_00])
    expect(shown((await aDraft(booking.id, { tripId })).lines)[0]).toEqual(['tour', 300_00])
  })

  it('does not count its own travellers twice when the trip is changed', async () => {
    const { tripId, booking } = await aJoining()
    await sendQuote(booking.id, { tripId })
    expect((await acceptQuote(await bookingRow(booking.pid), 1)).status).toBe(200)
    const change = await aDraft(booking.id, { party: 1 })
    expect(change.tripId).toBe(tripId)
    expect(shown(change.lines)[0]).toEqual(['tour', 350_00])
  })
})
