import { z } from 'zod'
import { AMOUNT_MAX, MONEY_REASON_MAX } from './money-limits'
import { MONEY_METHODS } from './pay-methods'
import { id, line, named } from './schemas'
import { day } from './booking-request'
import { money } from './guest-money'
import type { RefundPolicy } from './refund-policy'
import { refundPolicy } from './refund-policy-schema'
import { CURRENCIES } from './currencies'

/** Requests and responses of a booking's refunds. */

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

/** Approval and sending are two acts. */
export const refundAct = z.discriminatedUnion('status', [
  z.object({ status: z.literal('approved'), version: z.number().int().positive() }),
  z.object({
    status: z.literal('sent'),
    version: z.number().int().positive(),
    /** The bank's, YYYY-MM-DD. */
    day,
  }),
  z.object({ status: z.literal('void'), version: z.number().int().positive() }),
])
export type RefundAct = z.output<typeof refundAct>

export const refundParams = z.object({ id, rid: id })

export const refund = z.object({
  id: z.number(),
  version: z.number().int(),
  amount: money,
  fee: money,
  status: z.enum(['proposed', 'approved', 'sent', 'void']),
  working: z.array(z.object({ line: z.string(), amount: z.number().int() })),
  /** Not before this moment, UTC ms. */
  sendAfter: z.number(),
  method: z.string(),
  payee: z.string().nullable(),
  reason: z.string(),
  at: z.number(),
})

const policy: z.ZodType<RefundPolicy> = refundPolicy
export const refundTerms = named('RefundTerms', {
  policy,
  currency: z.enum(CURRENCIES),
  paid: z.number().int(),
  total: z.number().int(),
  /** Days of Calgary from the cancellation to the start. */
  daysBefore: z.number().int(),
  by: z.enum(['guest', 'company', 'noShow']),
})
