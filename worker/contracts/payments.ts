import { z } from 'zod'
import type { Currency } from './currencies'
import { MONEY_METHODS } from './pay-methods'
import { day } from './booking-request'
import { id, line, named } from './schemas'
import { claim, money } from './guest-money'
import { BOOKING_STATUSES } from './booking-states'
import { refund, refundTerms } from './refunds'
import { AMOUNT_MAX, MONEY_REASON_MAX } from './money-limits'

/** Requests and responses about the money of bookings. Amounts are cents or whole won of the booking's currency. */

/** Bank fees: what a deposit may lack and an admin may confirm the trip. Cents and whole won. */
const SHORTFALL_MAX = { CAD: 500, KRW: 5000 } as const satisfies Record<Currency, number>

interface Deposited {
  deposit: number
  paid: number
  currency: Currency
}

/** Whether all but a small part of the deposit has come. */
export function mayWaiveShortfall({ deposit, paid, currency }: Deposited): boolean {
  return paid >= deposit || (paid > 0 && deposit - paid <= SHORTFALL_MAX[currency])
}

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
