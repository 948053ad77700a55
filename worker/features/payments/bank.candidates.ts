import type { BankBooking } from '../../contracts/bank-entries'
import type { BookingStatus } from '../../contracts/booking-states'
import { calgaryDay } from '../../contracts/calgary-clock'
import type { Currency } from '../../contracts/currencies'
import { DAY_MS } from '../../contracts/durations'
import type { Lang } from '../../contracts/languages'
import type { MatchBooking } from '../../contracts/match-score'
import { sqlRead } from '../../db/sql-reads'
import { tourNameSql } from '../../db/tour-names'

/** A booking that money may be for, with what is shown of it. */
export interface Candidate extends MatchBooking {
  shown: BankBooking
}

/** A booking that ended is looked at for so long; the score has its own, shorter time. */
const ENDED_MS = 75 * DAY_MS

/** As D1 returns it. */
interface Columns {
  id: number
  pid: string
  status: BookingStatus
  version: number
  name: string | null
  tour: string | null
  day: string | null
  reference: string | null
  currency: Currency
  total: number
  deposit: number
  paid: number
  emailKey: string | null
  lapseAt: number | null
  heldAt: number | null
  endedAt: number | null
  /** JSON of [amount, payer, is it open]. */
  claims: string
}

/** The bookings that have had a reference and are not over, or not for long. */
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

function toCandidate(row: Columns): Candidate {
  const { id, status, currency, reference, name, emailKey, heldAt, lapseAt, endedAt } = row
  const claims = JSON.parse(row.claims) as [amount: number, payer: string, isOpen: 0 | 1][]
  const rest = Math.max(0, row.total - row.paid)
  const due = status === 'on_hold' ? Math.max(0, row.deposit - row.paid) : rest
  const isOver = status === 'expired' || status === 'cancelled'
  const { pid, version, tour, day } = row
  return {
    id,
    status,
    currency,
    reference,
    due,
    rest,
    names: [name, ...claims.map(([, payer]) => payer)].filter((known) => known !== null),
    emailKey,
    claims: claims.filter(([, , isOpen]) => isOpen === 1).map(([amount]) => amount),
    held:
      heldAt !== null && lapseAt !== null
        ? { from: calgaryDay(heldAt), until: calgaryDay(lapseAt) }
        : null,
    endedOn: isOver && endedAt !== null ? calgaryDay(endedAt) : null,
    shown: {
      id,
      pid,
      status,
      version,
      name,
      tour,
      day,
      reference,
      due: { currency, amount: due },
      rest: { currency, amount: rest },
    },
  }
}
