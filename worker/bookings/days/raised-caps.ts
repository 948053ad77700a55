import { sql, type SQL } from 'drizzle-orm'
import { auditOfRows, type AuditScope } from '../../db/audit'
import type { Statement } from '../../db/db'
import { tripDays } from '../../db/schema/trips'
import { DAY_CAPACITY } from './day-caps'

interface Days {
  /** YYYY-MM-DD in Calgary */
  startDay: string
  endDay: string
}

/**
 * Makes room for trips that are inserted later in the batch: raises the cap of each day that they
 * would overfill, with an audit row for it. Two statements.
 */
export function raiseCapStatements(c: AuditScope, trips: Days[]): Statement[] {
  const { db } = c.var
  const needed = neededCaps(trips)
  return [
    auditOfRows(
      c,
      {
        action: 'day.cap',
        subjectType: 'day',
        subjectId: sql`day`,
        detail: sql`cap || ' → ' || needed`,
      },
      sql`FROM ${needed}`,
    ),
    db
      .insert(tripDays)
      .select(sql`SELECT day, 0, needed FROM ${needed} WHERE true`)
      .onConflictDoUpdate({ target: tripDays.day, set: { cap: sql`excluded.cap` } }),
  ]
}

/** Days whose cap is too low, with the present one and the one that all trips need. */
function neededCaps(trips: Days[]): SQL {
  const all = JSON.stringify(trips.map(({ startDay, endDay }) => ({ startDay, endDay })))
  return sql`(SELECT added.day AS day, coalesce(trip_days.cap, ${DAY_CAPACITY}) AS cap,
      coalesce(trip_days.taken, 0) + added.trips AS needed
    FROM (SELECT date(value ->> 'startDay', '+' || n || ' days') AS day, count(*) AS trips
      FROM json_each(${all}) JOIN numbers ON n <= julianday(value ->> 'endDay') - julianday(value ->> 'startDay')
      GROUP BY 1) AS added
    LEFT JOIN trip_days ON trip_days.day = added.day
    WHERE coalesce(trip_days.taken, 0) + added.trips > coalesce(trip_days.cap, ${DAY_CAPACITY}))`
}
