import type { Booking } from '../bookings.api'
import { GuestsView } from './guests-view'
import { useTyped } from './quote-totals'
import type { QuoteEditor } from './use-quote-editor'

/** The quote as its guest will see it, in the guest's language, while it is written. */
export function LivePreview({ booking, editor }: { booking: Booking; editor: QuoteEditor }) {
  return <GuestsView quote={useTyped(booking, editor)} />
}
