import { refundByTerms } from '../../../contracts/payments/refund-terms'
import type { Statement } from '../../../db/db'
import { refunds } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { refundRow } from '../../../services/bookings/refund-row'
import { readLedger, type Ledger } from '../ledger.queries'
import { termsOf } from './refund-terms'
import type { Owed } from './refunds.sent'

/**
 * A refund that was approved before its trip was cancelled keeps its amount, though the guest was
 * shown more. Once it is sent, the rest is proposed.
 */
export async function restStatements(
  { var: { db, now } }: MemberScope,
  { booking, refund }: Owed,
): Promise<Statement[]> {
  const ledger = await readLedger(db, booking.id)
  const amount = restOf(ledger, refund)
  if (amount <= 0) return []
  const working = [
    { line: 'paid', amount: booking.paid - refund.amount },
    { line: 'refund', amount },
  ] as const
  const row = refundRow(booking, { amount, fee: 0, working, sendAfter: now, now })
  return [db.insert(refunds).select(row)]
}

/** The rest due by the terms at the cancellation; 0 if the company cancelled: the list of late money has it. */
function restOf(ledger: Ledger, { at, amount, fee }: Owed['refund']): number {
  const { booking, cancelled } = ledger
  const terms = termsOf(ledger)
  const isEarlier = booking.status === 'cancelled' && cancelled !== null && at < cancelled.at
  if (!terms || !isEarlier || terms.by === 'company') return 0
  const costs = { supplierFees: 0, supplierReturns: terms.paid, fee: 0 }
  return refundByTerms(terms, costs).refund - amount - fee
}
