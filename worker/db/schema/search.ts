import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Search documents: a tour in one language, or one post of the board (`title`: of an opening post). Triggers fill
 * `searchTerms` from `terms`, and the last three columns from post, topic and tour.
 */
export const searchDocuments = sqliteTable('search_documents', {
  id: integer().primaryKey(),
  kind: text({ enum: ['tour', 'post'] }).notNull(),
  refId: integer('ref_id').notNull(),
  lang: text().notNull().default(''),
  tourId: integer('tour_id').notNull(),
  topicId: integer('topic_id'),
  title: text().notNull(),
  body: text().notNull(),
  /** JSON list of [term, weight]. */
  terms: text().notNull(),
  createdAt: integer('created_at').notNull(),
  isPublic: integer('is_public', { mode: 'boolean' }).notNull().default(false),
  heading: text().notNull().default(''),
  category: integer(),
})

/** Postings; terms of tours and of titles have a prefix, so that they are found first. */
export const searchTerms = sqliteTable('search_terms', {
  term: text().notNull(),
  docId: integer('doc_id').notNull(),
  weight: integer().notNull(),
})
