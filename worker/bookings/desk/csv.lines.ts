import type { Currency } from '../../contracts/currencies'
import type { CsvValue } from '../../contracts/text/csv-line'

export const ROWS_A_PAGE = 500

export interface Lines {
  rows: CsvValue[][]
  /** The id after which the next page begins; null on the last page. */
  next: string | null
}

/** Cents as dollars; won unchanged. */
export function unitsOf(currency: Currency, amount: number): number {
  return currency === 'KRW' ? amount : amount / 100
}

/** A page of lines. A full page has a next one. */
export function pageOf(rows: CsvValue[][]): Lines {
  const last = rows.at(-1)
  return { rows, next: rows.length === ROWS_A_PAGE && last ? String(last[0]) : null }
}
