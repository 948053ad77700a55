import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { named } from '../schemas'
import { isPayLink, PAY_METHODS, RECEIPT_TYPES } from './pay-methods'

/** Money on a booking's page: amounts, deadlines, claims. */

/** Cents or whole won. */
export const money = z
  .strictObject({ currency: z.enum(CURRENCIES), amount: z.int() })
  .meta({ id: 'Money' })
export type Money = z.infer<typeof money>

/** An instant with its text in Calgary's time. */
export const deadline = named('Deadline', {
  /** UTC ms. */
  at: z.number(),
  /** YYYY-MM-DD HH:MM in Calgary. */
  text: z.string(),
})
export type Deadline = z.infer<typeof deadline>

/** A guest's claim about a transfer. */
export const claim = named('Claim', {
  id: z.number(),
  amount: money,
  method: z.string(),
  /** The day on which it was sent, YYYY-MM-DD. */
  day: z.string(),
  /** The sender. */
  payer: z.string(),
  /** The type of the attached file. */
  receipt: z.enum(RECEIPT_TYPES).nullable(),
  /** UTC ms. */
  at: z.number(),
  /** When money came, UTC ms. */
  settledAt: z.number().nullable(),
})
export type Claim = z.infer<typeof claim>

/** The price of a held booking, and how it is paid. `due` is the unpaid part of the deposit, later of the total. */
export const guestMoney = z.object({
  total: money,
  deposit: money,
  received: money,
  due: money,
  /** The amount received beyond the total, without what is on its way back. */
  surplus: money,
  /** Approved refunds that are not sent yet. */
  goingBack: money,
  /** As written on a transfer: M482711. */
  reference: z.string().nullable(),
  method: z.enum(PAY_METHODS).nullable(),
})

/** The address of a payment page with `{amount}`, `{currency}` and `{reference}`; empty for none. */
export const payLink = z
  .string()
  .trim()
  .max(500)
  .refine((link) => link === '' || isPayLink(link), 'Invalid')
