import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { quietHours } from '../../contracts/bookings/booking-timers'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { tours } from '../../db/schema/tours'
import { trips } from '../../db/schema/trips'
import { DAY_CAPACITY } from '../days/day-caps'
import type { BookingScope } from '../mails/booking-mail'

/** Per run; the next run takes the rest. */
const MOST_OFFERS = 50

/** The last day of the trip that a guest waits for, from the tour's number of days. */
const LAST_DAY = sql`date(${bookings.wishDay}, '+' || (max(1, ${tours.tripDays}) - 1) || ' days')`

/** The seats of a departure that are free. */
const SEATS_LEFT = sql<number>`${trips.capacity} - ${trips.baseMale} - ${trips.baseFemale} - ${trips.seatsTaken}`

const FITS_DEPARTURE = sql`(${trips.status} = 'open' AND ${SEATS_LEFT} >= ${bookings.party})`

/** A private trip fits where none of its days is full or closed. */
const FITS_DAY = sql`(${bookings.tripId} IS NULL AND ${DAY_CAPACITY} > 0
  AND NOT EXISTS (SELECT 1 FROM trip_days WHERE day BETWEEN ${bookings.wishDay} AND ${LAST_DAY} AND taken >= cap)
  AND NOT EXISTS (SELECT 1 FROM closures WHERE to_day >= ${bookings.wishDay} AND from_day <= ${LAST_DAY}
    AND (closures.tour_id IS NULL OR closures.tour_id = ${bookings.tourId})))`

/**
 * The guests to offer a place to now: in the order of their lines, those whose party fits what is free. A party that is too
 * large keeps its place in the line. No place is offered at night, and none of it goes to those behind.
 */
export async function dueOffers({ db, now }: BookingScope): Promise<BookingRow[]> {
  const rows = await db
    .select({ booking: bookings, lastDay: sql<string>`${LAST_DAY}`, seatsLeft: SEATS_LEFT })
    .from(bookings)
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .leftJoin(trips, eq(trips.id, bookings.tripId))
    .where(
      and(
        eq(bookings.status, 'waitlisted'),
        gt(bookings.nextDueAt, now),
        gt(tours.status, TOUR_STATUS.hidden),
        sql`${tours.deletedAt} IS NULL`,
        sql`(${FITS_DEPARTURE} OR ${FITS_DAY})`,
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(MOST_OFFERS)
  return takers(rows, now)
}

interface Waiting {
  booking: BookingRow
  lastDay: string
  /** Of the departure; null for a day. */
  seatsLeft: number | null
}

/** The first that fit together, without those who sleep. */
function takers(rows: readonly Waiting[], now: number): BookingRow[] {
  const left = new Map<number, number>()
  const taken: { from: string; to: string }[] = []
  const fits = ({ booking, lastDay, seatsLeft }: Waiting): boolean => {
    const { tripId, party } = booking
    const from = booking.wishDay ?? ''
    if (tripId === null) {
      // The next run finds out whether a day takes another trip.
      if (taken.some((days) => days.from <= lastDay && from <= days.to)) return false
      taken.push({ from, to: lastDay })
      return true
    }
    const free = left.get(tripId) ?? seatsLeft ?? 0
    if (free < party) return false
    left.set(tripId, free - party)
    return true
  }
  return rows
    .filter(fits)
    .map(({ booking }) => booking)
    .filter(({ lang, nextDueAt }) => quietHours(now, lang, nextDueAt ?? now) === now)
}

/** SQL of a waiting guest's place in the line, from 1; null for any other booking. `table` is one of bookings. */
export function placeSql(table: string): string {
  return `iif(${table}.status = 'waitlisted', (SELECT count(*) FROM bookings AS ahead
    WHERE ahead.status = 'waitlisted' AND ahead.tour_id = ${table}.tour_id AND ahead.wish_day = ${table}.wish_day
    AND ahead.trip_id IS ${table}.trip_id AND ahead.id <= ${table}.id), NULL)`
}

/** The same of the booking that a query reads. */
export const PLACE_IN_LINE = sql<number | null>`${sql.raw(placeSql('bookings'))}`
