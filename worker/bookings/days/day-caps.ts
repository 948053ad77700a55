import { gte, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db, Statement } from '../../db/db'
import { tripDays } from '../../db/schema/trips'

/** Trips that a day may have, unless its own row says otherwise. */
export const DAY_CAPACITY = sql<number>`coalesce((SELECT value ->> '$.dayCapacity' FROM site_settings WHERE name = 'bookings'), 2)`

/** Gives days from today on a new cap; a day that has more trips keeps those. `now` in UTC ms. */
export function changeCapsStatement(db: Db, capacity: number, now: number): Statement {
  return db
    .update(tripDays)
    .set({ cap: sql`max(${tripDays.taken}, ${capacity})` })
    .where(gte(tripDays.day, calgaryDay(now)))
}
