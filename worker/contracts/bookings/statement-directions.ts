import { parseAmount } from '../written-amounts'
import { looksLikeDay } from './bank-days'
import type { Rows, StatementLayout } from './statement-types'
import { directionOf, isDebit, statusOf } from './statement-words'

/** How a file with one column of amounts tells money in from money out. */
export interface DirectionRule {
  /** Some amounts are below zero. */
  isSigned: boolean
  /** The column with words such as credit and debit. */
  column: number | null
}

export const WORD_MEANINGS = ['in', 'out', 'counts', 'leave'] as const
/** A meaning that a person gave a word. */
export type WordMeaning = (typeof WORD_MEANINGS)[number]
/** Meanings by folded word. */
export type WordMeanings = Readonly<Record<string, WordMeaning>>

/** Null where money in and out have columns of their own. */
export function directionRule(rows: Rows, layout: StatementLayout): DirectionRule | null {
  const { columns, firstRow, currency } = layout
  const { amount } = columns
  if (amount === undefined) return null
  const dated = rows.slice(firstRow).filter((row) => looksLikeDay(row[columns.day] ?? ''))
  const isSigned = dated.some((row) => (parseAmount(row[amount] ?? '', currency) ?? 0) < 0)
  return { isSigned, column: directionColumn(dated, layout, isSigned) }
}

function directionColumn(dated: Rows, layout: StatementLayout, isSigned: boolean): number | null {
  const { columns, qualifying } = layout
  const { kind, unknown } = qualifying
  const wordsIn = (column: number) => dated.map((row) => row[column] ?? '').filter(Boolean)
  const isUnderstood = (column: number) => {
    const words = wordsIn(column)
    return words.some(directionOf) && words.every((word) => directionOf(word) ?? statusOf(word))
  }
  const known = [...kind, ...unknown, ...columns.text].find(isUnderstood)
  if (known !== undefined) return known
  const named = kind.find((column) => wordsIn(column).some(directionOf))
  if (named !== undefined || isSigned) return named ?? null
  const likely = [...kind, ...unknown].find((column) => looksLikeDirection(wordsIn(column)))
  return likely ?? null
}

/** Two to four short words, some of them more than once, or codes of one to three letters. */
function looksLikeDirection(words: readonly string[]): boolean {
  const distinct = new Set(words)
  const isShort = words.every((word) => word.length <= 20 && !/\d/.test(word))
  const isCode = words.every((word) => word.length <= 3)
  const repeats = distinct.size < words.length
  return isShort && distinct.size >= 2 && distinct.size <= 4 && (repeats || isCode)
}

/** The signed amount of a row; `asked` if a person has to say what the word beside it means. */
export function signedAmount(
  amount: number,
  word: string,
  { isSigned, column }: DirectionRule,
  said: WordMeaning | undefined,
): number | 'asked' | 'leave' {
  if (amount <= 0 || column === null) return amount
  if (isSigned) return isDebit(word) ? -amount : amount
  const meaning = directionOf(word) ?? said
  if (meaning === undefined || meaning === 'counts') return 'asked'
  if (meaning === 'leave') return 'leave'
  return meaning === 'out' ? -amount : amount
}
