import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { bookingEvents } from '../../../db/schema/bookings'
import { mayCause } from '../../../contracts/bookings/booking-states'
import { AppError } from '../../../http/errors'
import { factsOf } from '../../../services/bookings/booking-facts'
import { readState } from '../../../services/bookings/booking-state'
import { findBookingByPid } from '../../../services/bookings/find-booking'
import type { GuestRequest } from '../../../services/bookings/guest-access'

/** All events about changes of a trip, in order: requests, offers, agreements. A statement for a batch. */
export function changeEvents(db: Db, bookingId: number) {
  return db
    .select({ event: bookingEvents.event, data: bookingEvents.data, at: bookingEvents.at })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        inArray(bookingEvents.event, ['change.ask', 'change.offer', 'change.accept']),
      ),
    )
    .orderBy(asc(bookingEvents.seq))
}

/** The booking as it is now. @throws AppError LinkWrong, TooLate, NotPossibleNow */
export async function requireChangeable({ var: { db, now, guest } }: GuestRequest) {
  const booking = await findBookingByPid(db, guest.booking.pid)
  if (!booking || booking.status === '') throw new AppError('LinkWrong')
  const state = await readState(db, booking)
  const { trip } = state
  if (!mayCause('change.ask', 'guest', factsOf(booking, state), now))
    throw new AppError(trip && trip.startsAt <= now ? 'TooLate' : 'NotPossibleNow')
  return { booking, status: booking.status, trip }
}
