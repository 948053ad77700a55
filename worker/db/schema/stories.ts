import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Stories of guests who travelled, one for each booking; the text is a topic. Times in UTC ms. */
export const stories = sqliteTable('stories', {
  id: integer().primaryKey(),
  /** Null once the booking is deleted. */
  bookingId: integer('booking_id'),
  /** Null once the topic is permanently deleted. */
  topicId: integer('topic_id'),
  tourId: integer('tour_id').notNull(),
  stars: integer().notNull(),
  /** Of the trip's first day, YYYY-MM. */
  month: text().notNull(),
  /** As the guest wants to be called; null for no name. */
  name: text(),
  createdAt: integer('created_at').notNull(),
})

/** The account that stories belong to: that of a deleted member, so that it has no name, no login and no profile. */
export const STORIES_ACCOUNT = 0
