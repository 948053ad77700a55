import { z } from 'zod'
import { id, lang, named } from '../schemas'

/** Mails as the desk shows them. */

export const MAIL_STATUSES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'dead',
  'held',
  'dropped',
] as const

/**
 * Error codes of a delivery that the site's settings cause: the mail service does not take its login, sender or name. A
 * retry cannot help before a person corrects them.
 */
const OF_SETTINGS = /^(Smtp5(0\d|3\d)|SmtpSite5\d\d|SmtpWithoutTls|Http40[13]|E_SENDER_\w+)$/

/** Whether the error code of a delivery tells that the site's mail settings are wrong. */
export function isSettingsFailure(code: string): boolean {
  return OF_SETTINGS.test(code)
}

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
