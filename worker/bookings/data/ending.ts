import { sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { CancellationPreview } from '../../contracts/bookings/cancellation'
import {
  CURRENT_POLICY,
  daysBeforeStart,
  refund,
  REFUND_POLICIES,
  refundRange,
  type CancelledBy,
  type Refund,
  type RefundPolicy,
} from '../../contracts/bookings/refund-policy'
import { staysOf } from '../../contracts/bookings/stays'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import type { Db, Statement } from '../../db/db'
import { seatsChangedStatements } from '../days/seats-changed'
import { moneyOf } from './money'
import { releaseStatements } from './held-seats'
import { dropProposals } from './refund-statements'
import { returnSurplus } from './surplus'
import { changeBooking } from './waiting'

/**
 * A booking whose end is computed: `startDay` is its trip's first day (YYYY-MM-DD), `at` the moment (UTC ms) that the
 * refund counts from.
 */
export interface Ending {
  booking: BookingRow
  startDay: string
  at: number
  by: CancelledBy
}

/** The end of a hold: everything that was paid is refunded, however near the start is. */
function endOfHold(booking: BookingRow, at: number): Ending {
  return { booking, startDay: calgaryDay(at), at, by: 'hold' }
}

/** The preview that the guest sees before cancelling, of the money that stays until then. It is computed by the same
 * rules as the refund. */
export function previewOf(ending: Ending): CancellationPreview {
  const { booking, at } = ending
  const range = refundRange(policyOf(booking), inputOf(ending))
  const { rule, surplus, keepMax, feeMax, refundMin, refundMax } = range
  return {
    asOf: at,
    daysBefore: inputOf(ending).daysBefore,
    rule: rule && { ...rule },
    paid: moneyOf(booking, staysOf(booking)),
    surplus: moneyOf(booking, surplus),
    keep: moneyOf(booking, keepMax),
    feeMax: moneyOf(booking, feeMax),
    refundMin: moneyOf(booking, refundMin),
    refundMax: moneyOf(booking, refundMax),
  }
}

/**
 * The refund to propose: without a fee, and as if suppliers returned everything, because both are known only later. An
 * admin lowers it before approving it.
 */
export function proposedRefund(ending: Ending): Refund {
  const { booking } = ending
  const supplierReturns = staysOf(booking)
  return refund(policyOf(booking), { ...inputOf(ending), supplierReturns, fee: 0 })
}

function inputOf({ booking, startDay, at, by }: Ending) {
  const { currency, total, policyDay } = booking
  const daysBefore = daysBeforeStart(policyDay ?? startDay, at)
  return { currency, paid: staysOf(booking), total, daysBefore, supplierFees: 0, by }
}

/** The policy that the guest accepted, or the current one if the booking has none. */
export function policyOf({ policy }: BookingRow): RefundPolicy {
  return policy === null ? REFUND_POLICIES[CURRENT_POLICY] : (JSON.parse(policy) as RefundPolicy)
}

interface End {
  kind: 'guest' | 'company' | 'unpaid' | 'hold'
  refund: Refund
  /** The refund must not be sent before this moment, UTC ms. */
  sendAfter: number
  now: number
}

/** Frees seats and days, stops the timer and proposes the refund: everything but the event. */
export function endStatements(
  db: Db,
  booking: BookingRow,
  { kind, refund, sendAfter, now }: End,
): Statement[] {
  const { keep: keeps, working } = refund
  const columns = { nextDueAt: null, awaitsSince: null, ...cancelledColumns(kind, keeps, now) }
  return [
    ...releaseStatements(db, booking),
    changeBooking(db, booking.id, columns),
    dropProposals(db, booking.id),
    ...returnSurplus(db, booking.id, now, { keeps, working, sendAfter }),
    ...seatsChangedStatements(db, booking.tourId, now),
  ]
}

/** A hold that ends is not a cancellation. */
function cancelledColumns(kind: End['kind'], keeps: number, now: number) {
  if (kind === 'hold') return {}
  return {
    cancelKind: kind,
    keeps,
    cancelledOn: calgaryDay(now),
    icsSequence: sql`${bookings.icsSequence} + 1`,
  }
}

/** Ends a hold and proposes a refund of the amount paid: everything but the event. */
export function endHoldStatements(db: Db, booking: BookingRow, now: number): Statement[] {
  const refund = proposedRefund(endOfHold(booking, now))
  return endStatements(db, booking, { kind: 'hold', refund, sendAfter: now, now })
}
