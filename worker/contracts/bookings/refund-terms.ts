import type { DatedTrip } from './booking-deadlines'
import type { QuoteLine } from './quote-prices'
import type { QuoteDay } from './quotes'
import {
  refund,
  returnsAll,
  stepOf,
  type Refund,
  type RefundInput,
  type RefundPolicy,
} from './refund-policy'

/** A refund by the terms of its trip, and whether suppliers have a part in it. */

/** The terms of a refund after a trip ended, without the admin's input. */
interface RefundTerms extends Pick<
  RefundInput,
  'currency' | 'paid' | 'total' | 'daysBefore' | 'by'
> {
  policy: RefundPolicy
}

/** Amounts known only after the cancellation, in the booking's currency. */
type RefundCosts = Pick<RefundInput, 'supplierFees' | 'supplierReturns' | 'fee'>

interface Quoted {
  lines: readonly Pick<QuoteLine, 'kind'>[]
  days: readonly Pick<QuoteDay, 'stay'>[]
}

/** Whether the refund depends on the suppliers' returns, up to a percentage. */
export function countsReturns({ policy, ...input }: RefundTerms): boolean {
  const step = stepOf(policy, input)
  return !returnsAll(input) && 'share' in step && step.share === 'supplier'
}

/**
 * The refund by the terms. Its working lists the suppliers' returns, and the amount they keep if
 * the policy already keeps a part.
 */
export function refundByTerms({ policy, ...input }: RefundTerms, costs: RefundCosts): Refund {
  const { supplierFees, supplierReturns } = costs
  const worked = refund(policy, { ...input, ...costs })
  const keepsMore = worked.working.some(({ line }) => line === 'policy')
  const told = [
    { line: 'suppliersKeep' as const, amount: keepsMore ? supplierFees : 0 },
    {
      line: 'suppliersReturn' as const,
      amount: countsReturns({ policy, ...input }) ? supplierReturns : 0,
    },
  ].filter(({ amount }) => amount > 0)
  const at = worked.working.findIndex(({ line }) => line !== 'paid' && line !== 'surplus')
  return { ...worked, working: worked.working.toSpliced(at, 0, ...told) }
}

/** Whether hotels, airlines or others may charge for a cancellation: of a trip with a night, or if its quote names them. */
export function hasSuppliers(
  { startDay, endDay }: Pick<DatedTrip, 'startDay' | 'endDay'>,
  quoted: Quoted | null,
): boolean {
  if (endDay > startDay) return true
  const { lines = [], days = [] } = quoted ?? {}
  return (
    lines.some(({ kind }) => kind === 'supplier' || kind === 'room') ||
    days.some(({ stay = '' }) => stay !== '')
  )
}
