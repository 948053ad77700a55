import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row for each save of a tour that changed something. `actorId` 0 is the site itself. */
export const tourVersions = sqliteTable('tour_versions', {
  id: integer().primaryKey(),
  tourId: integer('tour_id').notNull(),
  at: integer().notNull(),
  actorId: integer('actor_id').notNull(),
  restores: integer(),
})

/** Changes of a version: each field with its value before, as JSON. */
export const tourVersionFields = sqliteTable('tour_version_fields', {
  tourId: integer('tour_id').notNull(),
  field: text().notNull(),
  versionId: integer('version_id').notNull(),
  beforeValue: text('before_value').notNull(),
})
