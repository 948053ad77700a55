import { z } from 'zod'
import { email } from './accounts'
import { BOOKING_MOVES, BOOKING_STATUSES, type BookingEvent } from './booking-states'
import { CHANGED_PARTY_MAX, MESSAGE_MAX, PICKUP_KINDS } from './booking-limits'
import { day } from './booking-request'
import { CURRENCIES } from './currencies'
import { MONEY_METHODS, PAY_METHODS } from './pay-methods'
import { REFUND_LINES } from './refund-policy'
import { quote } from './quotes'
import { RECEIPT_TYPES } from './receipts'
import { lang, multiline, named } from './schemas'
import { visibleLength } from './text-length'

/** Requests and responses of `/guest/{pid}`: a booking as its guest sees it. */

export const guestParams = z.object({ pid: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/) })
export const openRequest = z.object({ key: z.string().max(100) })
export const emailCorrection = z.object({ email })
export const messageText = multiline(MESSAGE_MAX).refine(
  (text) => visibleLength(text) >= 1,
  'WriteContent',
)
export const newGuestMessage = z.object({ text: messageText })
/** A wish to change a held or booked trip: at least one of its parts. */
export const changeWish = z
  .object({
    /** The first day, YYYY-MM-DD. */
    day: day.optional(),
    party: z.number().int().min(1).max(CHANGED_PARTY_MAX).optional(),
    text: multiline(MESSAGE_MAX).default(''),
  })
  .refine(
    (wish) => wish.day !== undefined || wish.party !== undefined || visibleLength(wish.text) >= 1,
    { path: ['text'], message: 'WriteContent' },
  )
  .meta({ id: 'ChangeWish' })
export type ChangeWish = z.output<typeof changeWish>
export const withdrawal = z.object({ version: z.number().int().positive() })

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

export const guestMessage = named('GuestMessage', {
  _id: z.number(),
  author: z.enum(['guest', 'staff']),
  text: z.string(),
  /** UTC ms. */
  createdAt: z.number(),
})

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

const events = Object.keys(BOOKING_MOVES) as [BookingEvent, ...BookingEvent[]]

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
const guestEnding = z.object({
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
const guestMoney = z.object({
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

export const guestBooking = named('GuestBooking', {
  pid: z.string(),
  scope: z.enum(['lead', 'pack', 'requester']),
  status: z.enum(BOOKING_STATUSES),
  /** Sent back with every change. */
  version: z.number().int(),
  /** The server's clock, UTC ms. */
  now: z.number(),
  lang,
  /** Null for a trip that the site does not offer. */
  tour: z.object({ id: z.number(), name: z.string(), imageUrl: z.string().nullable() }).nullable(),
  /** The wanted days until a date is held. */
  trip: z.object({
    startDay: z.string().nullable(),
    endDay: z.string().nullable(),
    flexDays: z.number().int(),
    isDeparture: z.boolean(),
  }),
  party: z.object({ adults: z.number().int(), children: z.number().int() }),
  pickup: z.object({ kind: z.enum(PICKUP_KINDS), text: z.string().nullable() }),
  /** Null for companions. */
  guest: z
    .object({
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      notes: z.string().nullable(),
      /** Whether a mistyped address can be corrected now. */
      mayCorrectEmail: z.boolean(),
    })
    .nullable(),
  /** Since when the guest waits for an answer, UTC ms. */
  awaitsSince: z.number().nullable(),
  /** The reason of a declined request, in the company's words. */
  reason: z.string().nullable(),
  messages: z.array(guestMessage),
  /** What the guest said about transfers, the newest first; empty for companions. */
  claims: z.array(claim),
  /** The open quote, also of a change; else the one that holds, or the newest that was declined or has lapsed. */
  quote: quote.optional(),
  /** What holds while a change of it is open. */
  booked: quote.optional(),
  /** The day from which refunds count back after a late change; null where that is the first day of the trip. */
  policyDay: z.string().nullable().optional(),
  /** The day from which refunds count back if the open change is agreed; null where that is its own first day. */
  changePolicyDay: z.string().nullable().optional(),
  /** A wish to change the trip that is not answered yet. */
  wish: z
    .object({
      day: z.string().nullable(),
      party: z.number().int().nullable(),
      /** UTC ms. */
      askedAt: z.number(),
    })
    .optional(),
  /** What a quote can be paid in. */
  currencies: z.array(z.enum(CURRENCIES)).optional(),
  /** From the first hold on; not for companions. */
  money: guestMoney.optional(),
  /** Once all of a trip is paid: the tax in its price, and what came and went back by the bank's days. */
  receipt: z
    .object({ gst: money, payments: z.array(z.object({ day: z.string(), amount: money })) })
    .optional(),
  deadlines: z
    .object({
      quote: deadline.optional(),
      /** Of the deposit. */
      payBy: deadline.optional(),
      /** When an unpaid hold ends. */
      lapseAt: deadline.optional(),
      balanceBy: deadline.optional(),
    })
    .optional(),
  /** Of a booking that ended with a date or with money; not for companions. */
  ending: guestEnding.optional(),
  /** Events that this guest may cause now, `message` and `claim`. */
  actions: z.array(z.enum(['message', 'claim', ...events])),
})
export type GuestBooking = z.infer<typeof guestBooking>
