import { useTranslation } from 'react-i18next'
import type { AskForDate, TourView } from '../tours.view'
import { DepartureList } from './departure-list'
import { DepartureTable } from './departure-table'

interface DeparturesProps {
  tour: TourView
  onAsk: AskForDate
}

/** Departures that visitors can ask to join: a list on a phone, else a table. */
export function Departures({ tour: { departures }, onAsk }: DeparturesProps) {
  const { t } = useTranslation('tours')
  if (departures.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('departures.title')}</h2>
      <DepartureList departures={departures} onAsk={onAsk} />
      <DepartureTable departures={departures} onAsk={onAsk} />
    </section>
  )
}
