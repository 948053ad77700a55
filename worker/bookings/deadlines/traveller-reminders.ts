import { and, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import { quietHours } from '../../contracts/bookings/booking-timers'
import { REMINDED_BEFORE_DAYS, travellersUntil } from '../../contracts/bookings/booking-deadlines'
import { addDays } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { DAY_MS } from '../../contracts/dates/durations'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import { lacksWaiver } from '../data/waivers'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { isNotReminded, reminderStatement, wasConfirmedBy } from '../mails/reminders'

/** Per run; the next run takes the rest. */
const MOST_REMINDERS = 20

const KIND = 'travellers.due'

/** After the confirmation, which shows the list too, the guest has a day before a reminder. */
const PAUSE_MS = DAY_MS

interface Unready {
  booking: BookingRow
  trip: TripRow
  /** Some travellers are not named. */
  lacksNames: boolean
  lacksWaiver: boolean
}

const LACKS_NAMES = sql`(SELECT count(*) FROM travellers WHERE travellers.booking_id = ${bookings.id}) <> ${bookings.party}`

/**
 * Confirmed bookings without all travellers or without the waiver, whose guests can be reminded now: by day, and before the
 * list closes.
 */
export async function dueTravellerReminders({ db, now }: BookingScope): Promise<Unready[]> {
  const today = calgaryDay(now)
  const isUnaccepted = lacksWaiver(today)
  const rows = await db
    .select({
      booking: bookings,
      trip: trips,
      lacksNames: flag(LACKS_NAMES).as('lacks_names'),
      lacksWaiver: flag(isUnaccepted).as('lacks_waiver'),
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.tripId, trips.id))
    .where(
      and(
        sql`${trips.status} <> 'cancelled'`,
        gt(trips.startDay, today),
        lte(trips.startDay, addDays(today, REMINDED_BEFORE_DAYS + 2)),
        eq(bookings.status, 'confirmed'),
        or(LACKS_NAMES, isUnaccepted),
        wasConfirmedBy(now - PAUSE_MS),
        isNotReminded(KIND, sql`CAST(${trips.startsAt} AS TEXT)`),
      ),
    )
    .limit(MOST_REMINDERS)
  return rows.filter(({ booking: { lang }, trip }) => {
    const until = travellersUntil(trip.startsAt)
    const isDue = until - REMINDED_BEFORE_DAYS * DAY_MS <= now && now < until
    return isDue && quietHours(now, lang, until) === now
  })
}

function flag(condition: SQL) {
  return sql`(${condition})`.mapWith(Boolean)
}

/** Asks the guest once for each start of the trip. */
export async function travellerReminder(
  scope: BookingScope,
  { booking, trip, ...lacks }: Unready,
): Promise<Happening> {
  const { db, now } = scope
  const reminder = { bookingId: booking.id, kind: KIND, dueKey: String(trip.startsAt) } as const
  const until = travellersUntil(trip.startsAt)
  const letter = lacks.lacksNames
    ? ({ template: 'travellersDue', until, hasWaiver: lacks.lacksWaiver } as const)
    : ({ template: 'waiverDue' } as const)
  return {
    statements: [reminderStatement(db, reminder, now)],
    mails: await mailToGuest(scope, booking, letter, trip),
  }
}
