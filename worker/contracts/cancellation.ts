import { z } from 'zod'
import { day } from './booking-request'
import { HOUR_MS } from './durations'
import { CANCEL_REASONS, money, type CancelReason } from './guest-money'
import { messageText } from './guest-requests'
import { multiline, named } from './schemas'
import { visibleLength } from './text-length'

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

/** Why the company cancels, and words for the guest, which `other` needs. */
export interface CancelWhy {
  reason: CancelReason
  text: string
}

/** A reason that is not on the list is in the company's own words. Null where no reason is given. */
export function readWhy({ reason, text }: { reason: string; text: string }): CancelWhy | null {
  const known = CANCEL_REASONS.find((each) => each === reason.trim())
  const words = known ? text : [reason, text].filter((part) => visibleLength(part) > 0).join('\n\n')
  if ((known ?? 'other') === 'other' && visibleLength(words) === 0) return null
  return { reason: known ?? 'other', text: words }
}

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
