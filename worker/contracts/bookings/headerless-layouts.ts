import { parseAmount } from '../written-amounts'
import { looksLikeDay, type DayOrder } from './bank-days'
import type { Rows, StatementColumns, StatementLayout } from './statement-types'

/** Layouts of files without a header, recognised by the contents of each column in every row. */

type Layout = Omit<StatementLayout, 'dayOrder'> & { order: DayOrder }

/** A file of TD, CIBC, Desjardins or an older one of Scotiabank; null for any other. */
export function withoutHeader(rows: Rows): Layout | null {
  const filled = rows.filter((row) => row.some(isFilled))
  if (filled.length === 0) return null
  return (
    desjardins(filled) ?? (filled.every(([day = '']) => looksLikeDay(day)) ? byFirst(filled) : null)
  )
}

function byFirst(filled: Rows): Layout | null {
  const all = (column: number, test: (text: string) => boolean) =>
    filled.every((row) => test(row[column] ?? ''))
  const width = Math.max(...filled.map((row) => row.length))
  const last = width - 1

  if (all(1, isAmount)) {
    const hasBalance = last >= 3 && all(last, isAmount)
    const text = range(2, hasBalance ? last - 1 : last)
    return layout('scotiabank', { day: 0, amount: 1, text, ...(hasBalance && { balance: last }) })
  }
  if (width < 4 || !all(1, isFilled) || !filled.every((row) => isOneSided(row, 2, 3))) return null
  const columns = { day: 0, text: [1], out: 2, in: 3 }
  return width === 5 && all(4, isAmount)
    ? layout('td', { ...columns, balance: 4 })
    : layout('cibc', columns)
}

/** Branch, folio, account, day, number, text, cheque, out, in, four of loans, balance. */
function desjardins(filled: Rows): Layout | null {
  const isIts = (row: readonly string[]) =>
    row.length === 14 &&
    looksLikeDay(row[3] ?? '') &&
    isOneSided(row, 7, 8) &&
    isAmount(row[13] ?? '')
  if (!filled.every(isIts)) return null
  return layout('desjardins', { day: 3, text: [5], out: 7, in: 8, balance: 13 })
}

function layout(bank: Layout['bank'], columns: StatementColumns): Layout {
  const order = bank === 'cibc' || bank === 'desjardins' ? 'ymd' : 'mdy'
  const qualifying = { kind: [], status: [], foreign: [], unknown: [] }
  return {
    bank,
    currency: 'CAD',
    columns,
    qualifying,
    firstRow: 0,
    named: Infinity,
    width: Infinity,
    order,
  }
}

/** Whether money out and money in have separate columns. */
function isOneSided(row: readonly string[], out: number, incoming: number): boolean {
  return [out, incoming].every((index) => !isFilled(row[index] ?? '') || isAmount(row[index] ?? ''))
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

function isAmount(text: string): boolean {
  return parseAmount(text, 'CAD') !== null
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
