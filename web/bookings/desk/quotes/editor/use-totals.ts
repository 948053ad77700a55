import { useQuery } from '@tanstack/react-query'
import type { DeskQuote } from '../../../../../worker/contracts/bookings/desk-quotes'
import { isCalendarDay } from '../../../../../worker/contracts/dates/calendar'
import { useDebounced } from '../../../../platform/forms/use-debounced'
import type { Booking } from '../../bookings.api'
import { previewQuery } from '../quotes.api'
import type { QuoteEditor } from './use-quote-editor'

const WAIT_MS = 400

/** The quote as it is typed. Unreadable fields and the expiry keep their saved values. */
export function useTyped(booking: Booking, editor: QuoteEditor): DeskQuote {
  const { quote, fields, input } = editor
  const { written } = useQuoteTotals(booking, editor)
  const { lines, totalCents, totalWon, depositCents, depositWon } = written
  return {
    ...quote,
    ...input,
    lines,
    totalCents,
    totalWon,
    depositCents,
    depositWon,
    days: fields.days,
    startDay: fields.startDay,
    note: fields.note,
    policy: input?.policy ?? quote.policy,
  }
}

/** The totals of the typed quote; the saved totals if a field cannot be read or there is no tour. */
export function useQuoteTotals({ tour }: Booking, { quote, fields, input }: QuoteEditor) {
  const party = { party: Number(fields.party), extraRooms: Number(fields.extraRooms) }
  const day = isCalendarDay(fields.startDay) && { startDay: fields.startDay }
  const basis = tour && { tourId: tour.id, lang: quote.lang, ...party, ...day }
  const { withoutDeposit } = fields
  const lines = input?.lines
  const typed = JSON.stringify(basis && lines ? { ...basis, lines, withoutDeposit } : null)
  const settled = useDebounced(typed, WAIT_MS)
  const written = useQuery(previewQuery(JSON.parse(settled) as typeof basis)).data
  const engine = useQuery(previewQuery(basis)).data
  return {
    written: written ?? quote,
    engine: basis && engine && engine.totalCents > 0 ? engine : null,
  }
}
