import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { NewTour } from '../tours/new-tour-form'
import { adminToursQuery, type TourSummary } from '../tours/tours.api'
import { regionsQuery } from '../editor/regions'
import { useClock } from '../ui/use-clock'
import { StatusChip } from './tour-cells'
import { useTourName } from './use-tour-name'

const LINK = 'flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 hover:underline'
const SHOWN = 5

/** The tours that changed last, with a link to all tours. */
export function RecentTours() {
  const { t } = useTranslation('desk-tours')
  const query = useQuery(adminToursQuery())
  return (
    <section aria-labelledby="desk-tours" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="desk-tours" className="text-lg">
          {t('list.recent')}
        </h2>
        <ListLinks count={query.data?.length ?? 0} />
      </div>
      <Loaded query={query} skeleton="h-56 w-full">
        {(tours) => <TourLinks tours={tours} />}
      </Loaded>
    </section>
  )
}

function ListLinks({ count }: { count: number }) {
  const { t } = useTranslation('desk-tours')
  const regions = useQuery(regionsQuery()).data ?? []
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/admin/tours" className={buttonClass()}>
        {t('list.every', { count })}
      </Link>
      <NewTour regions={regions} />
    </div>
  )
}

function TourLinks({ tours }: { tours: TourSummary[] }) {
  const { t } = useTranslation('desk')
  if (tours.length === 0) return <p className="text-muted">{t('desk.noTours')}</p>
  const recent = tours.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, SHOWN)
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {recent.map((tour) => (
        <li key={tour.id}>
          <TourLink tour={tour} />
        </li>
      ))}
    </ul>
  )
}

function TourLink({ tour }: { tour: TourSummary }) {
  const nameOf = useTourName()
  const time = useClock()
  return (
    <Link to="/admin/$tourId" params={{ tourId: String(tour.id) }} className={LINK}>
      <span className="min-w-0 font-semibold wrap-anywhere">{nameOf(tour)}</span>
      <StatusChip tour={tour} />
      <time className="ms-auto text-sm text-muted">{time(tour.updatedAt)}</time>
    </Link>
  )
}
