import { z } from 'zod'
import { AMOUNT_MAX, MONEY_REASON_MAX } from './booking-limits'
import { MONEY_METHODS } from './pay-methods'
import { line } from '../text/text-schemas'

/** A refund as an admin enters it. */

/** Whether a refund's amount follows from the terms. */
export function isByTerms(refund: {
  supplierFees?: number | undefined
  supplierReturns?: number | undefined
}): boolean {
  return refund.supplierFees !== undefined || refund.supplierReturns !== undefined
}

const costs = z.int().min(0).max(AMOUNT_MAX)

/**
 * Either an amount that an admin decides or, with one of the suppliers' amounts, the amount from the terms. An amount
 * sent along with those is the one that was shown.
 */
const refundFields = z.object({
  amount: costs.optional(),
  /** The cost of the transfer, deducted from the refund. */
  fee: costs.default(0),
  /** The amount that airlines and hotels keep. */
  supplierFees: costs.optional(),
  /** The amount that suppliers return to the company. */
  supplierReturns: costs.optional(),
  /** Defaults to the method by which the money came. */
  method: z.enum(MONEY_METHODS).optional(),
  /** A payee other than the original payer; needs a reason. */
  payee: line(MONEY_REASON_MAX).optional(),
  /** Also shown to the guest. */
  reason: line(MONEY_REASON_MAX).default(''),
})
export const newRefund = refundFields.refine(
  (refund) => (refund.amount ?? 0) > 0 || isByTerms(refund),
  { path: ['amount'], message: 'Invalid' },
)
export type NewRefund = z.output<typeof newRefund>
