import { parseAmount } from './bank-amounts'
import { dayOrderOf, looksLikeDay, type DayOrder } from './bank-days'
import type { Currency } from '../currencies'

/** The meaning of each column in a bank's statement file. Rows are texts from a CSV parser, title rows included. */

export type Rows = readonly (readonly string[])[]

/** Column indices. Amounts are in one signed column, or in one for money in and one for money out. */
interface StatementColumns {
  day: number
  amount?: number | undefined
  in?: number | undefined
  out?: number | undefined
  /** The column that marks a row as credit or debit. */
  direction?: number | undefined
  /** Columns with text, in order. */
  text: number[]
  /** The text column that holds the payer's name. */
  payer?: number | undefined
  balance?: number | undefined
  /** The column with amounts in another currency. */
  otherCurrency?: number | undefined
}

const BANKS = ['rbc', 'td', 'scotiabank', 'bmo', 'cibc', 'kb', 'hana', 'other'] as const
export type Bank = (typeof BANKS)[number]

export interface StatementLayout {
  bank: Bank
  currency: Currency
  columns: StatementColumns
  /** Null if the days are ambiguous: a person decides. */
  dayOrder: DayOrder | null
  /** Index of the row after the header; 0 without one. */
  firstRow: number
}

/** Folded column names in English, French and Korean. */
const NAMES = {
  day: 'date|transactiondate|dateposted|postingdate|datedeloperation|datedetransaction|거래일시|거래일자|거래일',
  in: 'in|deposit|deposits|credit|credits|moneyin|depot|depots|맡기신금액|입금|입금액|입금금액',
  out: 'out|withdrawal|withdrawals|debit|debits|moneyout|retrait|retraits|찾으신금액|출금|출금액|출금금액',
  amount: 'amount|transactionamount|cad|montant|거래금액',
  direction: 'transactiontype|typeoftransaction|typedetransaction|typedoperation',
  balance: 'balance|runningbalance|solde|잔액|거래후잔액|잔고',
  otherCurrency: 'usd',
  payer: '기재내용|의뢰인수취인|payer|name|sender|보낸분받는분',
  text: 'description|description1|description2|subdescription|memo|details|message|libelle|적요|내용|메모|추가메모|거래특이사항|내통장표시내용',
}
type Role = keyof typeof NAMES

const ROLES = new Map(
  Object.entries(NAMES).flatMap(([role, names]) =>
    names.split('|').map((name): [string, Role] => [name, role as Role]),
  ),
)

/** Columns that identify a bank, because only its header has them. */
const MARKS: [Bank, string[]][] = [
  ['bmo', ['firstbankcard']],
  ['rbc', ['description1', 'cad']],
  ['scotiabank', ['subdescription']],
  ['kb', ['맡기신금액', '기재내용']],
  ['hana', ['의뢰인수취인', '거래특이사항']],
]

/** Date formats of banks, where a day would otherwise be ambiguous. */
const KNOWN_ORDER: Partial<Record<Bank, DayOrder>> = { rbc: 'mdy', td: 'mdy', scotiabank: 'mdy' }
const HEADER_WITHIN = 30

/** The layout of a known bank or of a self-explanatory header; null if a person has to name the columns. */
export function detectLayout(rows: Rows): StatementLayout | null {
  const at = rows.slice(0, HEADER_WITHIN).findIndex((row) => columnsOf(row) !== null)
  const header = rows[at]
  const columns = header && columnsOf(header)
  if (!columns) return withoutHeader(rows)
  const names = header.map(foldName)
  const isKorean = names.some((name) => /\p{Script=Hangul}/u.test(name))
  const bank = MARKS.find(([, marks]) => marks.every((mark) => names.includes(mark)))?.[0]
  const known = { bank: bank ?? 'other', currency: isKorean ? 'KRW' : 'CAD' } as const
  return withDayOrder(rows, { ...known, columns, firstRow: at + 1 })
}

