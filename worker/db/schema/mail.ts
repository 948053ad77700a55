import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGS } from '../../contracts/languages'
import { MAIL_STATUSES } from '../../contracts/admin/mail'

/** Mails and their delivery; times in UTC ms. `failed` is retried at `nextAttemptAt`, `dead` is not. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey(),
  recipient: text().notNull(),
  /** The recipient in lower case, for look-ups; mails with an opt-out follow the member's current address. */
  recipientKey: text('recipient_key').notNull(),
  subject: text().notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  replyTo: text('reply_to'),
  template: text().notNull(),
  lang: text({ enum: LANGS }).notNull(),
  status: text({ enum: MAIL_STATUSES }).notNull().default('queued'),
  attempts: integer().notNull().default(0),
  /** Part of the idempotency key for providers: an admin's resend is a new mail to them. */
  resends: integer().notNull().default(0),
  lastError: text('last_error'),
  /** When an attempt is due; while sending, the end of the sender's lease. */
  nextAttemptAt: integer('next_attempt_at').notNull(),
  createdAt: integer('created_at').notNull(),
  sentAt: integer('sent_at'),
  providerId: text('provider_id'),
  causeType: text('cause_type').notNull(),
  causeId: text('cause_id').notNull(),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
  unsubscribeToken: text('unsubscribe_token'),
  unsubscribeUrl: text('unsubscribe_url'),
})

/** Text files that go with a mail, and are deleted with it. */
export const outboxAttachments = sqliteTable('outbox_attachments', {
  outboxId: integer('outbox_id').notNull(),
  name: text().notNull(),
  /** A content type such as `text/calendar; method=REQUEST; charset=utf-8`. */
  type: text().notNull(),
  body: text().notNull(),
})

/** Addresses (lower case) that unsubscribed from a kind of mail. */
export const mailOptOuts = sqliteTable('mail_opt_outs', {
  emailKey: text('email_key').notNull(),
  kind: text({ enum: ['replies'] }).notNull(),
  createdAt: integer('created_at').notNull(),
})
