/** When personal data is deleted. Pure: the clock is an argument. */

import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { DAY_MS } from '../../contracts/dates/durations'
import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

const NOTICE_MONTHS = 11
const DELETION_MONTHS = 12
/** Records of a tax year are kept for this many years after its end. */
const TAX_YEARS = 6
/** The minimum time between notice and deletion, even if daily runs were missed. */
const NOTICE_DAYS = 30

export type Cutoffs = ReturnType<typeof cutoffsAt>

/** UTC ms: cutoffs; older records are due. */
export function cutoffsAt(now: number) {
  return {
    /** Members last seen before this get a notice. */
    notice: monthsBefore(now, NOTICE_MONTHS),
    /** Members last seen before this are deleted … */
    deletion: monthsBefore(now, DELETION_MONTHS),
    /** … if their notice is older than this. */
    noticedBefore: now - NOTICE_DAYS * DAY_MS,
    requestKey: now - DAY_MS,
    /** Ordinary mails. */
    mail: now - 90 * DAY_MS,
    /** Data needed only for a trip: health, diet, emergency contacts. */
    health: now - 30 * DAY_MS,
    /** Versions of tours. */
    year: monthsBefore(now, 12),
    /** Inquiries and the correspondence about them. */
    threeYears: monthsBefore(now, 36),
    /** Records of the company's actions. */
    fiveYears: monthsBefore(now, 60),
    /** Bank entries that belong to no booking. */
    entry: now - 180 * DAY_MS,
    /** Payments before this day (YYYY-MM-DD) are of a tax year that ended six years ago. */
    taxDay: `${Number(calgaryDay(now).slice(0, 4)) - TAX_YEARS}-01-01`,
  }
}

/** Expired rows of a table. */
export type RetentionRule = [name: string, table: SQLiteTable, isExpired: SQL | undefined]

/** When a member who gets the notice at `now` will be deleted, UTC ms. */
export function deletionDate(lastActiveAt: number, now: number): number {
  return Math.max(monthsBefore(lastActiveAt, -DELETION_MONTHS), now + NOTICE_DAYS * DAY_MS)
}

/** The same day and time that many calendar months earlier, or the month's last day. */
function monthsBefore(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
