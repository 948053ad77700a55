import { z } from 'zod'
import { day } from '../dates/day-span'
import { HOUR_MS } from '../dates/durations'
import { money } from './guest-money'
import { messageText } from './guest-requests'
import { named } from '../schemas'
import { multiline } from '../text/text-schemas'

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
