import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGS } from '../../contracts/languages'

/** Messages of the contact form: an inquiry has a text and a thread of the inbox, its confirmation neither. */
export const contactMessages = sqliteTable('contact_messages', {
  id: integer().primaryKey(),
  reference: text().notNull(),
  kind: text({ enum: ['confirmation', 'enquiry'] }).notNull(),
  /** Keyed hash of the sender's address. */
  senderKey: text('sender_key').notNull(),
  /** Keyed hash of the solved challenge; null if there was none. */
  proofKey: text('proof_key'),
  bodyHash: text('body_hash').notNull(),
  createdAt: integer('created_at').notNull(),
  /** The address as typed, unverified. */
  email: text(),
  /** `email` in lower case. */
  emailKey: text('email_key'),
  subject: text(),
  body: text(),
  /** The language of the page. */
  lang: text({ enum: LANGS }),
  tourId: integer('tour_id'),
  people: integer(),
  /** The requested day, YYYY-MM-DD. */
  tripDay: text('trip_day'),
})
