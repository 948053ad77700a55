import type { CsvValue } from '../../contracts/text/csv-line'
import type { CsvPages } from '../../services/csv'

/** The values of a row by the titles of their columns, in the order of the file. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvValue>

/** The titles and lines of a file; `read` returns a page of its rows. */
export function csvTable<Row>(
  columns: CsvColumns<Row>,
  read: (after: string | undefined) => Promise<{ rows: readonly Row[]; next: string | null }>,
): { titles: string[]; read: CsvPages } {
  const lineOf = (row: Row) => Object.values(columns).map((valueOf) => valueOf(row))
  return {
    titles: Object.keys(columns),
    read: (after) => read(after).then(({ rows, next }) => ({ rows: rows.map(lineOf), next })),
  }
}
