import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Messages of the contact form, without their text. */
export const contactMessages = sqliteTable('contact_messages', {
  id: integer().primaryKey(),
  reference: text().notNull(),
  kind: text({ enum: ['confirmation', 'enquiry'] }).notNull(),
  /** Keyed hash of the sender's address. */
  senderKey: text('sender_key').notNull(),
  /** Keyed hash of the solved challenge; null when none was given. */
  proofKey: text('proof_key'),
  bodyHash: text('body_hash').notNull(),
  createdAt: integer('created_at').notNull(),
})
