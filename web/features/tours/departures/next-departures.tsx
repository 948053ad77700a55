import { useTranslation } from 'react-i18next'
import { departureKey, type DepartureView } from './departure.view'
import { useDayText } from './use-day-text'

const SHOWN = 2

/** The first departures with their seats, beside the prices. */
export function NextDepartures({ departures }: { departures: DepartureView[] }) {
  const { t } = useTranslation('tours')
  if (departures.length === 0) return null
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-4">
      <h3 className="text-base">{t('departures.next')}</h3>
      <ul className="text-sm">
        {departures.slice(0, SHOWN).map((departure, index) => (
          <NextDeparture key={departureKey(departure, index)} departure={departure} />
        ))}
      </ul>
    </section>
  )
}

function NextDeparture({ departure: { startDate, seats } }: { departure: DepartureView }) {
  const { t } = useTranslation('tours')
  const dayText = useDayText()
  return (
    <li className="flex justify-between gap-4">
      <span>{dayText(startDate)}</span>
      <span className="text-muted">
        {seats > 0 ? t('departures.seats', { count: seats }) : t('departures.full')}
      </span>
    </li>
  )
}
