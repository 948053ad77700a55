import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { quietHours } from '../../contracts/bookings/booking-timers'
import { MINUTE_MS } from '../../contracts/dates/durations'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import { crewStatement, toCrew, toldOnce } from '../data/crew'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'

/** Per run; the next run takes the rest. */
const MOST_NEWS = 20

/** An admin who assigns a guide often assigns a vehicle next: the guest hears of both at once. */
const SETTLED_AFTER_MS = 10 * MINUTE_MS

/** A confirmed booking with a guide or vehicle that its guest was not told of. */
interface CrewNews {
  booking: BookingRow
  trip: TripRow
}

/** The bookings whose guests can be told now: none at night, unless the trip begins before the morning. */
export async function dueCrewNews({ db, now }: BookingScope): Promise<CrewNews[]> {
  const rows = await db
    .select({ booking: bookings, trip: trips })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        gt(trips.endsAt, now),
        // A subquery for each booking: both tables are found by their indexes.
        sql`EXISTS (SELECT 1 FROM assignments WHERE assignments.trip_id = ${bookings.tripId}
          AND instr(',' || ${bookings.crewTold} || ',', ',' || assignments.resource_id || ',') = 0)`,
        lte(
          sql`(SELECT max(assignments.made_at) FROM assignments WHERE assignments.trip_id = ${bookings.tripId})`,
          now - SETTLED_AFTER_MS,
        ),
      ),
    )
    .limit(MOST_NEWS)
  return rows.filter(({ booking: { lang }, trip }) => quietHours(now, lang, trip.startsAt) === now)
}

/** Tells the guest who guides and drives the trip, as it is assigned now. */
export async function crewNews(
  scope: BookingScope,
  { booking, trip }: CrewNews,
): Promise<Happening> {
  const { db } = scope
  const crew = await crewStatement(db, trip.id)
  const letter = { template: 'crewNamed', isChanged: booking.crewTold !== '' } as const
  return {
    statements: toldOnce(db, booking, crew),
    mails: await mailToGuest(scope, booking, { ...letter, crew: toCrew(crew) }, trip),
  }
}
