import { z } from 'zod'
import { REFUND_LINES } from './refund-policy'
import { MONEY_METHODS } from './pay-methods'
import { money, deadline } from './guest-money'
import { CANCEL_REASONS } from './event-inputs'

/** The end of a booking, as its page shows it. */

/** A refund, sent or not. */
const guestRefund = z.object({
  status: z.enum(['proposed', 'approved', 'sent']),
  amount: money,
  /** The cost of the transfer, deducted from the refund. */
  fee: money,
  working: z.array(z.object({ line: z.enum(REFUND_LINES), amount: money })),
  method: z.enum(MONEY_METHODS),
  /** It is not sent before this time. */
  sendAfter: deadline,
  /** The bank's day, YYYY-MM-DD. */
  sentOn: z.string().nullable(),
  /** The admin's reason, if an admin proposed it. */
  reason: z.string(),
})
export type GuestRefund = z.infer<typeof guestRefund>

/** How a trip or a hold ended, and what happens to the money. */
export const guestEnding = z.object({
  /** The side that cancelled; null where nothing was cancelled. */
  by: z.enum(['guest', 'company', 'unpaid']).nullable(),
  /** YYYY-MM-DD of Calgary. */
  onDay: z.string().nullable(),
  why: z.enum(CANCEL_REASONS).nullable(),
  /** The company's words. */
  text: z.string(),
  refund: guestRefund.nullable(),
  /** Until when the guest can ask for another date instead; null if that is not possible. */
  otherDateUntil: deadline.nullable(),
  /** The guest has asked for another date, so the refund waits. */
  wantsOtherDate: z.boolean(),
  /** Money that came after the date was no longer held; `isInTime` by the bank's day. */
  late: z.object({ received: money, isInTime: z.boolean() }).nullable(),
})
export type GuestEnding = z.infer<typeof guestEnding>
