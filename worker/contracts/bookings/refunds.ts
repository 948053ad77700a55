import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { day } from '../dates/day-span'
import { readCursor } from '../list-cursor'
import { id, lang, named } from '../schemas'
import { line } from '../text/text-schemas'
import { AMOUNT_MAX, MONEY_REASON_MAX } from './booking-limits'
import { BOOKING_STATUSES } from './booking-states'
import { money } from './guest-money'
import { MONEY_METHODS } from './pay-methods'
import type { RefundPolicy } from './refund-policy'
import { refundPolicy } from './refund-policy-schema'

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

/** The desk's list of refunds. */

export const REFUND_LISTS = ['proposed', 'approved', 'sent'] as const
export type RefundList = (typeof REFUND_LISTS)[number]

export const refundsQuery = z.object({
  state: z.enum(REFUND_LISTS).catch('proposed').default('proposed'),
  cursor: z.string().max(200).optional().transform(readCursor),
})
export type RefundsQuery = z.output<typeof refundsQuery>

/** A booking as both lists name it. */
const bookingFields = {
  id: z.number(),
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  version: z.int(),
  /** Null once the booking is erased. */
  name: z.string().nullable(),
  lang,
  tour: z.string().nullable(),
  /** The first day of its trip or quote, YYYY-MM-DD. */
  day: z.string().nullable(),
  reference: z.string().nullable(),
  paid: money,
}

const refundRow = named('RefundRow', {
  ...refund.shape,
  /** The bank's day, YYYY-MM-DD. */
  sentOn: z.string().nullable(),
  /** The guest of a trip that the company cancelled prefers another date. */
  wantsOtherDate: z.boolean(),
  booking: z.object(bookingFields),
})
export type RefundRow = z.infer<typeof refundRow>

export const refundList = named('RefundList', {
  refunds: z.array(refundRow),
  counts: z.object({
    proposed: z.int(),
    approved: z.int(),
    late: z.int(),
  }),
  cursor: z.string().nullable(),
})
export type RefundPage = z.infer<typeof refundList>

/** Money that arrived when no date was held. */

export const lateMoneyQuery = refundsQuery.pick({ cursor: true })
export type LateMoneyQuery = z.output<typeof lateMoneyQuery>

const lateMoneyRow = named('LateMoneyRow', {
  ...bookingFields,
  party: z.int(),
  deposit: money,
  /** The amount that counts if a date is held again. */
  stays: money,
  /** The part of `paid` that no refund covers. */
  late: money,
  /** The bank's day of the newest receipt, YYYY-MM-DD. */
  receivedOn: z.string().nullable(),
  /** Whether the deposit arrived before the shown deadline, by the bank's days. */
  isInTime: z.boolean(),
  /** Whether a date was held before, and its days are not over. */
  mayRevive: z.boolean(),
})
export type LateMoneyRow = z.infer<typeof lateMoneyRow>

export const lateMoneyList = named('LateMoneyList', {
  bookings: z.array(lateMoneyRow),
  cursor: z.string().nullable(),
})
export type LateMoneyPage = z.infer<typeof lateMoneyList>
