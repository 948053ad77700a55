import { z } from 'zod'
import { day } from '../dates/day-span'
import { challengeFields } from '../challenge'
import { PARTY_SIZES } from '../tours/prices'
import { id, lang, named } from '../schemas'

/** Request and response of `POST /email`, and the rules of the contact form. */

const text = z.string().max(60_000).optional()
const noId = z.literal('').transform(() => undefined)
const optionalId = z.union([noId, id]).nullish()

export const emailRequest = named('ContactMail', {
  /** The recipient of an inquiry's confirmation. */
  emailto: z.string().max(300).optional(),
  /** Set for the inquiry itself: the sender's address, for the company's reply. */
  replyEmail: z.string().max(300).optional(),
  subject: z.string().max(5000).optional(),
  /** The text with `<br>` line breaks, or `body` as plain text. */
  html: text,
  body: text,
  /** Set for the automatic notice of a post. */
  topicId: optionalId,
  replyId: optionalId,
  lang: lang.optional(),
  /** The tour that the inquiry is about; the company's mail names it as stored. */
  tourId: id.optional(),
  people: z.literal(PARTY_SIZES).optional(),
  /** The requested day (YYYY-MM-DD). */
  date: day.optional(),
  ...challengeFields,
  turnstile: z.string().max(2048).optional(),
})

export const emailResponse = named('ContactReceipt', {
  ok: z.literal(true),
  /** The inquiry's reference number; missing for the notice of a post. */
  reference: z.string().optional(),
  /** Set if the mail is held: many messages came that day. */
  isMailLater: z.literal(true).optional(),
})

export type EmailRequest = z.output<typeof emailRequest>
export type EmailResponse = z.infer<typeof emailResponse>
