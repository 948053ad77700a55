import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { listOf } from './value-list'
import type { PageCursors, PageQuery } from '../contracts/list-page'
import { cursorOf, type RowPosition } from '../contracts/list-cursor'

interface Order {
  /** Never NULL: the next page could not continue after such a row. */
  value: SQLWrapper
  id: SQLWrapper
  isDescending: boolean
}

/** The parts of a SELECT for one page plus one more row, read backwards for `before`. See `toPage`. */
export function keysetOf(
  { value, id, isDescending }: Order,
  query: PageQuery,
): { where: SQL | undefined; orderBy: SQL; limit: number } {
  const place = query.after ?? query.before
  const isDown = isDescending !== isBackward(query)
  const [relation, direction] = isDown ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`]
  return {
    where: place && sql`(${value}, ${id}) ${relation} (${place.value}, ${place.id})`,
    orderBy: sql`${value} ${direction}, ${id} ${direction}`,
    limit: query.count + 1,
  }
}

/** Condition: the row's id is in the list. */
export function isSelected(id: SQLWrapper, ids: readonly number[]): SQL {
  return sql`${id} IN ${listOf(ids)}`
}

/** The rows of a page in order, with the cursors of its neighbours. */
export function toPage<Row>(
  found: readonly Row[],
  query: PageQuery,
  placeOf: (row: Row) => RowPosition,
): PageCursors & { rows: Row[] } {
  const isMore = found.length > query.count
  const shown = found.slice(0, query.count)
  const isBack = isBackward(query)
  const rows = isBack ? shown.toReversed() : shown
  const [first, last] = [rows[0], rows.at(-1)]
  const hasNext = isBack || isMore
  const hasPrevious = isBack ? isMore : query.after !== undefined
  return {
    rows,
    next: hasNext && last ? cursorOf(placeOf(last)) : null,
    previous: hasPrevious && first ? cursorOf(placeOf(first)) : null,
  }
}

function isBackward({ after, before }: PageQuery): boolean {
  return after === undefined && before !== undefined
}
