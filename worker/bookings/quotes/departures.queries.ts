import { and, eq, asc, gte, ne } from 'drizzle-orm'
import type { QuotedDeparture } from '../../contracts/bookings/desk-quotes'
import type { Db } from '../../db/db'
import { trips, type TripRow } from '../../db/schema/trips'
import { pick } from '../../db/pick'
import { AppError } from '../../http/errors'
import { seatsLeft } from '../days/seats'

const DEPARTURES_MAX = 60

/** A departure of the tour that is not cancelled. @throws AppError Invalid for any other trip */
export async function getDeparture(db: Db, tripId: number, tourId: number | null) {
  const [trip] = await db.select().from(trips).where(eq(trips.id, tripId))
  const isIt = trip?.kind === 'departure' && trip.tourId === tourId && trip.status !== 'cancelled'
  if (!trip || !isIt) throw new AppError('Invalid', { fields: { tripId: 'Invalid' } })
  return trip
}

/** The next departures of a tour from a day (YYYY-MM-DD), the earliest first. */
export async function listDepartures(db: Db, tourId: number, from: string) {
  const isNext = and(
    eq(trips.tourId, tourId),
    eq(trips.kind, 'departure'),
    ne(trips.status, 'cancelled'),
    gte(trips.startDay, from),
  )
  const rows = await db
    .select()
    .from(trips)
    .where(isNext)
    .orderBy(asc(trips.startDay), asc(trips.id))
    .limit(DEPARTURES_MAX)
  return rows.map(toDeparture)
}

function toDeparture(trip: TripRow): QuotedDeparture {
  return {
    ...pick(trip, 'startDay', 'endDay', 'startMinute'),
    tripId: trip.id,
    seatsLeft: seatsLeft({ ...trip, status: 'open' }),
  }
}
