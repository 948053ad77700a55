import { z } from 'zod'
import { day } from '../dates/day-span'
import { HOUR_MS } from '../dates/durations'
import { id, lang, named } from '../schemas'
import { line, multiline } from '../text/text-schemas'
import { BOOKING_STATUSES } from './booking-states'
import { CANCEL_REASONS } from './event-inputs'
import { deadline, money } from './guest-money'
import { messageText } from './guest-requests'
import { MONEY_METHODS } from './pay-methods'
import { REFUND_LINES } from './refund-policy'

/** The refund after a cancellation, and the cancellation itself. */

export const cancellationPreview = named('CancellationPreview', {
  /** UTC ms. */
  asOf: z.number(),
  /** Days in Calgary until the start. */
  daysBefore: z.int(),
  /** The policy step that applies; null if everything is refunded. */
  rule: z.record(z.string(), z.unknown()).nullable(),
  paid: money,
  /** The amount paid beyond the price. */
  surplus: money,
  /** The most that the company keeps, without the fee. */
  keep: money,
  feeMax: money,
  /** Whether the refund also depends on what hotels and others charge or return, known only later. */
  hangsOnSuppliers: z.boolean(),
  refundMin: money,
  refundMax: money,
})
export type CancellationPreview = z.infer<typeof cancellationPreview>

/** Time for a guest to choose another date after the company cancels; the refund waits until then. */
export const OTHER_DATE_MS = 72 * HOUR_MS

export const otherDate = z.object({ text: messageText })

/** The side that cancels; `day` is the day on which a guest asked to cancel by mail or phone. */
export const deskCancellationQuery = z.object({
  by: z.enum(['guest', 'company']),
  day: day.optional(),
})
export type DeskCancellationQuery = z.output<typeof deskCancellationQuery>

export const cancellation = z.object({
  version: z.int().positive(),
  /** The amount that the guest was shown. */
  preview: z.object({ asOf: z.number(), refundMin: money, refundMax: money }),
  /** The guest's reason, if given. */
  reason: multiline(1000).optional(),
})
export type Cancellation = z.output<typeof cancellation>

/** The end of a booking, as its page shows it. */

/** A refund, sent or not. */
const guestRefund = z.object({
  status: z.enum(['proposed', 'approved', 'sent']),
  amount: money,
  /** The cost of the transfer, deducted from the refund. */
  fee: money,
  working: z.array(z.object({ line: z.enum(REFUND_LINES), amount: money })),
  method: z.enum(MONEY_METHODS),
  /** It is not sent before this time. */
  sendAfter: deadline,
  /** The bank's day, YYYY-MM-DD. */
  sentOn: z.string().nullable(),
  /** The admin's reason, if an admin proposed it. */
  reason: z.string(),
})
export type GuestRefund = z.infer<typeof guestRefund>

/** How a trip or a hold ended, and what happens to the money. */
export const guestEnding = z.object({
  /** The side that cancelled; null where nothing was cancelled. */
  by: z.enum(['guest', 'company', 'unpaid']).nullable(),
  /** YYYY-MM-DD of Calgary. */
  onDay: z.string().nullable(),
  why: z.enum(CANCEL_REASONS).nullable(),
  /** The company's words. */
  text: z.string(),
  refund: guestRefund.nullable(),
  /** Until when the guest can ask for another date instead; null if that is not possible. */
  otherDateUntil: deadline.nullable(),
  /** The guest has asked for another date, so the refund waits. */
  wantsOtherDate: z.boolean(),
  /** Money that came after the date was no longer held; `isInTime` by the bank's day. */
  late: z.object({ received: money, isInTime: z.boolean() }).nullable(),
})
export type GuestEnding = z.infer<typeof guestEnding>

/** Cancelling a trip with all its bookings, by the company. */

/** More would not fit into one batch. */
export const PARTIES_MAX = 8

export const tripParams = z.object({ id })

export const tripCancellationPreview = named('TripCancellationPreview', {
  id: z.int(),
  kind: z.enum(['private', 'departure']),
  tour: z.string().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  /** The affected bookings, with the refund for each. */
  parties: z.array(
    z.object({
      id: z.int(),
      pid: z.string(),
      name: z.string().nullable(),
      lang,
      status: z.enum(BOOKING_STATUSES),
      party: z.int(),
      refund: money,
      hasMail: z.boolean(),
    }),
  ),
  /** Quotes for the trip that could no longer be accepted. */
  openQuotes: z.int(),
})
export type TripCancellationPreview = z.infer<typeof tripCancellationPreview>

export const tripCancellation = z.object({
  /** A code of CANCEL_REASONS, or free text. */
  reason: line(200),
  /** Shown to the guests. */
  text: multiline(1000).default(''),
  /** The ids that were shown; if other bookings are on the trip now, nothing is cancelled. */
  bookings: z.array(id).max(100).optional(),
})
export type TripCancellation = z.output<typeof tripCancellation>

export const cancelledTrip = named('CancelledTrip', {
  id: z.int(),
  status: z.literal('cancelled'),
  bookings: z.array(z.int()),
})
export type CancelledTrip = z.infer<typeof cancelledTrip>
