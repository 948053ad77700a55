import { z } from 'zod'
import { MONEY_METHODS } from './pay-methods'
import { day } from '../dates/day-span'
import { id, named } from '../schemas'
import { line } from '../text/text-schemas'
import { payLink } from './guest-money'
import { AMOUNT_MAX, MONEY_REASON_MAX } from './booking-limits'

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
