import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGS } from '../../contracts/languages'

/** Inquiries and new members per day of Calgary and language of the member; maintained by triggers. */
export const dailyCounts = sqliteTable('daily_counts', {
  kind: text({ enum: ['inquiry', 'signUp'] }).notNull(),
  day: text().notNull(),
  lang: text({ enum: LANGS }).notNull(),
  n: integer().notNull(),
})

/** Page views per day of Calgary (YYYY-MM-DD), language and kind of page. */
export const pageVisits = sqliteTable('page_visits', {
  day: text().notNull(),
  lang: text({ enum: LANGS }).notNull(),
  kind: text().notNull(),
  n: integer().notNull(),
})

/** Admins at editors; `place` is a kind and an id, `expiresAt` in UTC ms. */
export const deskPresence = sqliteTable('desk_presence', {
  place: text().notNull(),
  userId: integer('user_id').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** Views of each tour's page per week (its Monday, YYYY-MM-DD) and language. */
export const tourVisits = sqliteTable('tour_visits', {
  week: text().notNull(),
  tourId: integer('tour_id').notNull(),
  lang: text({ enum: LANGS }).notNull(),
  n: integer().notNull(),
})
