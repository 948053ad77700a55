import { parseAmount } from '../written-amounts'
import { looksLikeDay, type DayOrder } from './bank-days'
import type { Bank, Rows, StatementColumns, StatementLayout } from './statement-types'

/**
 * Banks whose files are recognised: by the names of columns, as importers in public repositories have them (decision 0072),
 * or, without a header, by the contents of each column in every row.
 */

interface KnownBank {
  bank: Bank
  /** Folded column names that together only this bank's header has. */
  marks: string
  /** The format of its days, where they would otherwise be ambiguous. */
  order?: DayOrder
  /** The folded name of the column with the payer, if its name does not say so. */
  payer?: string
}

/** The first that fits. */
const KNOWN: KnownBank[] = [
  { bank: 'rbc', marks: 'description1 cad', order: 'mdy', payer: 'description2' },
  { bank: 'rbc', marks: 'posteddate withdrawals deposits sender', order: 'mdy' },
  { bank: 'scotiabank', marks: 'subdescription', order: 'mdy' },
  { bank: 'bmo', marks: 'firstbankcard', order: 'ymd' },
  { bank: 'atb', marks: 'accountrtn extendedtext' },
  { bank: 'eq', marks: 'transferdate description amount balance' },
  { bank: 'simplii', marks: 'fundsout fundsin', order: 'mdy' },
  { bank: 'tangerine', marks: 'transaction name memo amount', order: 'mdy' },
  { bank: 'nationalbank', marks: 'description category debit credit balance', order: 'ymd' },
  { bank: 'nationalbank', marks: 'description categorie debit credit solde', order: 'ymd' },
  { bank: 'wise', marks: 'transferwiseid paymentreference', order: 'dmy' },
  { bank: 'kb', marks: '보낸분받는분', order: 'ymd' },
  { bank: 'kb', marks: '내통장표시', order: 'ymd' },
  { bank: 'hana', marks: '의뢰인수취인', order: 'ymd' },
  { bank: 'woori', marks: '기재내용 맡기신금액', order: 'ymd' },
  { bank: 'woori', marks: '기재내용 취급점', order: 'ymd' },
  { bank: 'nonghyup', marks: '거래기록사항', order: 'ymd' },
  { bank: 'kbank', marks: '적요내용', order: 'ymd' },
  { bank: 'ibk', marks: '상대은행 거래내용', order: 'ymd' },
  { bank: 'toss', marks: '거래유형 거래기관', order: 'ymd', payer: '적요' },
  { bank: 'kakao', marks: '거래금액 거래구분 내용', order: 'ymd', payer: '내용' },
  { bank: 'kakao', marks: '구분 거래금액 거래후잔액 내용', order: 'ymd', payer: '내용' },
  { bank: 'shinhan', marks: '적요 내용 거래점', order: 'ymd', payer: '내용' },
  { bank: 'shinhan', marks: '적요 내용 거래점명', order: 'ymd', payer: '내용' },
]

type Layout = Omit<StatementLayout, 'dayOrder'> & { order: DayOrder }

/** The bank of a header of folded names. In other Korean files the year is in front. */
export function bankOf(names: readonly string[]): Omit<KnownBank, 'marks'> {
  const known = KNOWN.find(({ marks }) => marks.split(' ').every((mark) => names.includes(mark)))
  if (known) return known
  const isKorean = names.some((name) => /\p{Script=Hangul}/u.test(name))
  return isKorean ? { bank: 'other', order: 'ymd', payer: '내용' } : { bank: 'other' }
}

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
