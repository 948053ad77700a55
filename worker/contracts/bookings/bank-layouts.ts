import { parseAmount } from '../written-amounts'
import { dayOrderOf, looksLikeDay, type DayOrder } from './bank-days'
import { bankOf, withoutHeader } from './known-banks'
import { columnRole, foldName, type Role } from './statement-words'
import type { Currency } from '../currencies'
import { currencyOf, isMoneyRole } from './statement-currency'
import type { QualifyingColumns, Rows, StatementColumns, StatementLayout } from './statement-types'

/** Finds the meaning of each column in a bank's statement file. */

const HEADER_WITHIN = 40

/**
 * The layout of a known bank or of a self-explanatory header; null if a person has to name the columns. No day of the
 * file is after `latest`.
 */
export function detectLayout(rows: Rows, latest: string): StatementLayout | null {
  const found = headerIn(rows)
  if (!found) {
    const layout = withoutHeader(rows)
    return withOrder(rows, latest, layout, layout?.order)
  }
  const { header, firstRow, columns, names } = found
  const { bank, order, payer } = bankOf(header.map(foldName))
  const named = payer === undefined ? -1 : header.findIndex((name) => foldName(name) === payer)
  const currency = currencyOf(header, { rows, firstRow, names })
  const layout = {
    bank,
    currency: currency === 'other' ? ('CAD' as const) : currency,
    columns: named === -1 ? columns : { ...columns, payer: named },
    qualifying: qualifyingOf(header),
    firstRow,
    named: header.length,
    width: widthOf(rows, firstRow - 1, columns.day),
  }
  return withOrder(rows, latest, currency === 'other' ? inForeignMoney(layout) : layout, order)
}

/** The first row that names the columns of days and amounts, alone or together with the one below it. */
function headerIn(rows: Rows) {
  for (const [at, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const joined = joinedNames(row, rows[at + 1] ?? [])
    const header = joined && columnsOf(joined) ? joined : row
    const columns = columnsOf(header)
    const firstRow = header === row ? at + 1 : at + 2
    if (columns) return { header, columns, firstRow, names: rows.slice(at, firstRow).flat() }
  }
  return null
}

/** The names of two rows, such as money in and out below a merged cell; null if the second one has none. */
function joinedNames(above: readonly string[], below: readonly string[]): string[] | null {
  const roles = below.map((name) => columnRole(name).role)
  const isTitle = above.filter((name) => columnRole(name).role !== null).length < 2
  if (isTitle || !roles.some(isMoneyRole) || below.some((cell) => /\d{2}/.test(cell))) return null
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const [name = '', under = ''] = [above[index], below[index]]
    const role = columnRole(name).role
    const isNarrower = roles[index] !== 'amount' || (role !== 'in' && role !== 'out')
    return roles[index] != null && isNarrower ? under : name
  })
}

/** No amount of the file is in Canadian dollars or won. */
function inForeignMoney(layout: WithoutOrder): WithoutOrder {
  const { amount, in: incoming, out, ...columns } = layout.columns
  const foreign = [amount, incoming, out].flatMap((column) => column ?? [])
  const qualifying = { ...layout.qualifying, foreign: [...layout.qualifying.foreign, ...foreign] }
  return { ...layout, columns, qualifying }
}

/** The layout from the columns that a person named for files with the same `layoutKey`. */
export function namedLayout(
  rows: Rows,
  saved: { columns: StatementColumns; currency: Currency; dayOrder?: DayOrder | null },
  latest: string,
): StatementLayout {
  const { columns, currency, dayOrder } = saved
  const { header, firstRow } = namesIn(rows) ?? { header: null, firstRow: 0 }
  const taken = new Set([...Object.values(columns), ...columns.text])
  const all = qualifyingOf(header ?? [])
  const free = (columnsFound: number[]) => columnsFound.filter((index) => !taken.has(index))
  const qualifying = {
    kind: free(all.kind),
    status: free(all.status),
    foreign: free(all.foreign),
    unknown: free(all.unknown),
    currency: all.currency !== undefined && taken.has(all.currency) ? undefined : all.currency,
  }
  const width = widthOf(rows, firstRow - 1, columns.day)
  const named = header?.length ?? Infinity
  const how = { bank: 'other' as const, currency, columns, qualifying, firstRow, named, width }
  const layout = withOrder(rows, latest, how)
  return dayOrder ? { ...layout, dayOrder } : layout
}

/** Equal for files of the same layout: the header's names, or the number of columns. The server stores its hash. */
export function layoutKey(rows: Rows): string {
  const header = headerOf(rows)
  if (header) return header.map(foldName).join('|')
  return `columns:${Math.max(0, ...rows.map((row) => row.length))}`
}

/** The header's names, shown to the person who names the columns; null if the file has no header. */
export function headerOf(rows: Rows): readonly string[] | null {
  return namesIn(rows)?.header ?? null
}

/** A header with known names, or the first row that looks like one; null if a row with a day comes first. */
function namesIn(rows: Rows): { header: readonly string[]; firstRow: number } | null {
  const known = headerIn(rows)
  if (known) return known
  const at = rows.findIndex((row) => row.filter(isFilled).length >= 3)
  const header = rows[at]
  return header && !header.some(looksLikeDay) ? { header, firstRow: at + 1 } : null
}

/** Null for a row that does not name them, or names one of them twice. */
function columnsOf(header: readonly string[]): StatementColumns | null {
  if (header.some(isValue)) return null
  const names = header.map(columnRole)
  const roles = names.map(({ role }) => role)
  const first = (role: Role) => (roles.includes(role) ? roles.indexOf(role) : undefined)
  const [amounts, incoming, outgoing] = (['amount', 'in', 'out'] as const).map((role) =>
    ownColumns(names, role),
  )
  const day = first('day')
  const isForeign = ['amount', 'in'].some((role) => roles.includes(role as Role))
  if (day === undefined || !isForeign) return null
  const money = incoming?.length ? [incoming, outgoing] : [amounts, outgoing]
  if (money.some((columns) => (columns?.length ?? 0) > 1)) return null
  const all = (...wanted: Role[]) =>
    roles.flatMap((role, index) => (role !== null && wanted.includes(role) ? [index] : []))
  const text = all('text', 'payer')
  return {
    day,
    // Some banks name the column of texts "Transaction".
    text: text.length > 0 ? text : all('kind'),
    amount: incoming?.length ? undefined : amounts?.[0],
    in: incoming?.[0],
    out: outgoing?.[0],
    payer: first('payer'),
    balance: first('balance'),
  }
}

function isValue(cell: string): boolean {
  return looksLikeDay(cell) || (/^[^\p{L}]*\d/u.test(cell) && parseAmount(cell, 'CAD') !== null)
}

/** Columns in Canadian dollars or won; those that say so come before one that names no currency. */
function ownColumns(names: readonly ReturnType<typeof columnRole>[], role: Role): number[] {
  const own = names.flatMap((name, index) =>
    name.role === role && name.unit !== 'other' ? [index] : [],
  )
  const stated = own.filter((index) => ['CAD', 'KRW'].includes(names[index]?.unit ?? ''))
  return stated.length > 0 ? stated : own
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
