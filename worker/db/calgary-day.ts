import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** 2026-11-01 08:00 UTC: Calgary is six hours behind UTC since then. The counters' triggers take seven for earlier times. */
const SIX_HOURS_FROM = Date.UTC(2026, 10, 1, 8)

/** The day (YYYY-MM-DD) of a UTC time in ms, as the daily counters have it. */
export function calgaryDaySql(at: SQLiteColumn): SQL<string> {
  return sql<string>`date(${at} / 1000, 'unixepoch', iif(${at} < ${sql.raw(String(SIX_HOURS_FROM))}, '-7 hours', '-6 hours'))`
}
