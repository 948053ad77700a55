import { sql, type SQL } from 'drizzle-orm'

/** The right side of an `IN`, as one parameter: D1 allows a hundred. */
export function listOf(values: readonly (string | number)[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
}
