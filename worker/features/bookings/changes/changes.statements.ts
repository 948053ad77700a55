import type { SQL } from 'drizzle-orm'
import {
  refund as computeRefund,
  type RefundPolicy,
} from '../../../contracts/payments/refund-policy'
import type { Statement } from '../../../db/db'
import type { BookingRow } from '../../../db/schema/bookings'
import { assignStatements } from '../../../services/bookings/assignments'
import type { BookingScope } from '../../../services/bookings/booking-mail'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import { proposeStatements } from '../../../services/bookings/refund-statements'
import { changeBooking } from '../../../services/bookings/waiting'
import { supersedeQuotes, endQuote } from '../quotes/quotes.open'
import { changedColumns, type Change } from './changes.rules'

export interface Agreement {
  columns: ReturnType<typeof changedColumns>
  tripId: SQL<number>
}

/** Marks the new quote as accepted and gives the booking its values. */
export function agreedStatements(
  scope: BookingScope,
  change: Change,
  { columns, tripId }: Agreement,
): Statement[] {
  const { db, now } = scope
  const { booking, quote } = change
  const { id, tourId, lang, status } = booking
  return [
    supersedeQuotes(db, id, 'accepted'),
    endQuote(db, quote.id, 'accepted'),
    changeBooking(db, id, { ...columns, tripId }),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    ...surplusStatements(scope, change, columns.total),
    ...seatsChangedStatements(db, tourId, now),
  ]
}

/** Proposes a full refund of the amount paid beyond the new price. */
function surplusStatements({ db, now }: BookingScope, { booking, quote }: Change, total: number) {
  const surplus = surplusOf(booking, total)
  const { currency, paid } = booking
  const whole = computeRefund(JSON.parse(quote.policy) as RefundPolicy, {
    currency,
    paid: paid - booking.refundOpen,
    total,
    daysBefore: 0,
    supplierFees: 0,
    supplierReturns: 0,
    fee: 0,
    by: 'guest',
  })
  const working = whole.working.filter(({ line }) => line === 'paid' || line === 'surplus')
  const refund = { ...whole, refund: surplus, working }
  return proposeStatements(db, booking, { refund, sendAfter: now, now })
}

/** The amount paid beyond the new price and not being refunded already, in cents or whole won. */
export function surplusOf(
  { paid, refundOpen }: Pick<BookingRow, 'paid' | 'refundOpen'>,
  total: number,
): number {
  return Math.max(0, paid - refundOpen - total)
}
