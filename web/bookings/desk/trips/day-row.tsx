import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip'
import { CancelTrip } from './cancel-trip'
import { DayCap } from './day-cap'
import type { PlannedDay } from './month'
import type { PlannerTrip } from './trips.api'
import { useClosureText } from './use-closure-text'
import { useDayName } from './use-day-name'

interface DayRowProps {
  plan: PlannedDay
  isPast: boolean
}

/** A day with its trips and closures, and a button to change its cap. */
export function DayRow({ plan, isPast }: DayRowProps) {
  const dayName = useDayName()
  const { day } = plan
  return (
    <li
      className={`grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto] ${isPast ? 'text-muted' : ''}`}
    >
      <time dateTime={day} className="py-2 font-semibold">
        {dayName(day)}
      </time>
      <DayLines plan={plan} isPast={isPast} />
      <DayCap plan={plan} isPast={isPast} />
    </li>
  )
}

/** Only the row of a trip's first day has the button to cancel it. */
function DayLines({ plan: { day, trips, closures }, isPast }: DayRowProps) {
  const { t } = useTranslation('trips-desk')
  const closureText = useClosureText()
  return (
    <ul className="flex min-w-0 flex-col gap-1 py-2 max-sm:empty:hidden">
      {closures.map((closure) => (
        <li key={`c${closure.id}`} className="flex flex-wrap items-center gap-2">
          <Chip look="hidden">{t('closed')}</Chip>
          <span className="min-w-0 wrap-anywhere">{closureText(closure)}</span>
        </li>
      ))}
      {trips.map((trip) => (
        <li key={trip.id} className="flex flex-wrap items-center gap-x-2">
          <TripLine trip={trip} />
          {!isPast && trip.startDay === day && <CancelTrip trip={trip} />}
        </li>
      ))}
    </ul>
  )
}

function TripLine({ trip }: { trip: PlannerTrip }) {
  const { t } = useTranslation('trips-desk')
  const { kind, male, female, seatsTaken, capacity } = trip
  return (
    <>
      <Chip>{t(`kind.${kind}`)}</Chip>
      <TripName trip={trip} />
      <span className="tabular text-sm text-muted">
        {t('seats', { taken: male + female + seatsTaken, capacity })}
      </span>
    </>
  )
}

function TripName({ trip: { tourId, tour } }: { trip: PlannerTrip }) {
  const { t } = useTranslation('trips-desk')
  const name = tour ?? t('noTour')
  if (tourId === null) return <span>{name}</span>
  return (
    <Link
      to="/admin/$tourId"
      params={{ tourId: String(tourId) }}
      className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  )
}