/** The layout from the columns that a person named for files with the same `layoutKey`. */
export function namedLayout(
  rows: Rows,
  saved: { columns: StatementColumns; currency: Currency; dayOrder?: DayOrder | null },
): StatementLayout {
  const { columns, currency, dayOrder } = saved
  const firstRow = headerAt(rows) + 1
  const layout = withDayOrder(rows, { bank: 'other', currency, columns, firstRow })
  return dayOrder ? { ...layout, dayOrder } : layout
}

/** Equal for files of the same layout: the header's names, or the number of columns. The server stores its hash. */
export function layoutKey(rows: Rows): string {
  const header = rows[headerAt(rows)]
  if (header) return header.map(foldName).join('|')
  return `columns:${Math.max(0, ...rows.map((row) => row.length))}`
}

/** The header's names, shown to the person who names the columns; null if the file has no header. */
export function headerOf(rows: Rows): readonly string[] | null {
  return rows[headerAt(rows)] ?? null
}

/** Index of the first row that looks like a header; -1 if a row with a day comes first. */
function headerAt(rows: Rows): number {
  const isData = (row: readonly string[]) => row.some(looksLikeDay)
  const at = rows.findIndex((row) => isData(row) || row.filter(isFilled).length >= 3)
  const row = rows[at]
  return row && !isData(row) ? at : -1
}

function columnsOf(header: readonly string[]): StatementColumns | null {
  const roles = header.map((name) => ROLES.get(foldName(name)))
  const first = (role: Role) => (roles.includes(role) ? roles.indexOf(role) : undefined)
  const day = first('day')
  const [amount, incoming] = [first('amount'), first('in')]
  if (day === undefined || (amount === undefined && incoming === undefined)) return null
  const text = roles.flatMap((role, index) => (role === 'text' || role === 'payer' ? [index] : []))
  const second = header.findIndex((name) => foldName(name) === 'description2')
  return {
    day,
    text,
    amount: incoming === undefined ? amount : undefined,
    in: incoming,
    out: first('out'),
    direction: first('direction'),
    payer: first('payer') ?? (second === -1 ? undefined : second),
    balance: first('balance'),
    otherCurrency: first('otherCurrency'),
  }
}

const HEADERLESS = { currency: 'CAD', firstRow: 0 } as const

/** Files from TD, CIBC and older ones from Scotiabank have no header. */
function withoutHeader(rows: Rows): StatementLayout | null {
  const filled = rows.filter((row) => row.some(isFilled))
  if (filled.length === 0 || !filled.every(([day = '']) => looksLikeDay(day))) return null
  const all = (column: number, test: (text: string) => boolean) =>
    filled.every((row) => test(row[column] ?? ''))
  const width = Math.max(...filled.map((row) => row.length))
  const last = width - 1

  if (all(1, isAmount)) {
    const hasBalance = last >= 3 && all(last, isAmount)
    const text = range(2, hasBalance ? last - 1 : last)
    const columns = { day: 0, amount: 1, text, ...(hasBalance && { balance: last }) }
    return withDayOrder(rows, { ...HEADERLESS, bank: 'scotiabank', columns })
  }
  if (width < 4 || !filled.every(isOneSided) || !all(1, isFilled)) return null
  const columns = { day: 0, text: [1], out: 2, in: 3 }
  if (width === 5 && all(4, isAmount))
    return withDayOrder(rows, { ...HEADERLESS, bank: 'td', columns: { ...columns, balance: 4 } })
  return withDayOrder(rows, { ...HEADERLESS, bank: 'cibc', columns })
}

/** Whether money out and money in have separate columns. */
function isOneSided([, , out, incoming]: readonly string[]): boolean {
  return isAmountOrEmpty(out) && isAmountOrEmpty(incoming)
}

function withDayOrder(rows: Rows, layout: Omit<StatementLayout, 'dayOrder'>): StatementLayout {
  const column = rows.slice(layout.firstRow).map((row) => row[layout.columns.day] ?? '')
  return { ...layout, dayOrder: dayOrderOf(column, KNOWN_ORDER[layout.bank]) }
}

/** A column name's letters and digits, without accents and text in parentheses. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\(.*?\)|[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

function isAmount(text: string): boolean {
  return parseAmount(text, 'CAD') !== null
}

function isAmountOrEmpty(text = ''): boolean {
  return !isFilled(text) || isAmount(text)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
