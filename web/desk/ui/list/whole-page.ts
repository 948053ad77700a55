import type { ListPage } from './list-columns'
import type { ListState } from './use-list-address'

const ROWS_A_PAGE = 50

/** A page of rows that are all loaded, sorted and filtered. Its cursors are ids. */
export function pageOfWhole<Row>(
  rows: Row[],
  { after, before }: ListState,
  idOf: (row: Row) => string,
): ListPage<Row> {
  const placeOf = (id: string) => rows.findIndex((row) => idOf(row) === id)
  const end = before === undefined ? -1 : placeOf(before)
  const start = after === undefined ? Math.max(0, end - ROWS_A_PAGE) : placeOf(after) + 1
  const shown = rows.slice(start, start + ROWS_A_PAGE)
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    rows: shown,
    previous: start > 0 && first ? idOf(first) : null,
    next: start + shown.length < rows.length && last ? idOf(last) : null,
  }
}
