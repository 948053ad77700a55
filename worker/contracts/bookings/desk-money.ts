import { z } from 'zod'
import { named } from '../schemas'
import { claim, money } from './guest-money'
import { BOOKING_STATUSES } from './booking-states'
import { refund, refundTerms } from './refunds'

/** The money of one booking at the desk. */

const payment = z.object({
  id: z.number(),
  kind: z.enum(['receipt', 'refund', 'reversal', 'moved']),
  amount: money,
  day: z.string(),
  method: z.string(),
  entryId: z.number().nullable(),
  rateNote: z.string().nullable(),
  reason: z.string(),
  /** UTC ms. */
  at: z.number(),
})

/** A booking's money as admins see it. */
export const deskMoney = named('DeskMoney', {
  status: z.enum(BOOKING_STATUSES),
  version: z.int(),
  total: money,
  deposit: money,
  paid: money,
  /** Approved refunds that have not been sent. */
  refundOpen: money,
  /** The part of `paid` that pays for the trip: without open refunds and fees of sent ones. */
  stays: money,
  /** When the balance is due, UTC ms; null if it is paid in cash on the day of the trip. */
  balanceBy: z.number().nullable(),
  /** The booking's own payment link, with its placeholders. */
  payLink: z.string().nullable(),
  payments: z.array(payment),
  refunds: z.array(refund),
  /** The terms that a refund is computed by; null if an admin decides: during the trip, and after a refund. */
  terms: refundTerms.nullable(),
  claims: z.array(claim),
})
export type DeskMoney = z.infer<typeof deskMoney>
