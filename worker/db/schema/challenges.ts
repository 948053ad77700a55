import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Used sum questions, stored until they would have expired (UTC ms). */
export const usedChallenges = sqliteTable('used_challenges', {
  nonce: text().primaryKey(),
  expiresAt: integer('expires_at').notNull(),
})
