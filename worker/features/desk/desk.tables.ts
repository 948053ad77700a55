import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Pages shown a day of Calgary (YYYY-MM-DD), language and kind of page. */
export const pageVisits = sqliteTable(
  'page_visits',
  {
    day: text().notNull(),
    lang: text({ enum: ['kr', 'ca', 'cn'] }).notNull(),
    kind: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.lang, table.kind] })],
)
