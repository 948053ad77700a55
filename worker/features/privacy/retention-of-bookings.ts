import { and, eq, exists, inArray, isNotNull, lt, ne, not, or } from 'drizzle-orm'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { Db } from '../../db/db'
import { bookingEvents, bookingMessages, bookings, travellers } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import type { Cutoffs } from './privacy.rules'
import type { RetentionRule } from './retention-rule'

/** Bookings that never held a date, or no longer do. */
const WITHOUT_SEATS: BookingStatus[] = ['requested', 'waitlisted', 'quoted', 'closed', 'expired']

/** Deletes bookings with all their rows. Those with payments are kept for the books. */
export function bookingRules(db: Db, { mail, threeYears }: Cutoffs): RetentionRule[] {
  const old = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        // Kept even if all of it was refunded.
        not(exists(moneyOf(db))),
        inArray(bookings.status, WITHOUT_SEATS),
        or(
          lt(bookings.updatedAt, threeYears),
          and(wasUnanswered(db), lt(bookings.updatedAt, mail)),
        ),
      ),
    )
  const travelled = db.select({ id: bookings.id }).from(bookings).where(lt(bookings.endsAt, mail))
  return [
    ['travellers 90 days after the trip', travellers, inArray(travellers.bookingId, travelled)],
    [
      'messages of bookings after 3 years',
      bookingMessages,
      lt(bookingMessages.createdAt, threeYears),
    ],
    ['old requests', bookings, inArray(bookings.id, old)],
  ]
}

function moneyOf(db: Db) {
  return db.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookings.id))
}

/** Closed or expired without a message from either side: kept for 90 days. */
function wasUnanswered(db: Db) {
  const written = db
    .select({ id: bookingMessages.id })
    .from(bookingMessages)
    .where(and(eq(bookingMessages.bookingId, bookings.id), ne(bookingMessages.author, 'note')))
  const isOver = inArray(bookings.status, ['closed', 'expired'])
  return and(isOver, not(exists(written)), not(exists(answersOf(db))))
}

function answersOf(db: Db) {
  const isAnswer = inArray(bookingEvents.event, ['quote.send', 'request.decline'])
  return db
    .select({ seq: bookingEvents.seq })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookings.id), isAnswer))
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
