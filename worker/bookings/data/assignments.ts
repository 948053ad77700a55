import { sql, type SQL } from 'drizzle-orm'
import { MARGIN_MS } from '../../contracts/bookings/resources'
import { DAY_MS } from '../../contracts/dates/durations'
import type { Db, Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { assignments } from '../../db/schema/trips'

/** A departure may be longer than any assignment; admins then assign its guides week by week. */
export const LONGEST_MS = 32 * DAY_MS

type Served = Pick<BookingRow, 'lang'> & { tripId: number | SQL<number> | null }

/**
 * Assigns a free guide who speaks the guest's language and a free vehicle with enough seats to a confirmed trip that
 * has none, each the first in rank. Assigns nothing if all are busy, because a confirmation does not wait for that.
 */
export function assignStatements(db: Db, served: Served): Statement[] {
  return freeFor(served).map((free) =>
    db.insert(assignments).select(sql`
      SELECT NULL, r.id, t.id, t.starts_at - ${MARGIN_MS}, t.ends_at + ${MARGIN_MS}, '', 0 ${free}`),
  )
}

/** The guide and the vehicle that `assignStatements` assigns, if nothing changes until then: SQL from FROM on, with `r.id`. */
export function freeFor({ tripId, lang }: Served): SQL[] {
  const speaks = sql`instr(' ' || r.langs || ' ', ${` ${lang} `}) > 0`
  const fits = sql`coalesce(r.seats, 0) >= t.seats_taken + t.base_male + t.base_female`
  return [['guide', speaks] as const, ['vehicle', fits] as const].map(
    ([kind, isSuited]) => sql`
      FROM trips AS t JOIN resources AS r ON r.kind = ${kind} AND r.active = 1 AND ${isSuited}
      WHERE t.id = ${tripId} AND t.ends_at - t.starts_at <= ${LONGEST_MS - 2 * MARGIN_MS} AND NOT EXISTS (SELECT 1 FROM assignments AS a JOIN resources AS given ON given.id = a.resource_id
          WHERE a.trip_id = t.id AND given.kind = ${kind})
        AND NOT EXISTS (SELECT 1 FROM assignments AS a WHERE a.resource_id = r.id
          AND a.starts_at < t.ends_at + ${MARGIN_MS} AND a.ends_at > t.starts_at - ${MARGIN_MS})
      ORDER BY r.rank, r.id LIMIT 1`,
  )
}

/** Whether a confirmed trip has no guide, as SQL over the columns of a booking. */
export function lacksGuideSql(status: string, tripId: string): string {
  return `(${status} = 'confirmed' AND NOT EXISTS (SELECT 1 FROM assignments JOIN resources ON resources.id = resource_id
    WHERE assignments.trip_id = ${tripId} AND resources.kind = 'guide'))`
}
