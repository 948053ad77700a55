import { QuoteEntries } from '../entries/quote-entries'
import { QuoteLines } from '../lines/quote-lines'
import { QuotePolicy } from '../policy/quote-policy'
import { QuoteEnd } from './quote-end'
import { QuoteTrip } from './quote-trip'
import type { EditedQuote } from './use-quote-editor'

export function QuoteSections({ booking, editor }: EditedQuote) {
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
