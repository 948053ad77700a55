import { addDays, isCalendarDay, minuteText } from '../../../../worker/contracts/calendar'
import { movedDays } from '../../../../worker/contracts/quote-days'
import type { Lang } from '../../../../worker/contracts/languages'
import type { QuoteLine, QuoteLineKind } from '../../../../worker/contracts/quote-prices'
import type { DeskQuote, QuoteDay } from '../../../../worker/contracts/quotes'
import type { QuoteInput } from '../../../../worker/contracts/quote-input'
import {
  areSound,
  isUsual,
  stepFieldsOf,
  toPolicy,
  USUAL_POLICY,
  type StepFields,
} from './policy-fields'
import { readAmount, readCount, type AmountFault } from '../../editor/typed-numbers'

/** The parts of a draft as they are typed. */

export type WrittenKind = Exclude<QuoteLineKind, 'gst'>
export const WRITTEN_KINDS = ['tour', 'surcharge', 'room', 'extra', 'supplier', 'discount'] as const

export interface LineFields {
  key: string
  kind: WrittenKind
  label: string
  units: string
  /** In dollars, also of a discount, without a sign. */
  price: string
  /** Null for a taxed line. */
  untaxed: string | null
}

export interface EntryFields extends QuoteDay {
  key: string
  /** The words of another language that the entry still has, until one of them is changed. */
  foreign?: { lang: Lang; title: string; body: string }
}

export interface QuoteFields {
  startDay: string
  /** HH:MM */
  startTime: string
  party: string
  extraRooms: string
  lines: LineFields[]
  days: EntryFields[]
  /** Null for a trip of its own. */
  tripId: number | null
  /** Null for the usual terms. */
  steps: StepFields[] | null
  /** Empty: the end stays as it is. */
  validDays: string
  note: string
}

export interface LineFault {
  units?: true
  price?: AmountFault | 'missing'
  untaxed?: true
}

export interface QuoteFaults {
  startDay?: true
  startTime?: true
  validDays?: true
  lines: Record<string, LineFault>
  /** Keys of entries without a day. */
  days: string[]
  steps?: true
}

const PER_HOUR = 60
const UNITS_MAX = 999
const VALID_DAYS_MAX = 30

export function fieldsOf(quote: DeskQuote): QuoteFields {
  const { startDay, startMinute, party, extraRooms, lines, days, note } = quote
  return {
    startDay,
    startTime: minuteText(startMinute),
    party: String(party),
    extraRooms: String(extraRooms),
    lines: lineFieldsOf(lines),
    days: days.map((entry, index) => toEntry(entry, quote.dayLangs[index] ?? null)),
    tripId: quote.tripId,
    steps: isUsual(quote.policy) ? null : stepFieldsOf(quote.policy),
    validDays: '',
    note,
  }
}

function toEntry(entry: QuoteDay, lang: Lang | null): EntryFields {
  const { title, body } = entry
  const key = crypto.randomUUID()
  return { ...entry, key, ...(lang && { foreign: { lang, title, body } }) }
}

/** The language of an entry that is still to be translated. */
export function untranslated({ foreign, title, body }: EntryFields): Lang | null {
  return foreign?.title === title && foreign.body === body ? foreign.lang : null
}

/** Without the tax, which is added. */
export function lineFieldsOf(lines: readonly QuoteLine[]): LineFields[] {
  return lines.flatMap(({ kind, label, units, unitCents, untaxed }) => {
    if (kind === 'gst') return []
    const price = dollarsOf(Math.abs(unitCents))
    const key = crypto.randomUUID()
    return [{ key, kind, label, units: String(units), price, untaxed: untaxed ?? null }]
  })
}

export function emptyLine(): LineFields {
  return {
    key: crypto.randomUUID(),
    kind: 'extra',
    label: '',
    units: '1',
    price: '',
    untaxed: null,
  }
}

