import { z } from 'zod'
import { day } from '../dates/day-span'
import { codePoints, visibleLength } from '../text/text-length'
import { multiline } from '../text/text-schemas'

/** Inputs of admins for events of a booking; the rows of `booking-events.ts` name them. */

/** The company's reasons for cancelling a trip. */
export const CANCEL_REASONS = ['weather', 'minimum', 'vehicle', 'guide', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** The company's reason for cancelling, and a text for the guest, which `other` requires. */
export interface CancelWhy {
  reason: CancelReason
  text: string
}

export const REASON_MAX = 1000
export const HOURS_MAX = 240

/** Ways for a guest to agree other than on the booking's page. */
export const AGREED_BY = ['phone', 'mail', 'chat'] as const
export type AgreedBy = (typeof AGREED_BY)[number]

export const nothing = z.object({})

/** A reason that the guest reads. */
export const reason = z.object({
  reason: multiline(REASON_MAX)
    .refine((text) => visibleLength(text) > 0, 'WriteContent')
    .prefault(''),
})

/** A reason that the effect may do without. */
export const reasonIfNeeded = z.object({ reason: multiline(REASON_MAX).default('') })

/** A note for the books, and whether the trip is confirmed although almost none of the deposit has arrived. */
export const waiver = reasonIfNeeded.extend({ withoutDeposit: z.boolean().default(false) })

/** The day on which the guest asked to cancel, YYYY-MM-DD; today if none is given. */
export const askedOn = z.object({ day: day.optional() })

/** A code of CANCEL_REASONS with more words for the guest, or free text. */
export const companyReason = z
  .object({
    reason: multiline(REASON_MAX).default(''),
    text: multiline(REASON_MAX).default(''),
  })
  .transform((typed, context): CancelWhy => {
    const why = readWhy(typed)
    if (why !== null && codePoints(why.text) <= REASON_MAX) return why
    const issue = { code: 'custom', input: typed } as const
    // The event stores both as one text.
    if (why) context.addIssue({ ...issue, path: ['text'], message: 'TextTooLong' })
    else context.addIssue({ ...issue, path: [fieldWithout(typed)], message: 'WriteContent' })
    return z.NEVER
  })

/** Additional hours for the deposit. */
export const moreHours = z.object({
  hours: z.int().min(1).max(HOURS_MAX).default(24),
})

/** The channel through which the guest agreed. */
export const agreement = z.object({ via: z.enum(AGREED_BY) })

/** A reason that is not on the list is free text from the company. Null if no reason is given. */
export function readWhy({ reason, text }: { reason: string; text: string }): CancelWhy | null {
  const known = CANCEL_REASONS.find((each) => each === reason.trim())
  const words = known ? text : [reason, text].filter((part) => visibleLength(part) > 0).join('\n\n')
  if ((known ?? 'other') === 'other' && visibleLength(words) === 0) return null
  return { reason: known ?? 'other', text: words }
}

/** A code lacks its text, an empty reason itself. */
function fieldWithout({ reason: given }: { reason: string }): 'reason' | 'text' {
  return given === '' ? 'reason' : 'text'
}
