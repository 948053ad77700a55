/** When personal data has to go. Pure: the clock arrives as an argument. */

import { DAY_MS } from '../../contracts/durations'

const NOTICE_MONTHS = 11
const DELETION_MONTHS = 12
/** Nobody is deleted sooner than this after the notice, whatever happened to the daily runs. */
const NOTICE_DAYS = 30

export interface Cutoffs {
  /** Members last seen before this are told, UTC ms. */
  notice: number
  /** Members last seen before this are deleted … */
  deletion: number
  /** … if they were told before this. */
  toldBefore: number
  /** Request keys from before this answer no more. */
  requestKey: number
  /** Ordinary mails from before this go. */
  mail: number
  /** Enquiries and what was written about them. */
  threeYears: number
  /** Records of what the company did. */
  fiveYears: number
}

export function cutoffsAt(now: number): Cutoffs {
  return {
    notice: monthsBefore(now, NOTICE_MONTHS),
    deletion: monthsBefore(now, DELETION_MONTHS),
    toldBefore: now - NOTICE_DAYS * DAY_MS,
    requestKey: now - DAY_MS,
    mail: now - 90 * DAY_MS,
    threeYears: monthsBefore(now, 36),
    fiveYears: monthsBefore(now, 60),
  }
}

/** When a member who is told at `now` will be deleted, UTC ms. */
export function deletionDate(lastActiveAt: number, now: number): number {
  return Math.max(monthsBefore(lastActiveAt, -DELETION_MONTHS), now + NOTICE_DAYS * DAY_MS)
}

/** The same day and time so many calendar months earlier; the month's last day where it has no such day. */
function monthsBefore(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}
