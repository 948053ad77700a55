import { useTranslation } from 'react-i18next'
import type { AskForDate } from '../tours.view'
import type { DepartureListProps } from './departure-list'
import { DepartureSeats } from './departure-seats'
import { departureKey, type DepartureView } from './departure.view'
import { JoinButton } from './join-button'
import { Remarks } from './remarks'
import { useDayText } from './use-day-text'

const COLUMNS = ['start', 'end', 'male', 'female', 'seatsLeft', 'remarks'] as const

/** The departures from tablet width up, and on paper. */
export function DepartureTable({ departures, onAsk }: DepartureListProps) {
  return (
    <div className="hidden overflow-x-auto sm:block print:block">
      <table className="w-full text-start">
        <Head />
        <tbody>
          {departures.map((departure, index) => (
            <Row key={departureKey(departure, index)} departure={departure} onAsk={onAsk} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head() {
  const { t } = useTranslation('tours')
  return (
    <thead>
      <tr className="border-b border-line text-sm text-muted">
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
            {t(`departures.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ departure, onAsk }: { departure: DepartureView; onAsk: AskForDate }) {
  const dayText = useDayText()
  return (
    <tr className="border-b border-line">
      <td className="py-2 pe-4 font-semibold whitespace-nowrap">{dayText(departure.startDate)}</td>
      <td className="py-2 pe-4 whitespace-nowrap">{dayText(departure.endDate)}</td>
      <td className="py-2 pe-4">{departure.male}</td>
      <td className="py-2 pe-4">{departure.female}</td>
      <td className="py-2 pe-4 whitespace-nowrap">
        <span className="block">
          <DepartureSeats departure={departure} />
        </span>
        <JoinButton departure={departure} onAsk={onAsk} />
      </td>
      <td className="py-2">
        <Remarks text={departure.remarks} />
      </td>
    </tr>
  )
}
