import type { DeskQuote } from '../../../../../worker/contracts/bookings/desk-quotes'
import { movedDays } from '../../../../../worker/contracts/bookings/quote-days'
import type { QuoteInput } from '../../../../../worker/contracts/bookings/quotes'
import { isCalendarDay } from '../../../../../worker/contracts/dates/calendar'
import { minutesOf } from '../../../../../worker/contracts/dates/calgary-clock'
import { minuteText } from '../../../../../worker/contracts/dates/calgary-text'
import { otherHour } from '../../../../../worker/contracts/tours/named-hours'
import { readCount } from '../../../../desk/editor/typed-numbers'
import { entryFieldsOf, toDay, type EntryFields } from '../entries/entry-fields'
import { lineFieldsOf, toLine, type LineFields } from '../lines/line-fields'
import {
  isUsual,
  stepFieldsOf,
  toPolicy,
  USUAL_POLICY,
  type StepFields,
} from '../policy/policy-fields'

/** A draft as it is typed in the form. */
export interface QuoteFields {
  startDay: string
  /** HH:MM, or '' for a start that is agreed later. */
  startTime: string
  party: string
  extraRooms: string
  lines: LineFields[]
  days: EntryFields[]
  /** Null for a private trip. */
  tripId: number | null
  /** Null for the usual terms. */
  steps: StepFields[] | null
  /** If empty, the expiry stays as it is. */
  validDays: string
  note: string
  withoutDeposit: boolean
}

export function timeText(minute: number | null): string {
  return minute === null ? '' : minuteText(minute)
}

export function fieldsOf(quote: DeskQuote): QuoteFields {
  const { startDay, startMinute, party, extraRooms, lines, days, note, withoutDeposit } = quote
  return {
    startDay,
    startTime: timeText(startMinute),
    party: String(party),
    extraRooms: String(extraRooms),
    lines: lineFieldsOf(lines),
    days: days.map((entry, index) => entryFieldsOf(entry, quote.dayLangs[index] ?? null)),
    tripId: quote.tripId,
    steps: isUsual(quote.policy) ? null : stepFieldsOf(quote.policy),
    validDays: '',
    note,
    withoutDeposit,
  }
}

/** Sets the first day and moves the entries with it. */
export function withStartDay(fields: QuoteFields, startDay: string): QuoteFields {
  const canMove = isCalendarDay(fields.startDay) && isCalendarDay(startDay)
  if (!canMove) return { ...fields, startDay }
  const moved = movedDays(fields.days, fields.startDay, startDay)
  const days = moved.map((entry, index) => ({ ...entry, key: fields.days[index]?.key ?? '' }))
  return { ...fields, startDay, days }
}

/** The hour that the first entry names, if the trip starts at another one; null without a start. */
export function hourBesideStart({ days, startDay, startTime }: QuoteFields): string | null {
  const first = days.find(({ day }) => day === startDay)
  if (!first || startTime === '') return null
  return otherHour(`${first.title}\n${first.body}`, minutesOf(startTime))
}

/** Converts fields that have no faults. */
export function toInput(fields: QuoteFields): QuoteInput {
  const { startDay, startTime, party, extraRooms, lines, validDays, note, tripId, steps } = fields
  const { withoutDeposit } = fields
  return {
    startDay,
    startMinute: startTime === '' ? null : minutesOf(startTime),
    party: Number(party),
    extraRooms: Number(extraRooms),
    lines: lines.map(toLine),
    days: fields.days.map(toDay),
    tripId,
    policy: steps ? toPolicy(steps) : USUAL_POLICY,
    ...(validDays.trim() !== '' && { validDays: readCount(validDays) ?? 1 }),
    note,
    withoutDeposit,
  }
}
