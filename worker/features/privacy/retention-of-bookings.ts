import { and, eq, inArray, isNotNull, lt, ne, not, or, gte, isNull, notInArray } from 'drizzle-orm'
import { type BookingStatus, LIVE } from '../../contracts/bookings/booking-states'
import type { Db } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookingEvents, bookingMessages, bookings, travellers } from '../../db/schema/bookings'
import { guests } from '../../db/schema/guests'
import { stories } from '../../db/schema/stories'
import { payments, bankEntries, bankImports, refunds } from '../../db/schema/payments'
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
  return [
    [
      'travellers 90 days after the trip',
      travellers,
      inArray(travellers.bookingId, over(db, mail)),
    ],
    [
      'messages of bookings after 3 years',
      bookingMessages,
      lt(bookingMessages.createdAt, threeYears),
    ],
    ['old requests', bookings, isOld],
    ['imported guests after 3 years without a booking', guests, isOldGuest(threeYears)],
    // Nothing is left of them but the stars.
    ['stories without a text', stories, and(isNull(stories.bookingId), isNull(stories.topicId))],
  ]
}

/** Other records are deleted with their last booking. */
function isOldGuest(threeYears: number) {
  return and(
    eq(guests.source, 'import'),
    lt(guests.updatedAt, threeYears),
    not(rowExists(bookings, eq(bookings.guestId, guests.id))),
  )
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

/** Bookings whose trip ended before a time (UTC ms), or was called off before it. */
function over(db: Db, before: number) {
  const isOff = inArray(bookings.status, ['cancelled', 'expired', 'closed'])
  const isOver = or(lt(bookings.endsAt, before), and(isOff, lt(bookings.updatedAt, before)))
  return db.select({ id: bookings.id }).from(bookings).where(isOver)
}

/** Clears data needed only for a trip. */
export function clearHealth(db: Db, { health }: Cutoffs) {
  const statement = db
    .update(travellers)
    .set({ diet: null, emergency: null })
    .where(and(inArray(travellers.bookingId, over(db, health)), hasHealth()))
  return { name: 'health of travellers after 30 days', statement }
}

function hasHealth() {
  const { diet, emergency } = travellers
  return or(isNotNull(diet), isNotNull(emergency))
}

/** Takes the names off stories whose bookings are deleted: their guests can no longer do it. */
export function clearStoryNames(db: Db) {
  const { bookingId, name } = stories
  const statement = db
    .update(stories)
    .set({ name: null })
    .where(and(isNull(bookingId), isNotNull(name)))
  return { name: 'names of stories without a booking', statement }
}

/** Statuses after a trip was held. */
const CONTRACTS: BookingStatus[] = ['completed', 'no_show', 'cancelled']

/**
 * Deletes contracts and accounting records. Payments with their bookings, quotes and names are kept until the end of
 * the sixth year after their tax year, bank entries as long as their payments.
 */
export function moneyRules(db: Db, cutoffs: Cutoffs): RetentionRule[] {
  return [...contractRules(cutoffs), ...bankRules(db, cutoffs)]
}

function contractRules({ fiveYears, taxDay }: Cutoffs): RetentionRule[] {
  const isOver = and(
    notInArray(bookings.status, [...LIVE]),
    lt(bookings.updatedAt, fiveYears),
    or(isNull(bookings.endsAt), lt(bookings.endsAt, fiveYears)),
  )
  const isContract = and(isOver, inArray(bookings.status, CONTRACTS))
  const ofBooking = eq(payments.bookingId, bookings.id)
  const hasMoney = rowExists(payments, ofBooking)
  const hasYoungMoney = rowExists(payments, and(ofBooking, gte(payments.valueDay, taxDay)))
  const isOpen = inArray(refunds.status, ['proposed', 'approved'])
  const hasOpenRefund = rowExists(refunds, and(eq(refunds.bookingId, bookings.id), isOpen))
  return [
    ['contracts after 5 years', bookings, and(isContract, not(hasMoney))],
    [
      'bookings with money after 6 tax years',
      bookings,
      and(isOver, hasMoney, not(hasYoungMoney), not(hasOpenRefund)),
    ],
  ]
}

function bankRules(db: Db, { taxDay, entry }: Cutoffs): RetentionRule[] {
  const isSpent = rowExists(payments, eq(payments.bankEntryId, bankEntries.id))
  const isFree = and(isNull(bankEntries.sameAsId), not(isSpent))
  const { importId, day } = bankEntries
  const inUse = db.select({ id: importId }).from(bankEntries).where(isNotNull(importId))
  return [
    [
      'unmatched bank entries after 180 days',
      bankEntries,
      and(lt(bankEntries.seenAt, entry), inArray(bankEntries.status, ['new', 'ignored']), isFree),
    ],
    ['matched bank entries after 6 tax years', bankEntries, and(lt(day, taxDay), isFree)],
    [
      'statement files without entries',
      bankImports,
      and(lt(bankImports.at, entry), notInArray(bankImports.id, inUse)),
    ],
  ]
}
