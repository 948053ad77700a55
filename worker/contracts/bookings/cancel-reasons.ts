import { visibleLength } from '../text/text-length'

/** The company's reasons for cancelling a trip. */
export const CANCEL_REASONS = ['weather', 'minimum', 'vehicle', 'guide', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** The company's reason for cancelling, and a text for the guest, which `other` requires. */
export interface CancelWhy {
  reason: CancelReason
  text: string
}

/** A reason that is not on the list is free text from the company. Null if no reason is given. */
export function readWhy({ reason, text }: { reason: string; text: string }): CancelWhy | null {
  const known = CANCEL_REASONS.find((each) => each === reason.trim())
  const words = known ? text : [reason, text].filter((part) => visibleLength(part) > 0).join('\n\n')
  if ((known ?? 'other') === 'other' && visibleLength(words) === 0) return null
  return { reason: known ?? 'other', text: words }
}
