import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Append-only: each action with its actor, subject and request. */
export const auditLog = sqliteTable('audit_log', {
  id: integer().primaryKey(),
  at: integer().notNull(),
  actorId: integer('actor_id').notNull(),
  action: text().notNull(),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  detail: text(),
  requestId: text('request_id').notNull(),
})
