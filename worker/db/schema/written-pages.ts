import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const markdown = { kr: text(), ca: text(), cn: text() }

/** Published texts. A version has those languages that it changes; each holds until the next one with that language. */
export const pageVersions = sqliteTable('page_versions', {
  id: integer().primaryKey(),
  page: text().notNull(),
  name: text().notNull(),
  startsOn: text('starts_on').notNull(),
  ...markdown,
  publishedAt: integer('published_at').notNull(),
  publishedBy: integer('published_by').notNull(),
})

/** Versions that members are told of by mail, each once. */
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

/** Texts that are not published yet. The row stays, so that `updatedAt` (UTC ms), its version, only grows. */
export const pageDrafts = sqliteTable('page_drafts', {
  page: text().primaryKey(),
  ...markdown,
  updatedAt: integer('updated_at').notNull(),
  updatedBy: integer('updated_by').notNull(),
})
