import { z } from 'zod'
import { id, named } from '../schemas'
import { day } from '../dates/day-span'
import { money } from './guest-money'
import type { RefundPolicy } from './refund-policy'
import { refundPolicy } from './refund-policy-schema'
import { CURRENCIES } from '../currencies'

/** A booking's refunds, and the terms that they are computed by. */

/** Approving and sending are separate steps. */
export const refundAct = z.discriminatedUnion('status', [
  z.object({ status: z.literal('approved'), version: z.int().positive() }),
  z.object({
    status: z.literal('sent'),
    version: z.int().positive(),
    /** The bank's day, YYYY-MM-DD. */
    day,
  }),
  z.object({ status: z.literal('void'), version: z.int().positive() }),
])
export type RefundAct = z.output<typeof refundAct>

export const refundParams = z.object({ id, rid: id })

export const refund = z.object({
  id: z.number(),
  version: z.int(),
  amount: money,
  fee: money,
  status: z.enum(['proposed', 'approved', 'sent', 'void']),
  working: z.array(z.object({ line: z.string(), amount: z.int() })),
  /** Not sent before this time, UTC ms. */
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
  paid: z.int(),
  total: z.int(),
  /** Days in Calgary from the cancellation to the start. */
  daysBefore: z.int(),
  by: z.enum(['guest', 'company', 'noShow']),
})
