import { z } from 'zod'
import { day } from '../dates/day-span'
import { id, named } from '../schemas'
import { line } from '../text/text-schemas'
import { AMOUNT_MAX, MONEY_REASON_MAX } from './booking-limits'
import { BOOKING_STATUSES } from './booking-states'
import { claim, money, payLink } from './guest-money'
import { MONEY_METHODS } from './pay-methods'
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

/** Requests of the desk about a booking's money. Amounts are cents or whole won of the booking's currency. */

/** Money seen at the bank: a receipt or, with a negative `amount`, one that the bank reversed. */
export const newPayment = z.object({
  amount: z
    .int()
    .min(-AMOUNT_MAX)
    .max(AMOUNT_MAX)
    .refine((value) => value !== 0, 'Invalid'),
  method: z.enum(MONEY_METHODS),
  /** The bank's day, YYYY-MM-DD. */
  day,
  reason: line(MONEY_REASON_MAX).default(''),
  /** The entry of the bank statement. */
  entryId: id.optional(),
  /** In the entry's currency, if it differs. */
  entryAmount: z.int().min(-AMOUNT_MAX).max(AMOUNT_MAX).optional(),
  /** Note on the conversion rate. */
  rateNote: line(MONEY_REASON_MAX).optional(),
  /** The admin was asked about the amount, and is sure. */
  isSure: z.boolean().optional(),
})
export type NewPayment = z.output<typeof newPayment>

/** A payment link for one booking, in place of the company's; empty for none of its own. */
export const payLinkChange = named('PayLinkChange', {
  version: z.int().positive(),
  link: payLink,
})
export type PayLinkChange = z.output<typeof payLinkChange>

/** How the balance is paid: by its deadline, or in cash on the day of the trip. */
export const balanceChange = named('BalanceChange', {
  version: z.int().positive(),
  isCash: z.boolean(),
})
export type BalanceChange = z.output<typeof balanceChange>
