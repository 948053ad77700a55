import { minuteText } from '../../../../../worker/contracts/calgary-text'
import { DepartureField } from '../../departure-field'
import { withStartDay } from './quote-fields'
import type { QuoteEditor } from './use-quote-editor'

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
        onChoose={(departure) =>
          set(
            departure
              ? {
                  ...withStartDay(fields, departure.startDay),
                  startTime: minuteText(departure.startMinute),
                  tripId: departure.tripId,
                }
              : { tripId: null },
          )
        }
      />
    </div>
  )
}
