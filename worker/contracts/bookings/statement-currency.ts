import type { Currency } from '../currencies'
import { writtenCurrency } from '../written-amounts'
import { columnRole, type Role } from './statement-words'
import type { Rows } from './statement-types'

/** The currency of a statement file. */

/**
 * Named in the header, beside an amount, in a column or in a title; else dollars, won for a header in Korean, and
 * neither for one in Chinese.
 */
export function currencyOf(
  header: readonly string[],
  { rows, firstRow, names: all }: { rows: Rows; firstRow: number; names: readonly string[] },
): Currency | 'other' {
  const names = header.map(columnRole)
  const below = rows.slice(firstRow)
  const written = (test: (role: Role | null) => boolean) => {
    const columns = names.flatMap(({ role }, index) => (test(role) ? [index] : []))
    return below.flatMap((row) => columns.map((index) => writtenCurrency(row[index] ?? '')))
  }
  const units = names.flatMap(({ role, unit }) => (isMoneyRole(role) ? [unit] : []))
  const found = new Set([...units, ...written((role) => isMoneyRole(role) || role === 'currency')])
  const [usual, second] = usualOf(all)
  if (usual !== 'other' && found.has(usual)) return usual
  if (found.has(second)) return second
  const stated = statedCurrency(rows.slice(0, firstRow))
  return found.has('CAD') ? 'CAD' : (stated ?? usual)
}

function usualOf(names: readonly string[]): [Currency | 'other', Currency] {
  const has = (script: RegExp) => names.some((name) => script.test(name))
  if (has(/\p{Script=Hangul}/u)) return ['KRW', 'CAD']
  return has(/\p{Script=Han}/u) ? ['other', 'KRW'] : ['CAD', 'KRW']
}

export function isMoneyRole(role: Role | null): boolean {
  return role === 'amount' || role === 'in' || role === 'out'
}

/** In a title such as `Currency: USD` or in the cell beside it; null if no title names one. */
function statedCurrency(titles: Rows): Currency | 'other' | null {
  const codes = titles.flatMap((row) =>
    row.flatMap((cell, at) => {
      const [name = '', inside = ''] = cell.split(/[:：]/)
      return columnRole(name).role === 'currency'
        ? [inside.trim() || (row[at + 1] ?? '').trim()]
        : []
    }),
  )
  const code = codes.find(Boolean)
  if (code === undefined) return null
  const mark = writtenCurrency(code)
  if (mark === 'dollar') return 'CAD'
  return mark ?? (/^[A-Z]{3}$/i.test(code) ? 'other' : null)
}
