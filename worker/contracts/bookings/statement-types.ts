import type { Currency } from '../currencies'
import type { BalanceLine } from './statement-balances'

/** A statement file as it was read. */

export interface StatementEntry {
  /** Row number in the file, from 1. */
  row: number
  /** YYYY-MM-DD. */
  day: string
  /** Cents or whole won, above 0. */
  amount: number
  currency: Currency
  /** Null where the bank has no column for it. */
  payer: string | null
  /** All texts of the row, joined. */
  memo: string
  /** Number among the day's equal entries, from 1. */
  nth: number
}

export interface Statement {
  entries: StatementEntry[]
  skipped: { row: number; reason: SkipReason }[]
  /** Rows that cannot be read; if there are any, nothing is imported. */
  faults: RowFault[]
  /** Rows with a word whose meaning a person has to say. */
  asked: { row: number; word: string; about: 'direction' | 'status' }[]
  /** Money that the bank took back, with the row in which it came, if that is in the file. */
  takenBack: TakenBack[]
  /** The first row whose balance does not follow from the previous one; null if all do or there are no balances. */
  balanceBreaksAt: number | null
  hasBalance: boolean
  /** Nothing in the file tells money in from money out: no sign, no word, no column, no balance. */
  isUnsigned: boolean
}

/** Money that the bank took back. */
export interface TakenBack {
  /** The row that took it back. */
  row: number
  day: string
  amount: number
  memo: string
  /** The row in which it had come; null if that is not in the file. */
  cameIn: number | null
}

/** `remark`: a title, a note or the header; `returned`: the company's own transfer that came back. */
export const SKIP_REASONS = [
  ...(['empty', 'remark', 'sum', 'noAmount', 'out', 'currency', 'pending', 'cancelled'] as const),
  ...(['returned', 'takenBack', 'left'] as const),
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export const ROW_FAULTS = [
  'DayInvalid',
  'DayAhead',
  'AmountInvalid',
  'BothSides',
  'CurrencyUnknown',
  'RowTooLong',
] as const

export interface RowFault {
  row: number
  code: (typeof ROW_FAULTS)[number]
  /** Index of the column. */
  column: number
  /** The text that was found. */
  found: string
}

export type Entry = Omit<StatementEntry, 'nth'>
interface Common {
  row: number
  line?: BalanceLine
  /** A row of money that the bank took back. */
  back?: Entry
}
export type ReadRow = Common &
  (
    | { kind: 'entry'; entry: Entry }
    | { kind: 'skipped'; reason: SkipReason }
    | { kind: 'fault'; fault: RowFault }
    | { kind: 'asked'; asked: Statement['asked'][number] }
  )
