import { and, eq, gte, inArray, isNotNull, isNull, lt, not, notInArray, or } from 'drizzle-orm'
import { LIVE, type BookingStatus } from '../../contracts/bookings/booking-states'
import type { Db } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings } from '../../db/schema/bookings'
import { bankEntries, bankImports, payments, refunds } from '../../db/schema/payments'
import type { Cutoffs, RetentionRule } from './privacy.rules'

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
  const ofBooking = eq(payments.bookingId, bookings.id)
  const hasMoney = rowExists(payments, ofBooking)
  const hasYoungMoney = rowExists(payments, and(ofBooking, gte(payments.valueDay, taxDay)))
  const isOpen = inArray(refunds.status, ['proposed', 'approved'])
  const hasOpenRefund = rowExists(refunds, and(eq(refunds.bookingId, bookings.id), isOpen))
  return [
    [
      'contracts after 5 years',
      bookings,
      and(isOver, inArray(bookings.status, CONTRACTS), not(hasMoney)),
    ],
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
  const inUse = db
    .select({ id: bankEntries.importId })
    .from(bankEntries)
    .where(isNotNull(bankEntries.importId))
  return [
    [
      'unmatched bank entries after 180 days',
      bankEntries,
      and(lt(bankEntries.seenAt, entry), inArray(bankEntries.status, ['new', 'ignored']), isFree),
    ],
    [
      'matched bank entries after 6 tax years',
      bankEntries,
      and(lt(bankEntries.day, taxDay), isFree),
    ],
    [
      'statement files without entries',
      bankImports,
      and(lt(bankImports.at, entry), notInArray(bankImports.id, inUse)),
    ],
  ]
}
