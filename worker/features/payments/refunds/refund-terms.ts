import type { DeskMoney } from '../../../contracts/payments/desk-money'
import { policyOf } from '../../../services/bookings/ending'
import type { Ledger } from '../ledger.queries'

type Terms = NonNullable<DeskMoney['terms']>

/** The terms by which the refund of an ended trip is computed; null if none apply or a refund was sent. */
export function termsOf({ booking, payments, refunds, cancelled }: Ledger): Terms | null {
  const { currency, paid, total, status, cancelKind } = booking
  const input = { policy: policyOf(booking), currency, paid, total }
  if (status === 'no_show')
    return refunds.some((refund) => refund.status === 'sent')
      ? null
      : { ...input, daysBefore: 0, by: 'noShow' }
  if (status !== 'cancelled' || !cancelled) return null
  const { at: endedAt, daysBefore } = cancelled
  const wentBack = payments.some(({ kind, at }) => kind === 'refund' && at >= endedAt)
  if (daysBefore === null || wentBack) return null
  return { ...input, daysBefore, by: cancelKind === 'company' ? 'company' : 'guest' }
}
