import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Exact counters: `n` events of a scope and key in the window that starts at `window_start` (UTC ms). */
export const limitCounters = sqliteTable('limit_counters', {
  scope: text().notNull(),
  key: text().notNull(),
  windowStart: integer('window_start').notNull(),
  n: integer().notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** Used sum questions, stored until they would have expired (UTC ms). */
export const usedChallenges = sqliteTable('used_challenges', {
  nonce: text().primaryKey(),
  expiresAt: integer('expires_at').notNull(),
})
