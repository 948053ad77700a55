import type { DayOrder } from './bank-days'
import type { Currency } from '../currencies'
import type { Bank } from './known-banks'

/** The meaning of each column in a bank's statement file. */

/** Texts of cells, title rows included. */
export type Rows = readonly (readonly string[])[]

/** Column indices. Amounts are in one column, or in one for money in and one for money out. */
export interface StatementColumns {
  day: number
  amount?: number | undefined
  in?: number | undefined
  out?: number | undefined
  /** Columns with text, in order. */
  text: number[]
  /** The column that holds the payer's name. */
  payer?: number | undefined
  balance?: number | undefined
}

/** Columns that qualify a row; they are found in any file, also in one whose columns a person named. */
export interface QualifyingColumns {
  /** May tell credit from debit, or a cancelled row from a posted one. */
  kind: number[]
  status: number[]
  currency?: number | undefined
  /** Columns with amounts in another currency. */
  foreign: number[]
  /** Columns whose name is not known: their words belong to the text. */
  unknown: number[]
}

export interface StatementLayout {
  bank: Bank
  currency: Currency
  columns: StatementColumns
  qualifying: QualifyingColumns
  /** Null if the days are ambiguous: a person decides. */
  dayOrder: DayOrder | null
  /** Index of the row after the header; 0 without one. */
  firstRow: number
  /** Number of the header's columns; Infinity without one. */
  named: number
  /** Number of cells in a row of the header's columns; Infinity without one. */
  width: number
}

export type KnownOrder = StatementLayout & { dayOrder: DayOrder }
