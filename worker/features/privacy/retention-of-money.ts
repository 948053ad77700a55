import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notInArray,
  or,
} from 'drizzle-orm'
import { LIVE, type BookingStatus } from '../../contracts/booking-states'
import type { Db } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import { bankEntries, bankImports, payments, refunds } from '../../db/schema/payments'
import type { Cutoffs } from './privacy.rules'
import type { RetentionRule } from './retention-rule'

/** Statuses after a trip was held. */
const CONTRACTS: BookingStatus[] = ['completed', 'no_show', 'cancelled']

/**
 * Deletions of contracts and of what the books need: payments with their bookings, quotes and names until the end of the
 * sixth year after their tax year, entries of the bank as long as their payments.
 */
export function moneyRules(db: Db, { fiveYears, taxDay, entry }: Cutoffs): RetentionRule[] {
  const ofBooking = eq(payments.bookingId, bookings.id)
  const anyMoney = db.select({ id: payments.id }).from(payments).where(ofBooking)
  const youngMoney = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(ofBooking, gte(payments.valueDay, taxDay)))
  const openRefund = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(eq(refunds.bookingId, bookings.id), inArray(refunds.status, ['proposed', 'approved'])),
    )
  const isOver = and(
    notInArray(bookings.status, [...LIVE]),
    lt(bookings.updatedAt, fiveYears),
    or(isNull(bookings.endsAt), lt(bookings.endsAt, fiveYears)),
  )
  const spending = db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.bankEntryId, bankEntries.id))
  const inUse = db
    .select({ id: bankEntries.importId })
    .from(bankEntries)
    .where(isNotNull(bankEntries.importId))
  return [
    [
      'contracts after 5 years',
      bookings,
      and(isOver, inArray(bookings.status, CONTRACTS), not(exists(anyMoney))),
    ],
    [
      'bookings with money after 6 tax years',
      bookings,
      and(isOver, exists(anyMoney), not(exists(youngMoney)), not(exists(openRefund))),
    ],
    [
      'unmatched bank entries after 180 days',
      bankEntries,
      and(
        lt(bankEntries.seenAt, entry),
        isNull(bankEntries.sameAsId),
        inArray(bankEntries.status, ['new', 'ignored']),
        not(exists(spending)),
      ),
    ],
    [
      'matched bank entries after 6 tax years',
      bankEntries,
      and(lt(bankEntries.day, taxDay), isNull(bankEntries.sameAsId), not(exists(spending))),
    ],
    [
      'statement files without entries',
      bankImports,
      and(lt(bankImports.at, entry), notInArray(bankImports.id, inUse)),
    ],
  ]
}
