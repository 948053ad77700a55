import type { BankBooking } from '../../contracts/bookings/bank-entries'
import { LIVE, type BookingStatus } from '../../contracts/bookings/booking-states'
import {
  sharedWith,
  type MatchBooking,
  type MatchEntry,
} from '../../contracts/bookings/match-score'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { DAY_MS } from '../../contracts/dates/durations'
import type { Lang } from '../../contracts/languages'
import { pick } from '../../db/pick'
import type { BookingRow } from '../../db/schema/bookings'
import { sqlRead } from '../../db/sql-reads'
import { staysSql } from '../../db/stays-sql'
import { tourNameSql } from '../../db/tour-names'

/** An ended booking remains a candidate for this long. The score counts a shorter time. */
const ENDED_MS = 75 * DAY_MS

/** A booking that money may be for, with the values that the desk shows. */
export interface Candidate extends MatchBooking {
  shown: BankBooking
}

/** A candidate as D1 returns it. */
interface Columns
  extends
    Pick<BookingRow, 'id' | 'pid' | 'version' | 'name' | 'reference' | 'currency' | 'total'>,
    Pick<BookingRow, 'deposit' | 'emailKey' | 'lapseAt'> {
  stays: number
  status: BookingStatus
  tour: string | null
  day: string | null
  heldAt: number | null
  endedAt: number | null
  /** JSON array of [amount, payer, 1 if the claim is open]. */
  claims: string
}

function toCandidate(row: Columns): Candidate {
  const { currency, name } = row
  const claims = JSON.parse(row.claims) as [amount: number, payer: string, isOpen: 0 | 1][]
  const { rest, due } = owedOf(row)
  return {
    ...pick(row, 'id', 'status', 'currency', 'reference', 'emailKey'),
    due,
    rest,
    names: [name, ...claims.map(([, payer]) => payer)].filter((known) => known !== null),
    claims: claims.filter(([, , isOpen]) => isOpen === 1).map(([amount]) => amount),
    held: heldDays(row),
    endedOn: endedOn(row),
    shown: {
      ...pick(row, 'id', 'pid', 'status', 'version', 'name', 'tour', 'day', 'reference'),
      due: { currency, amount: due },
      rest: { currency, amount: rest },
    },
  }
}

/** `due` is the rest of the deposit while the date is held, later the rest of the total. */
function owedOf({ status, total, deposit, stays }: Columns) {
  const rest = Math.max(0, total - stays)
  return { rest, due: status === 'on_hold' ? Math.max(0, deposit - stays) : rest }
}

function heldDays({ heldAt, lapseAt }: Columns) {
  if (heldAt === null || lapseAt === null) return null
  return { from: calgaryDay(heldAt), until: calgaryDay(lapseAt) }
}

function endedOn({ status, endedAt }: Columns): string | null {
  return LIVE.has(status) || endedAt === null ? null : calgaryDay(endedAt)
}

/**
 * The bookings that have a reference and either have not ended or ended recently. With `entries`, only those that share
 * something with one of them.
 */
export function candidatesRead(lang: Lang, now: number, entries?: readonly MatchEntry[]) {
  const since = (statuses: string) => `
    (SELECT max(at) FROM booking_events WHERE booking_id = booked.id AND to_status IN (${statuses}) AND from_status <> to_status)`
  const { amounts, replyKeys, references } = sharedWith(entries ?? [])
  const shared = entries
    ? [amounts, replyKeys, references].map((values) => JSON.stringify(values))
    : []
  const also = entries ? `AND ${SHARES}` : ''
  return sqlRead(
    `SELECT booked.id, booked.pid, booked.status, booked.version, booked.name, booked.reference, booked.currency,
      ${tourNameSql(lang, 'booked.tour_id')} AS tour, coalesce(trips.start_day, booked.wish_day) AS day,
      booked.total, booked.deposit, ${staysSql('booked')} AS stays, booked.email_key AS emailKey, booked.lapse_at AS lapseAt,
      ${since(`'on_hold'`)} AS heldAt, ${since('booked.status')} AS endedAt,
      (SELECT json_group_array(json_array(amount, payer, settled_at IS NULL)) FROM payment_claims
        WHERE booking_id = booked.id) AS claims
    FROM bookings AS booked LEFT JOIN trips ON trips.id = booked.trip_id WHERE booked.id IN (
      SELECT id FROM bookings INDEXED BY bookings_by_status
        WHERE status IN ('quoted', 'on_hold', 'confirmed') AND reference IS NOT NULL ${also}
      UNION SELECT id FROM bookings INDEXED BY bookings_changed
        WHERE updated_at >= ?1 AND reference IS NOT NULL ${also})`,
    [now - ENDED_MS, ...shared],
    toCandidate,
  )
}

const oneOf = (place: number) => `IN (SELECT value FROM json_each(?${place}))`
const stays = staysSql('bookings')

/** Condition on a booking: what `owedOf` makes of it, its reference or its address is one of those in `sharedWith`. */
const SHARES = `(total - ${stays} ${oneOf(2)} OR deposit - ${stays} ${oneOf(2)} OR email_key ${oneOf(3)} OR reference ${oneOf(4)})`
