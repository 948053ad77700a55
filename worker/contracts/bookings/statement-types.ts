import type { Currency } from '../currencies'
import type { DayOrder } from './bank-days'

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

const BANKS = [
  ...(['rbc', 'td', 'scotiabank', 'bmo', 'cibc', 'atb', 'eq', 'simplii', 'tangerine'] as const),
  ...(['desjardins', 'nationalbank', 'wise'] as const),
  ...(['kb', 'hana', 'shinhan', 'woori', 'nonghyup', 'ibk', 'kbank', 'kakao', 'toss'] as const),
  'other',
] as const
export type Bank = (typeof BANKS)[number]

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

/** A row that counts towards the balance. */
export interface BalanceLine {
  row: number
  day: string | null
  /** Money in minus money out; null if it is not known. */
  net: number | null
  balance: number | null
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

const ROW_FAULTS = [
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
