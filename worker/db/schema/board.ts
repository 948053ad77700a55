import { sql } from 'drizzle-orm'
import type { Lang } from '../../contracts/languages'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const flag = (name: string) => integer(name, { mode: 'boolean' })
/** A generated column; its formula is in the migration. */
const derivedNumber = (name: string) =>
  integer(name)
    .generatedAlwaysAs(sql``)
    .notNull()
const derivedText = (name: string) =>
  text(name)
    .generatedAlwaysAs(sql``)
    .notNull()

/**
 * Topics; times in UTC ms. `isListed` is the one test for public visibility (not private, deleted, hidden or waiting,
 * tour visible): home list, search, feeds, sitemap and other members' profiles select by it. `replyCount`, `updatedAt`,
 * `tourState`, `awaitsSince` and `awaitsUserId` are maintained by triggers.
 */
export const topics = sqliteTable('topics', {
  id: integer().primaryKey(),
  tourId: integer('tour_id').notNull(),
  userId: integer('user_id').notNull(),
  title: text().notNull(),
  titleKey: text('title_key').notNull(),
  category: integer().notNull(),
  tags: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  isPrivate: flag('is_private').notNull().default(false),
  viewCount: integer('view_count').notNull().default(0),
  replyCount: integer('reply_count').notNull().default(0),
  pendingReview: flag('pending_review').notNull().default(false),
  lockedAt: integer('locked_at'),
  hiddenAt: integer('hidden_at'),
  hiddenBy: integer('hidden_by'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  deletedAt: integer('deleted_at'),
  deletedBy: integer('deleted_by'),
  /** Whether an admin deleted it. */
  deletedByStaff: flag('deleted_by_staff').notNull().default(false),
  /** Set when it is restored, until all its posts are indexed again. */
  unindexedAt: integer('unindexed_at'),
  tourState: integer('tour_state').notNull().default(1),
  awaitsSince: integer('awaits_since'),
  awaitsUserId: integer('awaits_user_id'),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
  isShown: derivedNumber('is_shown'),
  isListed: derivedNumber('is_listed'),
  sortTitle: derivedText('sort_title'),
  sortCategory: derivedNumber('sort_category'),
  sortViews: derivedNumber('sort_views'),
  sortReplies: derivedNumber('sort_replies'),
  textLang: derivedText('text_lang').$type<Lang>(),
  openingText: text('opening_text').notNull().default(''),
})

/** Only a topic that an admin deleted can be restored; one that its author deleted cannot. */
export const isDeletedByStaff = sql`(${topics.deletedAt} IS NOT NULL AND ${topics.deletedByStaff} = 1)`

/**
 * Posts of a topic, the opening one (`isOpening`) first. `number`, set by a trigger, is the post's permanent place in
 * its topic. A blanked post keeps its place without its text.
 */
export const replies = sqliteTable('replies', {
  id: integer().primaryKey(),
  topicId: integer('topic_id').notNull(),
  userId: integer('user_id').notNull(),
  number: integer().notNull().default(0),
  isOpening: flag('is_opening').notNull().default(false),
  content: text().notNull(),
  html: text().notNull(),
  rendererVersion: integer('renderer_version').notNull(),
  createdAt: integer('created_at').notNull(),
  editedAt: integer('edited_at'),
  deletedAt: integer('deleted_at'),
  deletedBy: integer('deleted_by'),
  blankedAt: integer('blanked_at'),
  pendingReview: flag('pending_review').notNull().default(false),
  hiddenAt: integer('hidden_at'),
  hiddenBy: integer('hidden_by'),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
  contentHash: text('content_hash'),
  isShown: derivedNumber('is_shown'),
})

/** Posts with our images, as a source with its index, and the index's condition. */
export const repliesWithImages = sql`${replies} INDEXED BY replies_with_pictures`
export const hasImage = sql`(${replies.deletedAt} IS NULL AND instr(${replies.content}, '/img/') > 0)`

/** Posts per member and day of Calgary; `n` over `cap` fails the batch. */
export const postDays = sqliteTable('post_days', {
  userId: integer('user_id').notNull(),
  day: text().notNull(),
  n: integer().notNull(),
  cap: integer().notNull(),
})

/** Which visitor (keyed hash) opened which topic in which UTC hour. */
export const topicViews = sqliteTable('topic_views', {
  hour: integer().notNull(),
  topicId: integer('topic_id').notNull(),
  visitor: text().notNull(),
})

/** Sizes of lists: `home`, `home:{category}`, `board:{tour}`, `all:{tour}`, and `held` for held posts. */
export const topicCounts = sqliteTable('topic_counts', {
  list: text().primaryKey(),
  n: integer().notNull(),
})

export type TopicRow = typeof topics.$inferSelect
export type ReplyRow = typeof replies.$inferSelect
