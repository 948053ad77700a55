import { z } from 'zod'
import { MONEY_METHODS } from '../bookings/pay-methods'
import { day } from '../dates/day-span'
import { id, named } from '../schemas'
import { line } from '../text/text-schemas'
import { AMOUNT_MAX, MONEY_REASON_MAX } from './money-limits'

/** What the desk sends about the money of bookings. Amounts are cents or whole won of the booking's currency. */

/** Money that was seen: a receipt, or one that the bank took back where `amount` is negative. */
export const newPayment = z.object({
  amount: z
    .number()
    .int()
    .min(-AMOUNT_MAX)
    .max(AMOUNT_MAX)
    .refine((value) => value !== 0, 'Invalid'),
  method: z.enum(MONEY_METHODS),
  /** The bank's, YYYY-MM-DD. */
  day,
  reason: line(MONEY_REASON_MAX).default(''),
  /** Of the bank's statement. */
  entryId: id.optional(),
  /** In the entry's currency, where that is another one. */
  entryAmount: z.number().int().min(-AMOUNT_MAX).max(AMOUNT_MAX).optional(),
  /** How the amount was converted. */
  rateNote: line(MONEY_REASON_MAX).optional(),
})
export type NewPayment = z.output<typeof newPayment>

/** How the balance is paid: by its deadline, or in cash on the day of the trip. */
export const balanceChange = named('BalanceChange', {
  version: z.number().int().positive(),
  isCash: z.boolean(),
})
export type BalanceChange = z.output<typeof balanceChange>

/** The bank's days of the ledger's file, YYYY-MM-DD; all without them. */
export const paymentsExport = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'Invalid',
  })
