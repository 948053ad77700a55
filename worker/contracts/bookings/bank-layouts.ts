import { writtenCurrency } from '../written-amounts'
import { dayOrderOf, looksLikeDay, type DayOrder } from './bank-days'
import { bankOf } from './known-banks'
import { columnRole, foldName, type Role } from './column-names'
import type { Currency } from '../currencies'
import { withoutHeader } from './headerless-layouts'
import type { QualifyingColumns, Rows, StatementColumns, StatementLayout } from './statement-layout'

/** Finds the meaning of each column in a bank's statement file. */

const HEADER_WITHIN = 40

/**
 * The layout of a known bank or of a self-explanatory header; null if a person has to name the columns. No day of the
 * file is after `latest`.
 */
export function detectLayout(rows: Rows, latest: string): StatementLayout | null {
  const at = rows.slice(0, HEADER_WITHIN).findIndex((row) => columnsOf(row) !== null)
  const header = rows[at]
  const columns = header && columnsOf(header)
  if (!columns) {
    const found = withoutHeader(rows)
    return withOrder(rows, latest, found, found?.order)
  }
  const { bank, order, payer } = bankOf(header.map(foldName))
  const named = payer === undefined ? -1 : header.findIndex((name) => foldName(name) === payer)
  const layout = {
    bank,
    currency: currencyOf(rows, at),
    columns: named === -1 ? columns : { ...columns, payer: named },
    qualifying: qualifyingOf(header),
    firstRow: at + 1,
    named: header.length,
    width: widthOf(rows, at, columns.day),
  }
  return withOrder(rows, latest, layout, order)
}

/** The layout from the columns that a person named for files with the same `layoutKey`. */
export function namedLayout(
  rows: Rows,
  saved: { columns: StatementColumns; currency: Currency; dayOrder?: DayOrder | null },
  latest: string,
): StatementLayout {
  const { columns, currency, dayOrder } = saved
  const firstRow = headerAt(rows) + 1
  const taken = new Set([...Object.values(columns), ...columns.text])
  const all = qualifyingOf(rows[firstRow - 1] ?? [])
  const free = (columnsFound: number[]) => columnsFound.filter((index) => !taken.has(index))
  const qualifying = {
    kind: free(all.kind),
    status: free(all.status),
    foreign: free(all.foreign),
    unknown: free(all.unknown),
    currency: all.currency !== undefined && taken.has(all.currency) ? undefined : all.currency,
  }
  const width = widthOf(rows, firstRow - 1, columns.day)
  const named = firstRow === 0 ? Infinity : (rows[firstRow - 1]?.length ?? Infinity)
  const how = { bank: 'other' as const, currency, columns, qualifying, firstRow, named, width }
  const layout = withOrder(rows, latest, how)
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
  const names = header.map(columnRole)
  const roles = names.map(({ role }) => role)
  const first = (role: Role) => (roles.includes(role) ? roles.indexOf(role) : undefined)
  // A column in Canadian dollars or won comes before one in another currency.
  const money = (role: 'amount' | 'in' | 'out') => {
    const own = names.findIndex(({ role: its, unit }) => its === role && unit !== 'other')
    return own === -1 ? undefined : own
  }
  const day = first('day')
  const [amount, incoming] = [money('amount'), money('in')]
  const isForeign = ['amount', 'in'].some((role) => roles.includes(role as Role))
  if (day === undefined || (amount === undefined && incoming === undefined && !isForeign))
    return null
  return {
    day,
    text: roles.flatMap((role, index) => (role === 'text' || role === 'payer' ? [index] : [])),
    amount: incoming === undefined ? amount : undefined,
    in: incoming,
    out: money('out'),
    payer: first('payer'),
    balance: first('balance'),
  }
}

function qualifyingOf(header: readonly string[]): QualifyingColumns {
  const names = header.map(columnRole)
  const all = (test: (name: (typeof names)[number]) => boolean) =>
    names.flatMap((name, index) => (test(name) ? [index] : []))
  const isMoney = (role: Role | null) => role === 'amount' || role === 'in'
  return {
    kind: all(({ role }) => role === 'kind'),
    status: all(({ role }) => role === 'status'),
    currency: all(({ role }) => role === 'currency')[0],
    foreign: all(({ role, unit }) => isMoney(role) && unit === 'other'),
    unknown: all(({ role }) => role === null),
  }
}

/** Named in the header or beside an amount; else dollars, or won for a header in Korean. */
function currencyOf(rows: Rows, at: number): Currency {
  const header = rows[at] ?? []
  const names = header.map(columnRole)
  const money = names.flatMap(({ role }, index) => (isMoneyRole(role) ? [index] : []))
  const units = money.map((index) => names[index]?.unit)
  const written = rows
    .slice(at + 1)
    .flatMap((row) => money.map((index) => writtenCurrency(row[index] ?? '')))
  const isKorean = header.some((name) => /\p{Script=Hangul}/u.test(name))
  const isOf = (currency: Currency) => units.includes(currency) || written.includes(currency)
  const currencies = names.flatMap(({ role }, index) => (role === 'currency' ? [index] : []))
  const inCells = (currency: Currency) =>
    rows
      .slice(at + 1)
      .some((row) => currencies.some((index) => writtenCurrency(row[index] ?? '') === currency))
  const [usual, other] = isKorean ? (['KRW', 'CAD'] as const) : (['CAD', 'KRW'] as const)
  if (isOf(usual) || inCells(usual)) return usual
  return isOf(other) || inCells(other) ? other : usual
}

function isMoneyRole(role: Role | null): boolean {
  return role === 'amount' || role === 'in' || role === 'out'
}

const ROWS_TO_TELL = 3

/** Rows of some files all end with a separator that the header does not have. */
function widthOf(rows: Rows, at: number, day: number): number {
  const header = rows[at]
  if (!header) return Infinity
  const { length } = header
  const dated = rows.slice(at + 1).filter((row) => looksLikeDay(row[day] ?? ''))
  const isLonger = dated.every((row) => row.length === length + 1 && row[length] === '')
  return isLonger && dated.length >= ROWS_TO_TELL ? length + 1 : length
}

type WithoutOrder = Omit<StatementLayout, 'dayOrder'>

function withOrder<Layout extends WithoutOrder | null>(
  rows: Rows,
  latest: string,
  layout: Layout,
  known?: DayOrder,
): Layout extends null ? StatementLayout | null : StatementLayout
function withOrder(
  rows: Rows,
  latest: string,
  layout: WithoutOrder | null,
  known?: DayOrder,
): StatementLayout | null {
  if (!layout) return null
  const column = rows.slice(layout.firstRow).map((row) => row[layout.columns.day] ?? '')
  return { ...layout, dayOrder: dayOrderOf(column, { known, latest }) }
}

export function isFilled(text: string): boolean {
  return text.trim() !== ''
}
