import { isEmptyAmount, parseAmount, readWritten, writtenCurrency } from '../written-amounts'
import { looksLikeDay, parseDay } from './bank-days'
import { asideReason, type RowOfFile } from './rows-aside'
import { signedAmount, type DirectionRule, type WordMeanings } from './statement-directions'
import type {
  Entry,
  KnownOrder,
  ReadRow,
  RowFault,
  Rows,
  SkipReason,
  StatementLayout,
} from './statement-types'
import { directionOf, foldName, saysReversal, statusOf } from './statement-words'

/** Reads one row of a statement file. */

interface HowToRead {
  layout: KnownOrder
  rule: DirectionRule | null
  said: WordMeanings
  latest: string
}

type DatedRow = RowOfFile & { day: string; isCancelled: boolean }

type Net =
  | { amount: number; fault: null }
  | { fault: 'otherCurrency' | 'AmountInvalid' | 'BothSides'; column: number }

export function readRow(at: RowOfFile, how: HowToRead): ReadRow {
  const { cells, row } = at
  const skipped = (reason: SkipReason): ReadRow => ({ kind: 'skipped', row, reason })
  const aside = asideReason(at, how.layout)
  if (aside !== null) return skipped(aside)
  const { columns } = how.layout
  const fault = (code: RowFault['code'], column: number): ReadRow => ({
    kind: 'fault',
    row,
    fault: { row, code, column, found: cells[column] ?? '' },
  })
  const day = parseDay(cells[columns.day] ?? '', how.layout.dayOrder)
  if (day === null) return fault('DayInvalid', columns.day)
  const tooLong = extraColumn(cells, how.layout)
  if (tooLong !== null) return fault('RowTooLong', tooLong)

  const status = statusOfRow(cells, how)
  if (status.word !== null)
    return { kind: 'asked', row, asked: { row, word: status.word, about: 'status' } }
  if (status.is === 'pending') return skipped('pending')
  if (status.is === 'left') return skipped('left')
  const currency = currencyOfRow(cells, how.layout)
  if (currency === 'unknown') return fault('CurrencyUnknown', how.layout.qualifying.currency ?? 0)
  if (currency === 'other') return skipped('currency')
  return readMoney({ ...at, day, isCancelled: status.is === 'cancelled' }, how)
}

/** Index of the last row with a day. */
export function lastTransfer(rows: Rows, { columns }: StatementLayout): number {
  return rows.findLastIndex((row) => looksLikeDay(row[columns.day] ?? ''))
}

function readMoney({ cells, row, day, isCancelled }: DatedRow, how: HowToRead): ReadRow {
  const { layout, rule, said, latest } = how
  const { columns, currency } = layout
  const net = netOf(cells, layout)
  if (net.fault === 'otherCurrency') return { kind: 'skipped', row, reason: 'currency' }
  if (net.fault !== null)
    return {
      kind: 'fault',
      row,
      fault: { row, code: net.fault, column: net.column, found: cells[net.column] ?? '' },
    }
  const word = rule?.column == null ? '' : (cells[rule.column] ?? '').trim()
  const meaning = said[foldName(word)]
  const amount = rule
    ? signedAmount(net.amount, word, rule, isCancelled ? 'in' : meaning)
    : net.amount
  if (amount === 'asked') return { kind: 'asked', row, asked: { row, word, about: 'direction' } }
  if (amount === 'leave') return { kind: 'skipped', row, reason: 'left' }

  const payer = (cells[columns.payer ?? -1] ?? '').trim()
  const entry = {
    row,
    day,
    amount: Math.abs(amount),
    currency,
    payer: payer === '' ? null : payer,
    memo: memoOf(cells, layout),
  }
  const balance = parseAmount(cells[columns.balance ?? -1] ?? '', currency)
  const line = { row, day, net: isCancelled ? null : amount, balance }
  const skipped = (reason: SkipReason, back?: Entry): ReadRow => ({
    kind: 'skipped',
    row,
    reason,
    line,
    ...(back && { back }),
  })
  if (amount === 0) return skipped('noAmount')
  if (isCancelled) return skipped('cancelled', entry)
  if (amount < 0)
    return saysReversal(textOf(cells, entry, layout)) ? skipped('takenBack', entry) : skipped('out')
  if (isReturned(entry)) return skipped('returned')
  if (day > latest)
    return {
      kind: 'fault',
      row,
      line,
      fault: { row, code: 'DayAhead', column: columns.day, found: cells[columns.day] ?? '' },
    }
  return { kind: 'entry', row, line, entry }
}

