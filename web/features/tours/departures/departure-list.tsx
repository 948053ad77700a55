import { useTranslation } from 'react-i18next'
import type { AskForDate } from '../tours.view'
import { DepartureSeats } from './departure-seats'
import { departureKey, type DepartureView } from './departure.view'
import { JoinButton } from './join-button'
import { Remarks } from './remarks'
import { useDayText } from './use-day-text'

export interface DepartureListProps {
  departures: DepartureView[]
  onAsk: AskForDate
}

/** The departures on a phone. */
export function DepartureList({ departures, onAsk }: DepartureListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line sm:hidden print:hidden">
      {departures.map((departure, index) => (
        <li key={departureKey(departure, index)} className="flex flex-col gap-0.5 py-3">
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <strong>
              <Days departure={departure} />
            </strong>
            <JoinButton departure={departure} onAsk={onAsk} />
          </span>
          <span className="text-sm text-muted">
            <DepartureSeats departure={departure} /> · <Joined departure={departure} />
          </span>
          <Remarks text={departure.remarks} />
        </li>
      ))}
    </ul>
  )
}

function Days({ departure: { startDate, endDate } }: { departure: DepartureView }) {
  const dayText = useDayText()
  const start = dayText(startDate)
  return endDate === startDate || endDate === '' ? start : `${start} – ${dayText(endDate)}`
}

/** Who has joined so far. */
function Joined({ departure: { male, female } }: { departure: DepartureView }) {
  const { t } = useTranslation('tours')
  return [
    male > 0 && t('departures.men', { count: male }),
    female > 0 && t('departures.women', { count: female }),
  ]
    .filter(Boolean)
    .join(' · ')
}
