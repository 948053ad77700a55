import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '../../../desk/ui/allowed'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { CancelTripForm } from './cancel-trip-form'
import { DayCap } from './day-cap'
import type { PlannedDay } from './planned-days'
import { PlannedTrip } from './planned-trip'
import { useDayName, useClosureText } from './planner-texts'
import { type Planner, type PlannerTrip, tripCancellationQuery } from './trips.api'

const SHEET_LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-6'

interface DayRowProps {
  plan: PlannedDay
  planner: Planner
  isPast: boolean
}

/** A day with its trips and closures, and a button to change its cap. Its name leads to its sheet. */
export function DayRow({ plan, planner, isPast }: DayRowProps) {
  const dayName = useDayName()
  const { day, trips } = plan
  const name = <time dateTime={day}>{dayName(day)}</time>
  return (
    <li
      className={`grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto] ${isPast ? 'text-muted' : ''}`}
    >
      <div className="py-2 font-semibold">
        {trips.length === 0 ? (
          name
        ) : (
          <Link to="/admin/dates/$day" params={{ day }} search={{}} className={SHEET_LINK}>
            {name}
          </Link>
        )}
      </div>
      <DayLines plan={plan} planner={planner} isPast={isPast} />
      <Allowed needs="trips:manage">
        <DayCap plan={plan} isPast={isPast} />
      </Allowed>
    </li>
  )
}

/** Only the row of a trip's first day has the button to cancel it. */
function DayLines({ plan: { day, trips, closures }, planner, isPast }: DayRowProps) {
  const { t } = useTranslation('desk-bookings')
  const closureText = useClosureText()
  return (
    <ul className="flex min-w-0 flex-col gap-1 py-2 max-sm:empty:hidden">
      {closures.map((closure) => (
        <li key={`c${closure.id}`} className="flex flex-wrap items-center gap-2">
          <Chip look="hidden">{t('dates.closed')}</Chip>
          <span className="min-w-0 wrap-anywhere">{closureText(closure)}</span>
        </li>
      ))}
      {trips.map((trip) => (
        <li
          key={trip.id}
          className="flex flex-wrap items-start justify-between gap-x-2 sm:flex-nowrap"
        >
          <PlannedTrip trip={trip} planner={planner} />
          {!isPast && trip.startDay === day && (
            <Allowed needs="trips:cancel">
              <CancelTrip trip={trip} />
            </Allowed>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Cancels a trip with all its bookings, after showing which are affected. */
function CancelTrip({ trip: { id, tour, startDay } }: { trip: PlannerTrip }) {
  const { t } = useTranslation('desk-bookings')
  const dayName = useDayName()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const name = `${tour ?? t('dates.noTour')}, ${dayName(startDay)}`
  return (
    <>
      <Button
        look="faint"
        aria-label={t('refunds.trip.openNamed', { name })}
        onClick={() => setOpen(true)}
      >
        <CalendarX2 aria-hidden size={18} />
        {t('refunds.trip.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('refunds.trip.title')}>
        <CancelView id={id} onClose={close} />
      </Dialog>
    </>
  )
}

function CancelView({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(tripCancellationQuery(id))
  return (
    <Loaded query={query} skeleton="h-64 w-full" failure={t('refunds.preview.failed')}>
      {(preview) => <CancelTripForm preview={preview} onClose={onClose} />}
    </Loaded>
  )
}
