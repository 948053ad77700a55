import { minuteText } from '../../../../../worker/contracts/dates/calgary-text'
import { DepartureField } from '../../departure-field'
import { withStartDay, type QuoteFields } from './quote-fields'
import type { QuoteEditor } from './use-quote-editor'
import type { QuotedDeparture } from '../../../../../worker/contracts/quotes/desk-quotes'

interface QuoteDepartureProps {
  tourId: number | null
  editor: QuoteEditor
}

/** Chooses the departure that a quote is for. */
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

/** Takes the day and time of a departure. A private trip keeps those that were typed. */
function startOf(fields: QuoteFields, departure: QuotedDeparture | null): Partial<QuoteFields> {
  if (!departure) return { tripId: null }
  const { tripId, startDay, startMinute } = departure
  return { ...withStartDay(fields, startDay), startTime: minuteText(startMinute), tripId }
}