/**
 * The first cell beyond the header. It is harmless where a text with an unquoted comma comes after all amounts; before
 * them it moves the amounts into other columns.
 */
function extraColumn(cells: readonly string[], { columns, width }: StatementLayout): number | null {
  if (cells.length <= width) return null
  const { day, amount = -1, in: incoming = -1, out = -1, balance = -1, text } = columns
  const lastNumber = Math.max(day, amount, incoming, out, balance)
  return text.length > 0 && Math.min(...text) > lastNumber ? null : width
}

function statusOfRow(cells: readonly string[], { layout, said }: HowToRead) {
  const { status, kind } = layout.qualifying
  for (const column of status) {
    const word = (cells[column] ?? '').trim()
    const meaning = said[foldName(word)]
    if (word === '' || meaning === 'counts') continue
    if (meaning === 'leave') return { word: null, is: 'left' as const }
    const is = statusOf(word)
    if (is === null) return { word, is: null }
    if (is !== 'posted') return { word: null, is }
  }
  const is = kind.map((column) => statusOf(cells[column] ?? '')).find((found) => found !== null)
  return { word: null, is: is ?? ('posted' as const) }
}

function currencyOfRow(
  cells: readonly string[],
  { columns, qualifying, currency }: StatementLayout,
) {
  const cell = (cells[qualifying.currency ?? -1] ?? '').trim()
  if (cell !== '') {
    const named =
      /^[A-Z]{3}$/i.test(cell) && writtenCurrency(cell) === null ? 'other' : writtenCurrency(cell)
    if (named === null) return 'unknown'
    if (named !== currency && !(named === 'dollar' && currency === 'CAD')) return 'other'
  }
  const own = [columns.amount, columns.in, columns.out].some(
    (index) => (cells[index ?? -1] ?? '').trim() !== '',
  )
  return own ? 'own' : 'other'
}

/** Money in minus money out. */
function netOf(cells: readonly string[], { columns, currency }: StatementLayout): Net {
  const { amount, in: incoming, out } = columns
  let net = 0
  for (const column of amount === undefined ? [incoming, out] : [amount]) {
    const cell = cells[column ?? -1] ?? ''
    if (column === undefined || isEmptyAmount(cell)) continue
    const read = readWritten(cell, currency)
    if (read.amount === null)
      return { fault: read.fault === 'otherCurrency' ? 'otherCurrency' : 'AmountInvalid', column }
    if (net !== 0 && read.amount !== 0) return { fault: 'BothSides', column }
    net += column === out ? -Math.abs(read.amount) : read.amount
  }
  return { amount: net, fault: null }
}

/** All that a row says about a reversal. */
function textOf(
  cells: readonly string[],
  { memo }: Entry,
  { qualifying }: StatementLayout,
): string {
  return [memo, ...qualifying.kind.map((column) => cells[column] ?? '')].join(' ')
}

/** When a transfer of the company to another account fails, its bank pays it back in. */
function isReturned({ memo }: Entry): boolean {
  const text = memo.normalize('NFKC').replace(/\s/g, '')
  return text.includes('이체취소') || /e-?(?:transfer|trnsfr)-?(?:cancel|reclaim)/i.test(text)
}

/**
 * All texts of a row, joined. A column of an unknown name counts cell by cell, so that the same row has the same text in
 * each file.
 */
function memoOf(cells: readonly string[], layout: StatementLayout): string {
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