/** An entry on the day after the last one. */
export function emptyEntry({ days, startDay }: QuoteFields): EntryFields {
  const last = days.at(-1)?.day
  return {
    key: crypto.randomUUID(),
    day: last && isCalendarDay(last) ? addDays(last, 1) : startDay,
    title: '',
    body: '',
  }
}

/** The entries move with the first day. */
export function withStartDay(fields: QuoteFields, startDay: string): QuoteFields {
  const canMove = isCalendarDay(fields.startDay) && isCalendarDay(startDay)
  if (!canMove) return { ...fields, startDay }
  const moved = movedDays(fields.days, fields.startDay, startDay)
  const days = moved.map((entry, index) => ({ ...entry, key: fields.days[index]?.key ?? '' }))
  return { ...fields, startDay, days }
}

export function faultsOf(fields: QuoteFields): QuoteFaults {
  const lines: QuoteFaults['lines'] = {}
  for (const line of fields.lines) {
    const fault = lineFault(line)
    if (Object.keys(fault).length > 0) lines[line.key] = fault
  }
  return {
    ...(!isCalendarDay(fields.startDay) && { startDay: true }),
    ...(!/^\d\d:\d\d$/.test(fields.startTime) && { startTime: true }),
    ...(!isValidDays(fields.validDays) && { validDays: true }),
    lines,
    days: fields.days.filter(({ day }) => !isCalendarDay(day)).map(({ key }) => key),
    ...(fields.steps && !areSound(fields.steps) && { steps: true }),
  }
}

export function hasFaults({ lines, days, ...own }: QuoteFaults): boolean {
  return Object.keys(own).length + Object.keys(lines).length + days.length > 0
}

/** Of fields without faults. */
export function toInput(fields: QuoteFields): QuoteInput {
  const { startDay, startTime, party, extraRooms, lines, validDays, note, tripId, steps } = fields
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number)
  return {
    startDay,
    startMinute: hours * PER_HOUR + minutes,
    party: Number(party),
    extraRooms: Number(extraRooms),
    lines: lines.map(toLine),
    days: fields.days.map(toDay),
    tripId,
    policy: steps ? toPolicy(steps) : USUAL_POLICY,
    ...(validDays.trim() !== '' && { validDays: readCount(validDays) ?? 1 }),
    note,
  }
}

/** Empty parts are left out. */
function toDay({ day, title, body, start, image, stay, meals }: EntryFields): QuoteDay {
  return {
    day,
    title,
    body,
    ...(start && { start }),
    ...(image && { image }),
    ...(stay && { stay }),
    ...(meals && { meals }),
  }
}

/** Cents of a line; null while what is typed cannot be read. */
export function lineCents(line: LineFields): number | null {
  return Object.keys(lineFault(line)).length > 0 ? null : toLine(line).cents
}

function toLine({ kind, label, units, price, untaxed }: LineFields): QuoteLine {
  const amount = Math.round((readAmount(price).value ?? 0) * 100)
  const unitCents = kind === 'discount' ? -amount : amount
  const count = readCount(units) ?? 1
  return {
    kind,
    label,
    units: count,
    unitCents,
    cents: count * unitCents,
    ...(untaxed !== null && { untaxed }),
  }
}

function lineFault({ kind, units, price, untaxed }: LineFields): LineFault {
  const count = readCount(units)
  const { value, fault } = readAmount(price)
  const isMissing = value === null || (kind === 'discount' && value === 0)
  return {
    ...((count === null || count < 1 || count > UNITS_MAX) && { units: true }),
    ...(fault ? { price: fault } : isMissing && { price: 'missing' }),
    ...(untaxed !== null && untaxed.trim() === '' && { untaxed: true }),
  }
}

function isValidDays(text: string): boolean {
  if (text.trim() === '') return true
  const days = readCount(text)
  return days !== null && days >= 1 && days <= VALID_DAYS_MAX
}

function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
