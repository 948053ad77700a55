import { sql } from 'drizzle-orm'
import { HOUR_MS } from '../contracts/dates/durations'
import { LATE_AFTER_HOURS } from '../contracts/inbox/inbox-overview'
import type { Db } from './db'
import { inboxThreads } from './schema/inbox'

/** The condition for open threads, word for word as in their indexes; `table` is the threads' alias in the query. */
export function openThreads(table: string): string {
  return `(${table}.state IN ('new', 'waiting') AND ${table}.removed_at IS NULL)`
}

/** Threads waiting since before this time have waited too long; UTC ms. */
export function lateBefore(now: number): number {
  return now - LATE_AFTER_HOURS * HOUR_MS
}

/** The number of open threads, and of those that have waited for over a day at `now` (UTC ms). */
export function inboxCountsStatement(db: Db, now: number) {
  return db
    .select({
      open: sql<number>`count(*)`,
      late: sql<number>`coalesce(sum(${inboxThreads.waitingSince} < ${lateBefore(now)}), 0)`,
    })
    .from(inboxThreads)
    .where(sql.raw(openThreads('inbox_threads')))
}
