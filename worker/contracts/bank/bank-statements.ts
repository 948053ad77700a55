import { parseAmount } from './bank-amounts'
import { looksLikeDay, parseDay, type DayOrder } from './bank-days'
import { foldName, type Rows, type StatementLayout } from './bank-layouts'
import type { Currency } from '../currencies'
import { numberEqual } from './entry-identity'

/** Reads incoming money from the rows of a statement file. Everything else in the file stays in the browser. */

const SUM = /^(?:합계|총계|소계|총합계|total|totals|totaux)$/

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
  /** The company's own transfers that were returned; no guest paid them. */
  returned: StatementEntry[]
  /** Rows that cannot be read; if there are any, nothing is imported. */
  faults: { row: number; code: 'DayInvalid' | 'AmountInvalid' }[]
  /** Rows whose only amount is in another currency's column; they are skipped. */
  otherCurrency: number[]
  /** The first row whose balance does not follow from the previous one; null if all do or there are no balances. */
  balanceBreaksAt: number | null
  hasBalance: boolean
}

interface Line {
  row: number
  day: string | null
  /** Money in minus money out; null if a cell is not an amount. */
  net: number | null
  balance: number | null
  payer: string | null
  memo: string
}

/** Decodes UTF-8, or else the Korean encoding of older bank files. */
export function decodeStatement(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

/** The entries of a file. The layout's day order must be decided. */
export function readStatement(
  rows: Rows,
  layout: StatementLayout & { dayOrder: DayOrder },
): Statement {
  const numbered = rows.map((cells, index) => ({ cells, row: index + 1 })).slice(layout.firstRow)
  const lines = numbered
    .filter(({ cells }) => isTransfer(cells, layout))
    .map(({ cells, row }) => lineOf(cells, row, layout))
  const incoming = numberEqual(lines.flatMap((line) => entryOf(line, layout.currency)))
  return {
    entries: incoming.filter((entry) => !isReturned(entry)),
    returned: incoming.filter(isReturned),
    faults: lines.flatMap(faultOf),
    otherCurrency: numbered
      .filter(({ cells }) => !isTransfer(cells, layout) && isForeign(cells, layout))
      .map(({ row }) => row),
    balanceBreaksAt: layout.columns.balance === undefined ? null : balanceBreak(lines),
    hasBalance: layout.columns.balance !== undefined,
  }
}

function faultOf({ row, day, net }: Line): Statement['faults'] {
  if (day === null) return [{ row, code: 'DayInvalid' }]
  return net === null ? [{ row, code: 'AmountInvalid' }] : []
}

function isForeign(cells: readonly string[], { columns, currency }: StatementLayout): boolean {
  const amount = parseAmount(cells[columns.otherCurrency ?? -1] ?? '', currency)
  return amount !== null && looksLikeDay(cells[columns.day] ?? '')
}

/** Title rows, repeated headers, sums and remarks are not transfers. */
function isTransfer(cells: readonly string[], { columns }: StatementLayout): boolean {
  const { day, amount, in: incoming, out } = columns
  const amounts = [amount, incoming, out].map((index) => cells[index ?? -1] ?? '')
  if (amounts.every((cell) => cell.trim() === '')) return false
  if (looksLikeDay(cells[day] ?? '')) return true
  const isSum = cells.some((cell) => SUM.test(foldName(cell)))
  const isHeader = [...amounts, cells[day] ?? ''].every((cell) => !/\d/.test(cell))
  return !isSum && !isHeader
}

function lineOf(
  cells: readonly string[],
  row: number,
  { columns, currency, dayOrder }: StatementLayout & { dayOrder: DayOrder },
): Line {
  const cell = (index = -1) => (cells[index] ?? '').trim()
  const balance = cell(columns.balance)
  const payer = cell(columns.payer)
  return {
    row,
    day: parseDay(cell(columns.day), dayOrder),
    net: netOf(cell, columns, currency),
    balance: balance === '' ? null : parseAmount(balance, currency),
    payer: payer === '' ? null : payer,
    memo: columns.text.map(cell).filter(Boolean).join(' '),
  }
}

function netOf(
  cell: (index?: number) => string,
  { amount, in: incoming, out, direction }: StatementLayout['columns'],
  currency: Currency,
): number | null {
  const read = (text: string) => (text === '' ? 0 : parseAmount(text, currency))
  if (amount === undefined) {
    const [added, taken] = [read(cell(incoming)), read(cell(out))]
    return added === null || taken === null ? null : added - Math.abs(taken)
  }
  const signed = read(cell(amount))
  const isDebit = /^(?:debit|dr|retrait)/.test(foldName(cell(direction)))
  return signed !== null && signed > 0 && isDebit ? -signed : signed
}

function entryOf({ row, day, net, payer, memo }: Line, currency: Currency) {
  if (day === null || net === null || net <= 0) return []
  return [{ row, day, amount: net, currency, payer, memo }]
}

/** When a transfer to another bank fails, a Korean bank pays it back in. */
function isReturned({ memo }: StatementEntry): boolean {
  return memo.normalize('NFKC').replace(/\s/g, '').includes('이체취소')
}

/** Files are sorted in either direction; the balances must follow throughout in one of them. */
function balanceBreak(lines: readonly Line[]): number | null {
  const falling = lines.toReversed()
  const breaks = [firstBreak(lines), firstBreak(falling)] as const
  if (breaks.includes(null)) return null
  const isFalling = (lines[0]?.day ?? '') > (lines.at(-1)?.day ?? '')
  return isFalling ? breaks[1] : breaks[0]
}

function firstBreak(lines: readonly Line[]): number | null {
  let expected: number | null = null
  for (const { row, net, balance } of lines) {
    if (expected !== null) expected += net ?? 0
    if (balance === null) continue
    if (expected !== null && expected !== balance) return row
    expected = balance
  }
  return null
}
