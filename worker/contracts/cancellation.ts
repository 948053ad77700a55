import { z } from 'zod'
import { money } from './guest-booking'
import { named } from './schemas'

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

export const cancellation = z.object({
  version: z.number().int().positive(),
  /** What the guest was shown. */
  preview: z.object({ asOf: z.number(), refundMin: money, refundMax: money }),
})
export type Cancellation = z.output<typeof cancellation>
