import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Sums that were answered, kept until they would have expired (UTC ms). */
export const usedChallenges = sqliteTable('used_challenges', {
  nonce: text().primaryKey(),
  expiresAt: integer('expires_at').notNull(),
})
