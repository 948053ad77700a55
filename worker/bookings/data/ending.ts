import { sql } from 'drizzle-orm'
import { staysOf } from '../../contracts/bookings/booking-sums'
import type { CancellationPreview } from '../../contracts/bookings/cancellation'
import type { QuoteLine } from '../../contracts/bookings/quote-prices'
import type { QuoteDay } from '../../contracts/bookings/quotes'
import {
  CURRENT_POLICY,
  daysBeforeStart,
  refund,
  REFUND_POLICIES,
  refundRange,
  returnsAll,
  type CancelledBy,
  type Refund,
  type RefundPolicy,
} from '../../contracts/bookings/refund-policy'
import { hasSuppliers } from '../../contracts/bookings/refund-terms'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db, Statement } from '../../db/db'
import { bookings, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import type { TripRow } from '../../db/schema/trips'
import { seatsChangedStatements } from '../days/seats-changed'
import { changeBooking } from './booking-row'
import { releaseStatements } from './held-seats'
import { moneyOf } from './money'
import { dropProposals, returnSurplus } from './refund-proposals'

/**
 * A booking whose end is computed: `startDay` is its trip's first day (YYYY-MM-DD), `at` the moment (UTC ms) that the
 * refund counts from.
 */
export interface Ending {
  booking: BookingRow
  startDay: string
  at: number
  by: CancelledBy
  /** Whether hotels, airlines or others may charge for the cancellation. */
  hasSuppliers: boolean
}

/** An ending as a proposal sees it: without the suppliers, whose fees an admin takes off. */
type Proposed = Omit<Ending, 'hasSuppliers'>

/** The end of a booking's trip, under the quote that was accepted. */
export function endOfTrip(
  { trip, quote }: { trip: TripRow; quote: QuoteRow | null },
  end: Pick<Ending, 'booking' | 'at' | 'by'>,
): Ending {
  const lines = quote && (JSON.parse(quote.lines) as QuoteLine[])
  const days = quote && (JSON.parse(quote.days) as QuoteDay[])
  return {
    ...end,
    startDay: trip.startDay,
    hasSuppliers: hasSuppliers(trip, lines && days && { lines, days }),
  }
}

/** The end of a hold: everything that was paid is refunded, however near the start is. */
function endOfHold(booking: BookingRow, at: number): Proposed {
  return { booking, startDay: calgaryDay(at), at, by: 'hold' }
}

/** The preview that the guest sees before cancelling, of the money that stays until then. It is computed by the same
 * rules as the refund. */
export function previewOf(ending: Ending): CancellationPreview {
  const { booking, at, by } = ending
  const input = inputOf(ending)
  const known = ending.hasSuppliers ? input : { ...input, supplierFees: 0 }
  const { rule, surplus, keepMax, feeMax, refundMin, refundMax } = refundRange(
    policyOf(booking),
    known,
  )
  const isBySuppliers = rule !== null && 'share' in rule && rule.share === 'supplier'
  return {
    asOf: at,
    daysBefore: input.daysBefore,
    rule: rule && { ...rule },
    paid: moneyOf(booking, staysOf(booking)),
    surplus: moneyOf(booking, surplus),
    keep: moneyOf(booking, keepMax),
    feeMax: moneyOf(booking, feeMax),
    hangsOnSuppliers: !returnsAll({ by }) && (ending.hasSuppliers || isBySuppliers),
    refundMin: moneyOf(booking, refundMin),
    refundMax: moneyOf(booking, refundMax),
  }
}

/**
 * The refund to propose: without a fee, and as if suppliers charged nothing and returned everything, because all three
 * are known only later. An admin lowers it before approving it.
 */
export function proposedRefund(ending: Proposed): Refund {
  const { booking } = ending
  const supplierReturns = staysOf(booking)
  return refund(policyOf(booking), {
    ...inputOf(ending),
    supplierFees: 0,
    supplierReturns,
    fee: 0,
  })
}

function inputOf({ booking, startDay, at, by }: Proposed) {
  const { currency, total, policyDay } = booking
  const daysBefore = daysBeforeStart(policyDay ?? startDay, at)
  return { currency, paid: staysOf(booking), total, daysBefore, by }
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
