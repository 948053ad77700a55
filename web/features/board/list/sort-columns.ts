import type { SortMethod } from '../../../../worker/contracts/board/topic-rules'

export const SORT_COLUMNS = ['category', 'name', 'replies', 'views', 'date'] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

/** The current direction of a column; null when the list is sorted by another one. */
export function directionOf(column: SortColumn, sort: SortMethod): 'asc' | 'desc' | null {
  if (!sort.startsWith(`by_${column}_`)) return null
  return sort.endsWith('_desc') ? 'desc' : 'asc'
}

/** The order after a click on a header: texts start ascending, numbers and dates descending. */
export function nextSort(column: SortColumn, sort: SortMethod): SortMethod {
  const direction = directionOf(column, sort)
  if (direction) return `by_${column}_${direction === 'asc' ? 'desc' : 'asc'}`
  return column === 'name' || column === 'category' ? `by_${column}_asc` : `by_${column}_desc`
}
