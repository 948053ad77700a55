import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { CapForm } from './cap-form'
import { CancelTrip } from './cancel-trip'
import type { PlannedDay } from './month'
import type { PlannerTrip } from './trips.api'
import { useDayName } from './use-day-name'

interface DayRowProps {
  plan: PlannedDay
  isPast: boolean
}

/** A day with its trips and closures; the number of trips that it may have can be changed. */
export function DayRow({ plan, isPast }: DayRowProps) {
  const { t } = useTranslation('trips-desk')
  const dayName = useDayName()
  const [isChanging, setChanging] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { day, trips, closures, taken, cap } = plan
  const tripName = ({ tour }: PlannerTrip) => `${tour ?? t('noTour')}, ${dayName(day)}`
  return (
    <li
      className={`grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto] ${isPast ? 'text-muted' : ''}`}
    >
      <time dateTime={day} className="py-2 font-semibold">
        {dayName(day)}
      </time>
      <ul className="flex min-w-0 flex-col gap-1 py-2 max-sm:empty:hidden">
        {closures.map(({ id, tour, tourId, note }) => (
          <li key={`c${id}`} className="flex flex-wrap items-center gap-2">
            <Chip look="hidden">{t('closed')}</Chip>
            <span className="min-w-0 wrap-anywhere">
              {[tourId === null ? t('allTours') : (tour ?? `#${tourId}`), note]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
        {trips.map((trip) => (
          <li key={trip.id} className="flex flex-wrap items-center gap-x-2">
            <TripLine trip={trip} />
            {!isPast && trip.startDay === day && <CancelTrip id={trip.id} name={tripName(trip)} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <span className={`tabular ${taken >= cap && !isPast ? 'font-semibold text-accent' : ''}`}>
          {t('trips', { taken, cap })}
        </span>
        {!isPast && (
          <Button
            look="faint"
            ref={opener}
            aria-label={t('cap.open', { day: dayName(day) })}
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {t('cap.change')}
          </Button>
        )}
      </div>
      {isChanging && (
        <div className="sm:col-span-3">
          <CapForm
            plan={plan}
            onClose={() => {
              opener.current?.focus()
              setChanging(false)
            }}
          />
        </div>
      )}
    </li>
  )
}

function TripLine({ trip }: { trip: PlannerTrip }) {
  const { t } = useTranslation('trips-desk')
  const { kind, tourId, tour, male, female, seatsTaken, capacity } = trip
  const name = tour ?? t('noTour')
  return (
    <>
      <Chip>{t(`kind.${kind}`)}</Chip>
      {tourId === null ? (
        <span>{name}</span>
      ) : (
        <Link
          to="/admin/$forumId"
          params={{ forumId: String(tourId) }}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      )}
      <span className="tabular text-sm text-muted">
        {t('seats', { taken: male + female + seatsTaken, capacity })}
      </span>
    </>
  )
}
