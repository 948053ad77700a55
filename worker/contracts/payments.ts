import { z } from 'zod'
import { BOOKING_STATUSES } from './booking-states'
import { day } from './booking-request'
import { CURRENCIES, type Currency } from './currencies'
import { claim, money } from './guest-booking'
import { MONEY_METHODS } from './pay-methods'
import type { RefundPolicy } from './refund-policy'
import { refundPolicy } from './refund-policy-schema'
import { id, line, named } from './schemas'

/** Requests and responses about the money of bookings. Amounts are cents or whole won of the booking's currency. */

const AMOUNT_MAX = 100_000_000
const MONEY_REASON_MAX = 200

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
const refundTerms = named('RefundTerms', {
  policy,
  currency: z.enum(CURRENCIES),
  paid: z.number().int(),
  total: z.number().int(),
  /** Days of Calgary from the cancellation to the start. */
  daysBefore: z.number().int(),
  by: z.enum(['guest', 'company', 'noShow']),
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
