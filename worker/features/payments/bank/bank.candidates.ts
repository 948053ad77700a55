import { DAY_MS } from '../../../contracts/dates/durations'
import type { Lang } from '../../../contracts/languages'
import { sqlRead } from '../../../db/sql-reads'
import { tourNameSql } from '../../../db/tour-names'
import { toCandidate } from './bank.candidate-rows'

/** How long an ended booking remains a candidate. The score counts a shorter time. */
const ENDED_MS = 75 * DAY_MS

/** The bookings that have a reference and either have not ended or ended recently. */
export function candidatesRead(lang: Lang, now: number) {
  const since = (statuses: string) => `
    (SELECT max(at) FROM booking_events WHERE booking_id = booked.id AND to_status IN (${statuses}) AND from_status <> to_status)`
  return sqlRead(
    `SELECT booked.id, booked.pid, booked.status, booked.version, booked.name, booked.reference, booked.currency,
      ${tourNameSql(lang, 'booked.tour_id')} AS tour, coalesce(trips.start_day, booked.wish_day) AS day,
      booked.total, booked.deposit, booked.paid, booked.email_key AS emailKey, booked.lapse_at AS lapseAt,
      ${since(`'on_hold'`)} AS heldAt, ${since(`'expired', 'cancelled'`)} AS endedAt,
      (SELECT json_group_array(json_array(amount, payer, settled_at IS NULL)) FROM payment_claims
        WHERE booking_id = booked.id) AS claims
    FROM bookings AS booked LEFT JOIN trips ON trips.id = booked.trip_id
    WHERE booked.reference IS NOT NULL AND (booked.status IN ('quoted', 'on_hold', 'confirmed')
      OR booked.status IN ('expired', 'cancelled') AND booked.updated_at >= ?1)`,
    [now - ENDED_MS],
    toCandidate,
  )
}
