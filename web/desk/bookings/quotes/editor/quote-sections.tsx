import type { Booking } from '../../bookings.api'
import { QuoteEnd } from './quote-end'
import { QuoteEntries } from '../entries/quote-entries'
import { QuoteLines } from '../lines/quote-lines'
import { QuotePolicy } from '../policy/quote-policy'
import { QuoteTrip } from './quote-trip'
import type { QuoteEditor } from './use-quote-editor'

export function QuoteSections({ booking, editor }: { booking: Booking; editor: QuoteEditor }) {
  const tourId = booking.tour?.id ?? null
  return (
    <>
      <QuoteTrip tourId={tourId} editor={editor} />
      <QuoteLines editor={editor} />
      <QuoteEntries editor={editor} tourId={tourId} />
      <QuoteEnd editor={editor} />
      <QuotePolicy editor={editor} />
    </>
  )
}
