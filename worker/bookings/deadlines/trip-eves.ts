import { and, eq, sql } from 'drizzle-orm'
import { addDays } from '../../contracts/dates/calendar'
import { calgaryWallClock } from '../../contracts/dates/calgary-wall-clock'
import { HOUR_MS } from '../../contracts/dates/durations'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import { clothingIn, tourNamesStatement } from '../../db/tour-names'
import { crewStatement, toCrew, toldOnce } from '../data/crew'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { isNotReminded, reminderStatement, wasConfirmedBy } from '../mails/reminders'

/** Per run; the next run takes the rest. */
const MOST_EVES = 20

const KIND = 'trip.tomorrow'

/** Minutes of Calgary's day before the trip, where the guests are by then, whatever their language. */
const FROM = 16 * 60
const UNTIL = 22 * 60

/** The confirmation says the same; a trip that was confirmed this late needs no second mail. */
const PAUSE_MS = 6 * HOUR_MS

interface Eve {
  booking: BookingRow
  trip: TripRow
}

/** Confirmed bookings whose trip begins tomorrow, in the afternoon and evening before it. */
export async function dueTripEves({ db, now }: BookingScope): Promise<Eve[]> {
  const { day, minute } = calgaryWallClock(now)
  if (minute < FROM || minute >= UNTIL) return []
  return db
    .select({ booking: bookings, trip: trips })
    .from(trips)
    .innerJoin(bookings, eq(bookings.tripId, trips.id))
    .where(
      and(
        sql`${trips.status} <> 'cancelled'`,
        eq(trips.startDay, addDays(day, 1)),
        eq(bookings.status, 'confirmed'),
        wasConfirmedBy(now - PAUSE_MS),
        isNotReminded(KIND, sql`${trips.startDay}`),
      ),
    )
    .limit(MOST_EVES)
}

/** Tells the guest once for each first day when and where the trip begins, and who comes. */
export async function tripEve(scope: BookingScope, { booking, trip }: Eve): Promise<Happening> {
  const { db, now } = scope
  const crew = await crewStatement(db, trip.id)
  const reminder = { bookingId: booking.id, kind: KIND, dueKey: trip.startDay } as const
  const { tourId, lang } = booking
  const texts = tourId === null ? [] : await tourNamesStatement(db, tourId)
  const wear = clothingIn(texts, lang)
  const letter = { template: 'tripTomorrow', crew: toCrew(crew), wear } as const
  return {
    statements: [reminderStatement(db, reminder, now), ...toldOnce(db, booking, crew)],
    mails: await mailToGuest(scope, booking, letter, trip),
  }
}
