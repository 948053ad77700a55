import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Notes of the desk about a member; times in UTC ms. */
export const memberNotes = sqliteTable('member_notes', {
  id: integer().primaryKey(),
  userId: integer('user_id').notNull(),
  authorId: integer('author_id').notNull(),
  body: text().notNull(),
  createdAt: integer('created_at').notNull(),
})
