import { and, eq, inArray, isNotNull, lt, ne, not, or } from 'drizzle-orm'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { Db } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookingEvents, bookingMessages, bookings, travellers } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import type { Cutoffs, RetentionRule } from './privacy.rules'

/** Bookings that never held a date, or no longer do. */
const WITHOUT_SEATS: BookingStatus[] = ['requested', 'waitlisted', 'quoted', 'closed', 'expired']

/** Deletes bookings with all their rows. Those with payments are kept for the books. */
export function bookingRules(db: Db, { mail, threeYears }: Cutoffs): RetentionRule[] {
  const isOld = and(
    // Kept even if all of it was refunded.
    not(rowExists(payments, eq(payments.bookingId, bookings.id))),
    inArray(bookings.status, WITHOUT_SEATS),
    or(lt(bookings.updatedAt, threeYears), and(wasUnanswered(), lt(bookings.updatedAt, mail))),
  )
  const travelled = db.select({ id: bookings.id }).from(bookings).where(lt(bookings.endsAt, mail))
  return [
    ['travellers 90 days after the trip', travellers, inArray(travellers.bookingId, travelled)],
    [
      'messages of bookings after 3 years',
      bookingMessages,
      lt(bookingMessages.createdAt, threeYears),
    ],
    ['old requests', bookings, isOld],
  ]
}

/** Closed or expired without a message from either side: kept for 90 days. */
function wasUnanswered() {
  const { bookingId, author } = bookingMessages
  const isMessage = and(eq(bookingId, bookings.id), ne(author, 'note'))
  const isAnswer = and(
    eq(bookingEvents.bookingId, bookings.id),
    inArray(bookingEvents.event, ['quote.send', 'request.decline']),
  )
  return and(
    inArray(bookings.status, ['closed', 'expired']),
    not(rowExists(bookingMessages, isMessage)),
    not(rowExists(bookingEvents, isAnswer)),
  )
}

/** Clears data needed only for a trip. */
export function clearHealth(db: Db, { health }: Cutoffs) {
  const over = db.select({ id: bookings.id }).from(bookings).where(lt(bookings.endsAt, health))
  const statement = db
    .update(travellers)
    .set({ diet: null, health: null, emergency: null })
    .where(and(inArray(travellers.bookingId, over), hasHealth()))
  return { name: 'health of travellers after 30 days', statement }
}

function hasHealth() {
  const { diet, health, emergency } = travellers
  return or(isNotNull(diet), isNotNull(health), isNotNull(emergency))
}
