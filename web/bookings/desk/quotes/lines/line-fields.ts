import type {
  QuoteLine,
  QuoteLineKind,
} from '../../../../../worker/contracts/bookings/quote-prices'
import { readAmount, readCount, type AmountFault } from '../../../../desk/editor/typed-numbers'

/** The lines of a draft as they are typed. */

type WrittenKind = Exclude<QuoteLineKind, 'gst'>
export const WRITTEN_KINDS = ['tour', 'surcharge', 'room', 'extra', 'supplier', 'discount'] as const

export interface LineFields {
  key: string
  kind: WrittenKind
  label: string
  units: string
  /** In dollars. A discount is typed without a sign, too. */
  price: string
  /** Null for a taxed line. */
  untaxed: string | null
}

export interface LineFault {
  units?: true
  price?: AmountFault | 'missing'
  untaxed?: true
}

const UNITS_MAX = 999

/** Leaves out the tax line, which is computed. */
export function lineFieldsOf(lines: readonly QuoteLine[]): LineFields[] {
  return lines.flatMap((line) => typedLine(line) ?? [])
}

function typedLine({ kind, label, units, unitCents, untaxed }: QuoteLine): LineFields | null {
  if (kind === 'gst') return null
  const price = dollarsOf(Math.abs(unitCents))
  const key = crypto.randomUUID()
  return { key, kind, label, units: String(units), price, untaxed: untaxed ?? null }
}

const EMPTY = { kind: 'extra', label: '', units: '1', price: '', untaxed: null } as const

export function emptyLine(): LineFields {
  return { key: crypto.randomUUID(), ...EMPTY }
}

/** The sum of a line in cents; null while it cannot be read. */
export function lineCents(line: LineFields): number | null {
  return Object.keys(lineFault(line)).length > 0 ? null : toLine(line).cents
}

/** Converts a line that has no faults. */
export function toLine({ kind, label, units, price, untaxed }: LineFields): QuoteLine {
  const unitCents = unitCentsOf(kind, price)
  const count = readCount(units) ?? 1
  const cents = count * unitCents
  return { kind, label, units: count, unitCents, cents, ...(untaxed !== null && { untaxed }) }
}

function unitCentsOf(kind: WrittenKind, price: string): number {
  const amount = Math.round((readAmount(price).value ?? 0) * 100)
  return kind === 'discount' ? -amount : amount
}

export function lineFault({ kind, units, price, untaxed }: LineFields): LineFault {
  return {
    ...(!isUnits(units) && { units: true }),
    ...priceFault(kind, price),
    ...(untaxed !== null && untaxed.trim() === '' && { untaxed: true }),
  }
}

function isUnits(text: string): boolean {
  const count = readCount(text)
  return count !== null && count >= 1 && count <= UNITS_MAX
}

function priceFault(kind: WrittenKind, price: string): Pick<LineFault, 'price'> {
  const { value, fault } = readAmount(price)
  if (fault) return { price: fault }
  return value === null || (kind === 'discount' && value === 0) ? { price: 'missing' } : {}
}

function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
