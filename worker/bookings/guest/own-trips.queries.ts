import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { LIVE } from '../../contracts/bookings/booking-states'
import type { OwnTrip } from '../../contracts/bookings/guest-booking'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { tourName } from '../../db/tour-names'
import { isBookingOf } from '../../services/members/booking-records'
import { dueOf } from '../data/money'

/** More than a member travels. */
const TRIPS_MAX = 200

interface Reader {
  userId: number
  lang: Lang
  /** UTC ms. */
  now: number
}

/** The bookings of a member's account and of its verified address. */
export async function listOwnTrips(db: Db, { userId, lang, now }: Reader): Promise<OwnTrip[]> {
  const rows = await db
    .select({
      ...pick(bookings, 'pid', 'status', 'awaitsSince', 'balanceBy', 'reference'),
      ...pick(bookings, 'total', 'deposit', 'paid', 'refundOpen', 'feesKept'),
      tour: tourName(lang, 'bookings.tour_id'),
      startDay: sql<
        string | null
      >`coalesce(${trips.startDay}, ${quoted('start_day')}, ${bookings.wishDay})`,
      endDay: sql<string | null>`coalesce(${trips.endDay}, ${quoted('end_day')})`,
      validUntil: sql<number | null>`(SELECT valid_until FROM quotes
        WHERE booking_id = bookings.id AND status = 'open')`,
      openClaims: sql<number>`(SELECT count(*) FROM payment_claims
        WHERE booking_id = bookings.id AND settled_at IS NULL)`,
    })
    .from(bookings)
    .leftJoin(trips, eq(trips.id, bookings.tripId))
    .where(and(isBookingOf(userId), isNull(bookings.erasedAt)))
    .orderBy(desc(bookings.id))
    .limit(TRIPS_MAX)
  const own = rows.map((row) => toOwnTrip(row, now))
  return [
    ...own.filter(({ isPast }) => !isPast).toSorted(byDay),
    ...own.filter(({ isPast }) => isPast).toSorted((one, other) => byDay(other, one)),
  ]
}

/** A day of the quote that is open or was accepted last. */
function quoted(column: 'start_day' | 'end_day') {
  return sql.raw(`(SELECT ${column} FROM quotes WHERE booking_id = bookings.id
    AND status IN ('open', 'accepted') ORDER BY number DESC LIMIT 1)`)
}

interface Row
  extends
    Pick<BookingRow, 'pid' | 'status' | 'awaitsSince' | 'balanceBy' | 'reference'>,
    Pick<BookingRow, 'total' | 'deposit' | 'paid' | 'refundOpen' | 'feesKept'>,
    Pick<OwnTrip, 'tour' | 'startDay' | 'endDay'> {
  /** Of an open quote. */
  validUntil: number | null
  openClaims: number
}

function toOwnTrip(row: Row, now: number): OwnTrip {
  const { startDay, endDay } = row
  const status = row.status || 'requested'
  const hasEnded = (endDay ?? startDay ?? '9999') < calgaryDay(now)
  const isPast = !LIVE.has(status) || hasEnded
  return {
    ...pick(row, 'pid', 'tour', 'startDay', 'endDay'),
    status,
    isPast,
    isGuestsTurn: !isPast && isGuestsTurn(row, now),
  }
}

/** Whether a booking that is not over waits for its guest's answer or money. */
function isGuestsTurn(row: Row, now: number): boolean {
  const { status, awaitsSince, validUntil, balanceBy } = row
  const hasOpenQuote = validUntil !== null && now < validUntil
  if (status === 'waitlisted') return false
  if (status === 'requested') return awaitsSince === null
  if (status === 'quoted') return hasOpenQuote && awaitsSince === null
  if (hasOpenQuote) return true
  const isDue = status === 'on_hold' || (balanceBy !== null && balanceBy < now)
  return isDue && row.openClaims === 0 && dueOf(row) > 0
}

function byDay(one: OwnTrip, other: OwnTrip): number {
  return (one.startDay ?? '').localeCompare(other.startDay ?? '')
}
