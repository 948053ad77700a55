import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Append-only: who did what to which subject, in which request. */
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
