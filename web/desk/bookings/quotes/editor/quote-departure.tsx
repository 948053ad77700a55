import { minuteText } from '../../../../../worker/contracts/dates/calgary-text'
import { DepartureField } from '../../departure-field'
import { withStartDay, type QuoteFields } from './quote-fields'
import type { QuoteEditor } from './use-quote-editor'
import type { QuotedDeparture } from '../../../../../worker/contracts/quotes/desk-quotes'

interface QuoteDepartureProps {
  tourId: number | null
  editor: QuoteEditor
}

/** The departure that a quote is about. */
export function QuoteDeparture({ tourId, editor: { fields, set } }: QuoteDepartureProps) {
  const { tripId, startDay, party } = fields
  return (
    <div className="col-span-2 empty:hidden lg:col-span-4">
      <DepartureField
        tourId={tourId}
        tripId={tripId}
        startDay={startDay}
        party={Number(party)}
        onChoose={(departure) => set(startOf(fields, departure))}
      />
    </div>
  )
}

/** A private trip keeps its day and time. */
function startOf(fields: QuoteFields, departure: QuotedDeparture | null): Partial<QuoteFields> {
  if (!departure) return { tripId: null }
  const { tripId, startDay, startMinute } = departure
  return { ...withStartDay(fields, startDay), startTime: minuteText(startMinute), tripId }
}
