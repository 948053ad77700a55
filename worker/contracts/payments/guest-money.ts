import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { named } from '../schemas'
import { RECEIPT_TYPES } from './receipts'
import { PAY_METHODS } from '../bookings/pay-methods'

/** What a booking's page says of money: sums, deadlines, claims. */

/** Cents or whole won. */
export const money = z
  .strictObject({ currency: z.enum(CURRENCIES), amount: z.number().int() })
  .meta({ id: 'Money' })
export type Money = z.infer<typeof money>

/** An instant with the text that Calgary's clock shows. */
export const deadline = named('Deadline', {
  /** UTC ms. */
  at: z.number(),
  /** YYYY-MM-DD HH:MM in Calgary. */
  text: z.string(),
})
export type Deadline = z.infer<typeof deadline>

/** What the guest said about a transfer. */
export const claim = named('Claim', {
  id: z.number(),
  amount: money,
  method: z.string(),
  /** On which it was sent, YYYY-MM-DD. */
  day: z.string(),
  /** Who sent it. */
  payer: z.string(),
  /** The type of the file that came with it. */
  receipt: z.enum(RECEIPT_TYPES).nullable(),
  /** UTC ms. */
  at: z.number(),
  /** When money came, UTC ms. */
  settledAt: z.number().nullable(),
})
export type Claim = z.infer<typeof claim>

/** What a held booking costs, and how it is paid. `due` is what is missing of the deposit, later of the total. */
export const guestMoney = z.object({
  total: money,
  deposit: money,
  received: money,
  due: money,
  /** Received beyond the total. */
  surplus: money,
  /** As it is written on a transfer: M482711. */
  reference: z.string().nullable(),
  method: z.enum(PAY_METHODS).nullable(),
})
