import { and, asc, eq, gte, ne } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import type { QuotedDeparture } from '../../../contracts/quotes/desk-quotes'
import { trips, type TripRow } from '../../../db/schema/trips'
import { pick } from '../../../db/pick'
import { seatsLeft } from '../../../services/trips/seats'

const DEPARTURES_MAX = 60

/** The next departures of a tour from a day (YYYY-MM-DD), the earliest first. */
export async function listDepartures(
  db: Db,
  tourId: number,
  from: string,
): Promise<QuotedDeparture[]> {
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
