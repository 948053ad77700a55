import { eq } from 'drizzle-orm'
import type { BookingReceipt } from '../../worker/contracts/bookings/booking-request'
import { addDays } from '../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { calgaryInstant } from '../../worker/contracts/dates/calgary-instant'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { trips } from '../../worker/db/schema/trips'
import { anOpenDay, aRequest, bookingRow, sendRequest } from './booking-builders'
import { aDeparture, aTour, db } from './builders'
import { PRICES, runDeadlines } from './held-bookings'

/** Guests on a waiting list. */

/** Noon in Calgary of a later day, UTC ms: no reader of English sleeps. */
export function noon(daysAhead = 1): number {
  return calgaryInstant(addDays(calgaryDay(Date.now()), daysAhead), 12 * 60)
}

interface FullOptions {
  /** Seats that the company counts by hand. */
  taken?: number
  capacity?: number
  /** Columns of the tour. */
  tour?: object
}

export async function aFullDeparture({ taken = 4, capacity = 4, tour }: FullOptions = {}) {
  const tourId = await aTour({ ...PRICES, ...tour })
  const day = anOpenDay()
  const tripId = await aDeparture(tourId, { startsOn: day, endsOn: day, male: taken, capacity })
  return { tourId, tripId, day }
}

export type Line = { tourId: number; tripId?: number; day: string }

/** A guest joins the waiting list of a departure, or of a day if no trip is given. */
export async function join(line: Line, adults = 1, fields: object = {}): Promise<BookingRow> {
  const body = { ...line, waits: true, party: { adults, children: 0 }, ...fields }
  const response = await sendRequest(await aRequest(body))
  if (response.status !== 201) throw new Error(await response.text())
  return bookingRow((await response.json<BookingReceipt>()).pid)
}

/** The company counts only this many travellers by hand. */
export function leaveTaken(tripId: number, male: number) {
  return db.update(trips).set({ baseMale: male }).where(eq(trips.id, tripId))
}

/** One seat becomes free, and the first in line is offered it. */
export async function offered(line: Line & { tripId: number }): Promise<BookingRow> {
  const guest = await join(line)
  await leaveTaken(line.tripId, 3)
  await runDeadlines(noon())
  return bookingRow(guest.pid)
}
