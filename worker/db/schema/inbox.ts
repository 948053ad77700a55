import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { INBOX_SOURCES, INBOX_STATES } from '../../contracts/inbox/inbox'
import { LANGS } from '../../contracts/languages'

/**
 * Threads of everything that people write to the company; times in UTC ms. Triggers create them with the message that
 * causes them and keep state, times and `removedAt`; the desk changes state and owner.
 */
export const inboxThreads = sqliteTable('inbox_threads', {
  id: integer().primaryKey(),
  source: text({ enum: INBOX_SOURCES }).notNull(),
  /** Id of a topic, a contact message or a booking. */
  sourceId: integer('source_id').notNull(),
  state: text({ enum: INBOX_STATES }).notNull().default('new'),
  ownerId: integer('owner_id'),
  userId: integer('user_id'),
  tourId: integer('tour_id'),
  lang: text({ enum: LANGS }).notNull(),
  createdAt: integer('created_at').notNull(),
  /** The newest message that is not the company's. */
  latestAt: integer('latest_at').notNull(),
  /** The first message without an answer; null while answered or done. */
  waitingSince: integer('waiting_since'),
  answeredAt: integer('answered_at'),
  /** Since when its topic is hidden or deleted. */
  removedAt: integer('removed_at'),
  /** The thread of the same text on the board. */
  mergedInto: integer('merged_into'),
  version: integer().notNull().default(1),
})

/** Notes and mailed answers; answers on the board are posts. */
export const inboxEntries = sqliteTable('inbox_entries', {
  id: integer().primaryKey(),
  threadId: integer('thread_id').notNull(),
  kind: text({ enum: ['note', 'mail'] }).notNull(),
  authorId: integer('author_id').notNull(),
  body: text().notNull(),
  lang: text({ enum: LANGS }),
  recipient: text(),
  createdAt: integer('created_at').notNull(),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** Texts that answers begin with, in each language. */
export const savedReplies = sqliteTable('saved_replies', {
  id: integer().primaryKey(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  kr: text().notNull(),
  ca: text().notNull(),
  cn: text().notNull(),
  version: integer().notNull().default(1),
  updatedAt: integer('updated_at').notNull(),
})
