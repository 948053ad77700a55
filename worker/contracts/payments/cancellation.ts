import { z } from 'zod'
import { day } from '../dates/day-span'
import { HOUR_MS } from '../dates/durations'
import { money } from './guest-money'
import { messageText } from '../bookings/guest-requests'
import { named } from '../schemas'
import { multiline } from '../text/text-schemas'

/** What a guest gets back after a cancellation, and the cancellation itself. */

export const cancellationPreview = named('CancellationPreview', {
  /** UTC ms. */
  asOf: z.number(),
  /** Days of Calgary to the start. */
  daysBefore: z.number().int(),
  /** The step of the policy that decides; null when all goes back. */
  rule: z.record(z.string(), z.unknown()).nullable(),
  paid: money,
  /** Paid beyond the price. */
  surplus: money,
  /** What the company keeps at most, without the fee. */
  keep: money,
  feeMax: money,
  refundMin: money,
  refundMax: money,
})
export type CancellationPreview = z.infer<typeof cancellationPreview>

/** A guest of a trip that the company cancels may choose another date for so long, and the refund waits. */
export const OTHER_DATE_MS = 72 * HOUR_MS

export const otherDate = z.object({ text: messageText })

/** Whose cancellation is looked at: `day` is that of a guest's mailed or phoned wish. */
export const deskCancellationQuery = z.object({
  by: z.enum(['guest', 'company']),
  day: day.optional(),
})
export type DeskCancellationQuery = z.output<typeof deskCancellationQuery>

export const cancellation = z.object({
  version: z.number().int().positive(),
  /** What the guest was shown. */
  preview: z.object({ asOf: z.number(), refundMin: money, refundMax: money }),
  /** Why, where the guest says so. */
  reason: multiline(1000).optional(),
})
export type Cancellation = z.output<typeof cancellation>
