import { z } from 'zod'
import { named } from '../schemas'
import { claim, money } from './guest-money'
import { BOOKING_STATUSES } from '../bookings/booking-states'
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

/** The money of a booking as admins see it. */
export const deskMoney = named('DeskMoney', {
  status: z.enum(BOOKING_STATUSES),
  version: z.number().int(),
  total: money,
  deposit: money,
  paid: money,
  /** Approved refunds that are not sent. */
  refundOpen: money,
  /** When the balance is due, UTC ms; null where it is paid in cash on the day. */
  balanceBy: z.number().nullable(),
  payments: z.array(payment),
  refunds: z.array(refund),
  /** By which a refund is worked out; null where an admin decides: while the trip goes on, and after money went back. */
  terms: refundTerms.nullable(),
  claims: z.array(claim),
})
export type DeskMoney = z.infer<typeof deskMoney>
