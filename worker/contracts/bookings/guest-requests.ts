import { z } from 'zod'
import { email } from '../accounts/accounts'
import { day } from '../dates/day-span'
import { id, named } from '../schemas'
import { foldTyped } from '../text/fold-typed'
import { visibleLength } from '../text/text-length'
import { line, multiline } from '../text/text-schemas'
import { CHANGED_PARTY_MAX, MESSAGE_MAX } from './booking-limits'
import { CLAIM_PAYER_MAX, PAY_METHODS, RECEIPT_MAX_BYTES } from './pay-methods'

/** Requests from a booking's page. */

/** Crockford's alphabet has no case. */
export const guestParams = z.object({
  pid: z
    .string()
    .toUpperCase()
    .regex(/^[0-9A-HJKMNP-TV-Z]{10}$/),
})
/** The key as it was found in an address: what was copied after its 43 characters is not part of it. */
export const openRequest = z.object({
  key: z
    .string()
    .max(1000)
    .overwrite((key) => /^[\w-]{43}/.exec(key)?.[0] ?? key),
})
/** Six digits, however they are grouped or written. */
export const codeRequest = z.object({
  code: z
    .string()
    .max(100)
    .overwrite((code) => foldTyped(code).replace(/\D/g, ''))
    .regex(/^\d{6}$/),
})
export const emailCorrection = z.object({ email })
export const messageText = multiline(MESSAGE_MAX).refine(
  (text) => visibleLength(text) >= 1,
  'WriteContent',
)
export const newGuestMessage = z.object({ text: messageText })
/** A request to change a held or booked trip; at least one field is set. */
export const changeWish = z
  .object({
    /** The first day, YYYY-MM-DD. */
    day: day.optional(),
    party: z.int().min(1).max(CHANGED_PARTY_MAX).optional(),
    text: multiline(MESSAGE_MAX).default(''),
  })
  .refine(
    (wish) => wish.day !== undefined || wish.party !== undefined || visibleLength(wish.text) >= 1,
    { path: ['text'], message: 'WriteContent' },
  )
  .meta({ id: 'ChangeWish' })
export type ChangeWish = z.output<typeof changeWish>
/** The link for those who come along; a renewed one ends those before. */
export const companionRequest = z.object({ renew: z.boolean() })
export const companionLink = named('CompanionLink', { url: z.string() })
export const withdrawal = z.object({ version: z.int().positive() })

/** A guest's claim that money is on its way. Amounts are cents or whole won of the booking's currency. */

/** Form fields are text. A form without a file sends an empty one. */
export const claimForm = z
  .object({
    amount: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'Invalid')
      .transform(Number),
    method: z.enum(PAY_METHODS),
    /** The day on which it was sent, YYYY-MM-DD. */
    day,
    payer: line(CLAIM_PAYER_MAX).refine((text) => visibleLength(text) >= 1, 'WriteContent'),
    receipt: z
      .custom<File>((value) => value instanceof File)
      .refine(({ size }) => size <= RECEIPT_MAX_BYTES, 'TooLarge')
      .meta({ type: 'string', format: 'binary' })
      .optional(),
  })
  .transform(({ receipt, ...said }) => ({
    ...said,
    receipt: receipt && receipt.size > 0 ? receipt : null,
  }))
export type NewClaim = z.output<typeof claimForm>

export const receiptParams = guestParams.extend({ claim: id })
