import { parseAmount, writtenCurrency } from '../written-amounts'
import { looksLikeDay } from './bank-days'
import type { StatementLayout } from './statement-types'
import { directionOf, statusOf } from './statement-words'

/**
 * All texts of a row, joined. A column of an unknown name counts cell by cell, so that the same row has the same text in
 * each file.
 */
export function memoOf(cells: readonly string[], layout: StatementLayout): string {
  const { columns, qualifying, named } = layout
  const unknown = new Set(qualifying.unknown)
  // An unquoted comma has moved the texts that follow.
  const moved = cells.length > named ? Math.min(...columns.text) : Infinity
  return cells
    .map((cell) => cell.trim())
    .filter((cell, index) => {
      if (columns.text.includes(index)) return /[\p{L}\p{N}]/u.test(cell)
      return (unknown.has(index) || index > moved) && isText(cell)
    })
    .join(' ')
}

/** Neither a number, a day nor one of the words that qualify a row. */
function isText(cell: string): boolean {
  if (!/\p{L}/u.test(cell) || looksLikeDay(cell)) return false
  if (directionOf(cell) !== null || statusOf(cell) !== null) return false
  return parseAmount(cell, 'CAD') === null && !(writtenCurrency(cell) !== null && cell.length <= 4)
}
