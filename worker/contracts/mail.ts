import { z } from 'zod'
import { count, id, lang, page } from './schemas'

/** What the mail calls take and answer. */

export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'dead'] as const

export const outboxMail = z.object({
  _id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().nullable(),
  template: z.string(),
  lang,
  status: z.enum(MAIL_STATUSES),
  attempts: z.number().int(),
  /** A code, null while nothing failed. */
  lastError: z.string().nullable(),
  createdAt: z.number().int(),
  sentAt: z.number().int().nullable(),
  /** When it is tried next; null when it is not. */
  nextAttemptAt: z.number().int().nullable(),
})

export const outboxQuery = z.object({
  /** A recipient's whole address. */
  to: z.string().max(300).optional(),
  status: z.enum(MAIL_STATUSES).or(z.literal('')).optional(),
  page,
  count: count(20),
})

export const outboxParams = z.object({ id })
export const unsubscription = z.object({ token: z.string().min(1).max(100) })

export type MailStatus = (typeof MAIL_STATUSES)[number]
export type OutboxMail = z.infer<typeof outboxMail>
export type OutboxQuery = z.infer<typeof outboxQuery>
