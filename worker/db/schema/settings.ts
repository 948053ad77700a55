import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One JSON document for each group of settings. `updatedAt` (UTC ms) is its version. */
export const siteSettings = sqliteTable('site_settings', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: integer('updated_at').notNull(),
  updatedBy: integer('updated_by').notNull(),
})

/** Append-only: every change of a group, with the document before and after it. */
export const siteSettingVersions = sqliteTable('site_setting_versions', {
  id: integer().primaryKey(),
  name: text().notNull(),
  at: integer().notNull(),
  actorId: integer('actor_id').notNull(),
  oldValue: text('old_value').notNull(),
  newValue: text('new_value').notNull(),
})
