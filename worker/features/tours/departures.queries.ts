import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { trips } from '../../db/schema/trips'
import type { StoredDeparture } from './tours.rules'

/** A tour's departures that are not cancelled, in order. */
export function listStoredDepartures(db: Db, tourId: number): Promise<StoredDeparture[]> {
  return db
    .select({
      id: trips.id,
      startDay: trips.startDay,
      endDay: trips.endDay,
      baseMale: trips.baseMale,
      baseFemale: trips.baseFemale,
      seatsTaken: trips.seatsTaken,
    })
    .from(trips)
    .where(isDepartureOf(tourId))
    .orderBy(asc(trips.position), asc(trips.id))
}

/** Whether the departures are still those that were read; another form may have been saved since. */
export function areUnchanged(tourId: number, stored: StoredDeparture[]): SQL {
  const ids = stored.map(({ id }) => id).toSorted((a, b) => a - b)
  return sql`(SELECT coalesce(json_group_array(id), '[]') FROM (SELECT id FROM trips WHERE ${isDepartureOf(tourId)} ORDER BY id))
    = ${JSON.stringify(ids)}`
}

function isDepartureOf(tourId: number) {
  return and(eq(trips.tourId, tourId), eq(trips.kind, 'departure'), ne(trips.status, 'cancelled'))
}
