import type { Currency } from '../../../contracts/currencies'
import type { CsvValue } from '../../../services/csv'

export const ROWS_A_PAGE = 500

export interface Lines {
  rows: CsvValue[][]
  /** The id to go on after. */
  next: string | null
}

/** Dollars of cents; won as they are. */
export function unitsOf(currency: Currency, amount: number): number {
  return currency === 'KRW' ? amount : amount / 100
}

/** A page of lines; a full one has a next. */
export function pageOf(rows: CsvValue[][]): Lines {
  const last = rows.at(-1)
  return { rows, next: rows.length === ROWS_A_PAGE && last ? String(last[0]) : null }
}
