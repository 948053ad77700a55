import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { REPORT_REASONS } from '../../contracts/board/new-report'

/** Reports of posts; times in UTC ms. */
export const postReports = sqliteTable('post_reports', {
  id: integer().primaryKey(),
  replyId: integer('reply_id').notNull(),
  reporterId: integer('reporter_id').notNull(),
  reason: text({ enum: REPORT_REASONS }).notNull(),
  note: text().notNull().default(''),
  createdAt: integer('created_at').notNull(),
  resolvedAt: integer('resolved_at'),
  resolvedBy: integer('resolved_by'),
})
