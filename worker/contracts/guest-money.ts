import { z } from 'zod'
import { CURRENCIES } from './currencies'
import { named } from './schemas'
import { RECEIPT_TYPES } from './receipts'
import { REFUND_LINES } from './refund-policy'
import { MONEY_METHODS, PAY_METHODS } from './pay-methods'

/** What a booking's page says of money: sums, deadlines, claims, refunds. */

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

/** Why the company cancels a trip. */
export const CANCEL_REASONS = ['weather', 'minimum', 'vehicle', 'guide', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Money that goes back, or went back. */
const guestRefund = z.object({
  status: z.enum(['proposed', 'approved', 'sent']),
  amount: money,
  /** What the transfer costs, kept. */
  fee: money,
  working: z.array(z.object({ line: z.enum(REFUND_LINES), amount: money })),
  method: z.enum(MONEY_METHODS),
  /** Before this moment it is not sent. */
  sendAfter: deadline,
  /** The bank's day, YYYY-MM-DD. */
  sentOn: z.string().nullable(),
  /** Why, where an admin has proposed it. */
  reason: z.string(),
})
export type GuestRefund = z.infer<typeof guestRefund>

/** How a trip or a hold ended, and what becomes of the money. */
export const guestEnding = z.object({
  /** Who cancelled; null where nothing was cancelled. */
  by: z.enum(['guest', 'company', 'unpaid']).nullable(),
  /** YYYY-MM-DD of Calgary. */
  onDay: z.string().nullable(),
  why: z.enum(CANCEL_REASONS).nullable(),
  /** The company's words. */
  text: z.string(),
  refund: guestRefund.nullable(),
  /** Until then the guest may ask for another date instead; null when not. */
  otherDateUntil: deadline.nullable(),
  /** The guest has asked for another date, and the refund waits. */
  wantsOtherDate: z.boolean(),
  /** Money that came after the date was no longer held; `isInTime` by the bank's day. */
  late: z.object({ received: money, isInTime: z.boolean() }).nullable(),
})
export type GuestEnding = z.infer<typeof guestEnding>

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
