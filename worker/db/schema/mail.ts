import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGS } from '../../contracts/languages'
import { MAIL_STATUSES } from '../../contracts/mail'

/** Mails with their delivery; times in UTC ms. `failed` is tried again at `nextAttemptAt`, `dead` is not. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey(),
  recipient: text().notNull(),
  /** The recipient in lower case, for look-ups; of a mail that can be refused, as the member's address is by now. */
  recipientKey: text('recipient_key').notNull(),
  subject: text().notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  replyTo: text('reply_to'),
  template: text().notNull(),
  lang: text({ enum: LANGS }).notNull(),
  status: text({ enum: MAIL_STATUSES }).notNull().default('queued'),
  attempts: integer().notNull().default(0),
  /** Part of the key that providers recognise a repeated try by: an admin's resend is a new mail to them. */
  resends: integer().notNull().default(0),
  lastError: text('last_error'),
  /** When a try is due; while sending, the end of the sender's lease. */
  nextAttemptAt: integer('next_attempt_at').notNull(),
  createdAt: integer('created_at').notNull(),
  sentAt: integer('sent_at'),
  providerId: text('provider_id'),
  causeType: text('cause_type').notNull(),
  causeId: text('cause_id').notNull(),
  requestKey: text('request_key').unique(),
  requestHash: text('request_hash'),
  unsubscribeToken: text('unsubscribe_token').unique(),
  unsubscribeUrl: text('unsubscribe_url'),
})

/** Addresses (lower case) that asked for no more mail of a kind. */
export const mailOptOuts = sqliteTable(
  'mail_opt_outs',
  {
    emailKey: text('email_key').notNull(),
    kind: text({ enum: ['replies'] }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.emailKey, table.kind] })],
)
