import { z } from 'zod'
import { id, lang, named } from '../schemas'

/** Mails as the desk shows them. */

export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'dead'] as const

export const outboxMail = named('Mail', {
  _id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Names of the attached files. */
  attachments: z.array(z.string()),
  replyTo: z.string().nullable(),
  template: z.string(),
  lang,
  status: z.enum(MAIL_STATUSES),
  attempts: z.int(),
  /** An error code; null before a failure. */
  lastError: z.string().nullable(),
  createdAt: z.int(),
  sentAt: z.int().nullable(),
  /** When the next attempt is due; null when none is. */
  nextAttemptAt: z.int().nullable(),
})

export const outboxParams = z.object({ id })
export const unsubscription = z.object({ token: z.string().min(1).max(100) })

export type OutboxMail = z.infer<typeof outboxMail>
