import { z } from 'zod'
import { AMOUNT_MAX, MONEY_REASON_MAX } from './money-limits'
import { MONEY_METHODS } from '../bookings/pay-methods'
import { line } from '../text/text-schemas'

/** A refund as an admin enters it. */

/** Whether a refund is what the terms give. */
export function isByTerms(refund: {
  supplierFees?: number | undefined
  supplierReturns?: number | undefined
}): boolean {
  return refund.supplierFees !== undefined || refund.supplierReturns !== undefined
}

const costs = z.number().int().min(0).max(AMOUNT_MAX)

/**
 * An amount that an admin decides; or, with either of the suppliers' amounts, what the terms give. An amount beside them is
 * the one that was shown.
 */
const refundFields = z.object({
  amount: costs.optional(),
  /** What the transfer costs, kept from the guest. */
  fee: costs.default(0),
  /** What airlines and hotels keep. */
  supplierFees: costs.optional(),
  /** What suppliers return to the company. */
  supplierReturns: costs.optional(),
  /** Without one, as the money came. */
  method: z.enum(MONEY_METHODS).optional(),
  /** Another one than the payer who was seen; needs a reason. */
  payee: line(MONEY_REASON_MAX).optional(),
  /** For the guest too. */
  reason: line(MONEY_REASON_MAX).default(''),
})
export const newRefund = refundFields.refine(
  (refund) => (refund.amount ?? 0) > 0 || isByTerms(refund),
  { path: ['amount'], message: 'Invalid' },
)
export type NewRefund = z.output<typeof newRefund>
