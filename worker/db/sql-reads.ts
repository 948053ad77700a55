import type { Db } from './db'

/** A SELECT as SQL text. See `sqlRead`. */
export interface SqlRead<Row> {
  sql: string
  values: readonly (string | number)[]
  toRow: (columns: never) => Row
}

/** A SELECT with `?1` … for its values; `toRow` maps a row as D1 returns it. Columns need different names. */
export function sqlRead<Row>(
  sql: string,
  values: readonly (string | number)[],
  toRow: (columns: never) => Row,
): SqlRead<Row> {
  return { sql, values, toRow }
}

/** Runs reads in one round trip; returns the rows of each. */
export async function readAll<Rows extends unknown[]>(
  { $client }: Db,
  reads: readonly [...{ [Index in keyof Rows]: SqlRead<Rows[Index]> }],
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const statements = reads.map(({ sql, values }) => $client.prepare(sql).bind(...values))
  const results = await $client.batch<never>(statements)
  const rows = reads.map(({ toRow }, index) => results[index]?.results.map(toRow) ?? [])
  return rows as { [Index in keyof Rows]: Rows[Index][] }
}
