import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Searchable texts: a tour in one language, or one post of the board. Triggers keep `searchTerms` from `terms`. */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
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
  },
  (table) => [uniqueIndex('search_documents_by_source').on(table.kind, table.refId, table.lang)],
)

export const searchTerms = sqliteTable(
  'search_terms',
  { term: text().notNull(), docId: integer('doc_id').notNull(), weight: integer().notNull() },
  (table) => [primaryKey({ columns: [table.term, table.docId] })],
)
