import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const markdown = { kr: text(), ca: text(), cn: text() }

/** Published texts. A version has the languages that it changes; a text applies until the next one in its language. */
export const pageVersions = sqliteTable('page_versions', {
  id: integer().primaryKey(),
  page: text().notNull(),
  name: text().notNull(),
  startsOn: text('starts_on').notNull(),
  ...markdown,
  publishedAt: integer('published_at').notNull(),
  publishedBy: integer('published_by').notNull(),
})

/** Versions that members are notified of by mail, each once. */
export const pageNotices = sqliteTable('page_notices', {
  versionId: integer('version_id')
    .primaryKey()
    .references(() => pageVersions.id, { onDelete: 'cascade' }),
  /** Members up to this id have been reached. */
  lastUserId: integer('last_user_id').notNull().default(0),
  mails: integer().notNull().default(0),
  askedAt: integer('asked_at').notNull(),
  endedAt: integer('ended_at'),
})

/** Unpublished texts. The row is kept, so that `updatedAt` (UTC ms), its version, only increases. */
export const pageDrafts = sqliteTable('page_drafts', {
  page: text().primaryKey(),
  ...markdown,
  updatedAt: integer('updated_at').notNull(),
  updatedBy: integer('updated_by').notNull(),
})
