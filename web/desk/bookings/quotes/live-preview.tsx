import type { Booking } from '../bookings.api'
import { GuestsView } from './guests-view'
import { useTotals } from './quote-totals'
import type { QuoteEditor } from './use-quote-editor'

/** The quote as its guest will see it, in the guest's language, while it is written. */
export function LivePreview({ booking, editor }: { booking: Booking; editor: QuoteEditor }) {
  const { quote, fields, input } = editor
  const { written } = useTotals(booking, editor)
  const { lines, totalCents, totalWon, depositCents, depositWon } = written
  const shown = {
    ...quote,
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
  return <GuestsView quote={shown} />
}
