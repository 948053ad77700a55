import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { quietHours } from '../../contracts/bookings/booking-timers'
import { DAY_MS } from '../../contracts/dates/durations'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { tours } from '../../db/schema/tours'
import { trips, type TripRow } from '../../db/schema/trips'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { isNotReminded, reminderStatement } from '../mails/reminders'

/** Per run; the next run takes the rest. */
const MOST_INVITATIONS = 20

const KIND = 'story.invited'

/** Once for a booking, whatever happens to its days. */
const DUE_KEY = 'once'

/** At home and rested. No mail about older trips, as after the first deploy. */
const AFTER_MS = 2 * DAY_MS
const UNTIL_MS = 30 * DAY_MS

interface Travelled {
  booking: BookingRow
  trip: TripRow
}

/** Bookings whose trip has been over for two days, without a story, while their guests are awake. */
export async function dueStoryInvitations({ db, now }: BookingScope): Promise<Travelled[]> {
  const rows = await db
    .select({ booking: bookings, trip: trips })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .where(
      and(
        // As the index has it.
        sql`${bookings.status} = 'completed'`,
        lte(bookings.endsAt, now - AFTER_MS),
        gt(bookings.endsAt, now - UNTIL_MS),
        isNull(bookings.erasedAt),
        isNotNull(bookings.email),
        isNull(tours.deletedAt),
        gt(tours.status, TOUR_STATUS.hidden),
        sql`NOT EXISTS (SELECT 1 FROM stories WHERE stories.booking_id = ${bookings.id})`,
        isNotReminded(KIND),
      ),
    )
    .limit(MOST_INVITATIONS)
  return rows.filter(({ booking }) => quietHours(now, booking.lang) === now)
}

/** Invites the guest once to tell about the trip. */
export async function storyInvitation(
  scope: BookingScope,
  { booking, trip }: Travelled,
): Promise<Happening> {
  const { db, now } = scope
  const reminder = { bookingId: booking.id, kind: KIND, dueKey: DUE_KEY } as const
  return {
    statements: [reminderStatement(db, reminder, now)],
    mails: await mailToGuest(scope, booking, { template: 'storyInvitation' }, trip),
  }
}
