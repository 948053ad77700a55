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
import { LIVE, type BookingStatus } from '../../contracts/bookings/booking-states'
import type { Db } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import { bankEntries, bankImports, payments, refunds } from '../../db/schema/payments'
import type { Cutoffs } from './privacy.rules'
import type { RetentionRule } from './retention-rule'

/** Statuses after a trip was held. */
const CONTRACTS: BookingStatus[] = ['completed', 'no_show', 'cancelled']

/**
 * Deletes contracts and accounting records. Payments with their bookings, quotes and names are kept until the end of
 * the sixth year after their tax year, bank entries as long as their payments.
 */
export function moneyRules(db: Db, cutoffs: Cutoffs): RetentionRule[] {
  return [...contractRules(db, cutoffs), ...bankRules(db, cutoffs)]
}

function contractRules(db: Db, { fiveYears, taxDay }: Cutoffs): RetentionRule[] {
  const isOver = and(
    notInArray(bookings.status, [...LIVE]),
    lt(bookings.updatedAt, fiveYears),
    or(isNull(bookings.endsAt), lt(bookings.endsAt, fiveYears)),
  )
  const ofBooking = eq(payments.bookingId, bookings.id)
  const hasMoney = exists(db.select({ id: payments.id }).from(payments).where(ofBooking))
  const isYoung = and(ofBooking, gte(payments.valueDay, taxDay))
  const hasYoungMoney = exists(db.select({ id: payments.id }).from(payments).where(isYoung))
  return [
    [
      'contracts after 5 years',
      bookings,
      and(isOver, inArray(bookings.status, CONTRACTS), not(hasMoney)),
    ],
    [
      'bookings with money after 6 tax years',
      bookings,
      and(isOver, hasMoney, not(hasYoungMoney), not(hasOpenRefund(db))),
    ],
  ]
}

function hasOpenRefund(db: Db) {
  const isOpen = inArray(refunds.status, ['proposed', 'approved'])
  const open = and(eq(refunds.bookingId, bookings.id), isOpen)
  return exists(db.select({ id: refunds.id }).from(refunds).where(open))
}

function bankRules(db: Db, { taxDay, entry }: Cutoffs): RetentionRule[] {
  const ofEntry = eq(payments.bankEntryId, bankEntries.id)
  const isSpent = exists(db.select({ id: payments.id }).from(payments).where(ofEntry))
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
