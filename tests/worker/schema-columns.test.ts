import { env } from 'cloudflare:workers'
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>('../../worker/db/schema/*.ts', {
  eager: true,
})
const tables = Object.values(modules)
  .flatMap((each) => Object.values(each))
  .filter((each) => is(each, Table))

it.each(tables.map((table) => [getTableName(table), table]))(
  'the columns of %s in TypeScript are those of the database',
  async (name, table) => {
    const { results } = await env.DB.prepare(
      'SELECT name, type, "notnull" OR pk > 0 AS isRequired, hidden FROM pragma_table_xinfo(?)',
    )
      .bind(name)
      .all<{ name: string; type: string; isRequired: number; hidden: number }>()
    const stored = new Map(results.map((column) => [column.name, column]))
    for (const column of Object.values(getTableColumns(table))) {
      const found = stored.get(column.name)
      // SQLite reports generated columns as nullable.
      const isRequired = found?.hidden === 0 ? found.isRequired === 1 : column.notNull
      expect([column.name, found?.type.toLowerCase(), isRequired]).toEqual([
        column.name,
        column.getSQLType(),
        column.notNull,
      ])
    }
  },
)
