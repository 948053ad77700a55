import { staysOf } from '../../contracts/bookings/booking-sums'
import type { Refund } from '../../contracts/bookings/refund-policy'
import { refundByTerms } from '../../contracts/bookings/refund-terms'
import { isByTerms, type NewRefund } from '../../contracts/bookings/refunds'
import type { BookingRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import { policyOf } from '../data/ending'
import { type Ledger, termsOf } from './desk-money'

/**
 * The amount of a proposed refund: computed by the terms, or decided by an admin.
 * @throws AppError Invalid, NotPossibleNow, PreviewChanged
 */
export function workOut(
  ledger: Ledger,
  proposal: NewRefund,
): { amount: number; fee: number; working: Refund['working']; keeps: number | null } {
  const { booking } = ledger
  const { amount = 0, fee, supplierFees = 0, supplierReturns = 0 } = proposal
  if (fee > mostFee(booking)) throw new AppError('Invalid', { fields: { fee: 'Invalid' } })
  if (!isByTerms(proposal)) {
    const working: Refund['working'] = [
      { line: 'paid', amount: staysOf(booking) },
      { line: 'fee', amount: -fee },
      { line: 'refund', amount },
    ]
    const lines = working.filter((each) => each.line !== 'fee' || fee > 0)
    return { amount, fee, working: lines, keeps: null }
  }
  const terms = termsOf(ledger)
  if (!terms) throw new AppError('NotPossibleNow')
  const worked = refundByTerms(terms, { supplierFees, supplierReturns, fee })
  if (proposal.amount !== undefined && proposal.amount !== worked.refund)
    throw new AppError('PreviewChanged')
  const { refund, keep, working } = worked
  return { amount: refund, fee: worked.fee, working, keeps: keep }
}

/** The highest fee that a refund may cost the guest. It is free if the company cancelled or no trip was booked. */
function mostFee(booking: BookingRow): number {
  const { status, cancelKind, currency } = booking
  const isFree = cancelKind === 'company' || status === 'expired' || status === 'closed'
  return isFree ? 0 : policyOf(booking).feeMax[currency]
}

/** The detail of the audit log. */
export function detailOf(
  { currency }: Pick<BookingRow, 'currency'>,
  { supplierFees, supplierReturns }: NewRefund,
  amount: number,
): string {
  const known = [
    ['suppliers keep', supplierFees],
    ['suppliers return', supplierReturns],
  ].flatMap(([text, of]) => (of === undefined ? [] : [`${text} ${of}`]))
  return [`${amount} ${currency}`, ...known].join(', ')
}
