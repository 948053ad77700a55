import type { Lang } from '../languages'
import {
  gstCents,
  joiningCents,
  surchargeCents,
  surchargeCentsPerDay,
  toCents,
  wonAmount,
  type PriceTerms,
  type PricedTour,
} from '../tours/prices'

/** The lines and totals of a quote, in integer cents of a Canadian dollar or whole won. */

export const QUOTE_LINE_KINDS = [
  'tour',
  'surcharge',
  'room',
  'extra',
  'discount',
  'supplier',
  'gst',
] as const
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number]
export const LINE_LABEL_MAX = 80
const NO_DEPOSIT = { cad: 0, krw: 0 }

export interface QuoteLine {
  kind: QuoteLineKind
  /** Empty if the kind says enough; screens then use their own label. */
  label: string
  units: number
  unitCents: number
  /** Units times unitCents; negative for a discount only. */
  cents: number
  /** Why this line is not taxed; missing for a taxed one. */
  untaxed?: string
}

export interface QuoteTerms extends PriceTerms {
  /** Per booking, by its language. */
  deposit: Record<Lang, { cad: number; krw: number }>
}

interface QuoteInput {
  party: number
  /** The travellers who are on the departure that this party joins. */
  others?: number
  extraRooms: number
  lang: Lang
  /** Extras, discounts and suppliers' costs, added after the lines of the tour. */
  added?: readonly QuoteLine[]
}

interface Offered {
  lang: Lang
  /** Whether nothing is paid before the day of the trip. */
  withoutDeposit?: boolean
}

export interface QuoteTotals {
  /** All lines, the tax last. Their cents add up to the total. */
  lines: QuoteLine[]
  gstCents: number
  totalCents: number
  totalWon: number
  depositCents: number
  depositWon: number
}

/**
 * The price of a tour for a party. Null while it is on request: staff then write the tour's line. Expects a tour from
 * `pricedOn`, which ends expired offers.
 */
export function priceQuote(
  tour: PricedTour,
  input: QuoteInput,
  terms: QuoteTerms,
): QuoteTotals | null {
  const lines = tourLines(tour, input)
  return lines && quoteTotals([...lines, ...(input.added ?? [])], input, terms)
}

/** Tax, won and deposit of lines that the prices or the staff wrote. A tax line among them is replaced. */
export function quoteTotals(
  written: readonly QuoteLine[],
  { lang, withoutDeposit = false }: Offered,
  terms: QuoteTerms,
): QuoteTotals {
  const untaxedLines = written.filter(({ kind }) => kind !== 'gst')
  const taxable = sumOf(untaxedLines.filter(({ untaxed }) => untaxed === undefined))
  const gst = gstCents(Math.max(0, taxable), terms)
  const lines = gst === 0 ? untaxedLines : [...untaxedLines, quoteLine('gst', 1, gst)]
  const totalCents = sumOf(lines)
  const totalWon = wonAmount(totalCents, terms)
  const { cad, krw } = withoutDeposit ? NO_DEPOSIT : terms.deposit[lang]
  return {
    lines,
    gstCents: gst,
    totalCents,
    totalWon,
    depositCents: atMost(toCents(cad), totalCents),
    depositWon: atMost(krw, totalWon),
  }
}

export function quoteLine(
  kind: QuoteLineKind,
  units: number,
  unitCents: number,
  label = '',
): QuoteLine {
  return { kind, label, units, unitCents, cents: units * unitCents }
}

/** The fault of a line that a person wrote; null if none. Its sum is recomputed, never trusted. */
export function findLineFault({
  kind,
  units,
  unitCents,
  cents,
  untaxed,
}: QuoteLine): 'LineSum' | 'LineSign' | 'LineTax' | null {
  const isWhole = [units, unitCents, cents].every(Number.isSafeInteger)
  if (!isWhole || units < 1 || cents !== units * unitCents) return 'LineSum'
  if (kind === 'discount' ? cents >= 0 : cents < 0) return 'LineSign'
  if (untaxed !== undefined && (untaxed.trim() === '' || kind === 'gst')) return 'LineTax'
  return null
}

/** The lines of the tour itself; null while the price for the party is on request. */
function tourLines(
  tour: PricedTour,
  { party, extraRooms, others = 0 }: Pick<QuoteInput, 'party' | 'extraRooms' | 'others'>,
): QuoteLine[] | null {
  const cents = joiningCents(tour, party, others)
  if (cents === null) return null
  const perDay = surchargeCentsPerDay(tour)
  const lines = [quoteLine('tour', party, cents)]
  if (surchargeCents(tour, party, others) > 0)
    lines.push(quoteLine('surcharge', tour.tripDays, perDay))
  if (perDay > 0 && extraRooms > 0)
    lines.push(quoteLine('room', extraRooms * tour.tripDays, perDay))
  return lines
}

function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

function atMost(amount: number, total: number): number {
  return Math.max(0, Math.min(amount, total))
}
