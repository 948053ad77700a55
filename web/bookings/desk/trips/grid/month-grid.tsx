import { useDraggable } from '@dnd-kit/react'
import { Baby } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { useAction } from '../../../../desk/ui/use-action'
import { useErrorText } from '../../../../platform/api/use-error-text'
import { useLang } from '../../../../platform/i18n/use-lang'
import { Dialog } from '../../../../ui/dialog'
import { BusyTrips } from '../crew/busy-trips'
import { crewOf } from '../crew/crew.api'
import { CrewDialog } from '../crew/trip-crew'
import { planOf, type PlannedDay } from '../planned-days'
import { TripParties } from '../planned-trip'
import { useDayName, useChildSeats } from '../planner-texts'
import { assign, removeAssignment } from '../resources/resources.api'
import type { Planner } from '../trips.api'
import { gridRows, type GridBar, type GridRow } from './grid-rows'
import { TripDrag } from './trip-drag'

interface MonthGridProps {
  /** YYYY-MM-DD. */
  days: string[]
  planner: Planner
  today: string
}

/** A month of trips by guide and vehicle: a drag gives a trip to another one, a press opens the same as a form. */
export function MonthGrid({ days, planner, today }: MonthGridProps) {
  const { t } = useTranslation('desk-bookings')
  const rows = gridRows(days, planner)
  const bars = new Map(rows.flatMap((row) => row.bars.map((bar) => [keyOf(bar), bar] as const)))
  const [opened, setOpened] = useState<string | null>(null)
  const nameOf = useTripName()
  const moving = useMove(planner)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('dates.grid.hint')}</p>
      <TripDrag bars={bars} nameOf={nameOf} onDrop={moving.move}>
        {(target) => (
          <div
            role="region"
            tabIndex={0}
            aria-label={t('dates.grid.title')}
            className="overflow-x-auto rounded-card border border-line bg-surface"
          >
            <div style={{ minWidth: `${NAME_REM + days.length * DAY_REM}rem` }}>
              <DayHeads plans={planOf(days, planner)} today={today} />
              {rows.map((row) => (
                <Row
                  key={`${row.kind}${row.resource?.id ?? 0}`}
                  row={row}
                  days={days}
                  isTarget={
                    target?.kind === row.kind && target.resourceId === (row.resource?.id ?? 0)
                  }
                  onOpen={(bar) => setOpened(keyOf(bar))}
                />
              ))}
            </div>
          </div>
        )}
      </TripDrag>
      <OpenedTrip
        bar={opened === null ? undefined : bars.get(opened)}
        planner={planner}
        onClose={() => setOpened(null)}
      />
      <RefusedMove {...moving} />
    </div>
  )
}

const keyOf = ({ kind, trip }: GridBar) => `${kind}${trip.id}`

function useTripName(): (bar: GridBar) => string {
  const { t } = useTranslation('desk-bookings')
  return ({ trip: { tour, tourId } }) => tour ?? t(tourId === null ? 'anyTour' : 'dates.noTour')
}

/** Gives a trip to the guide or vehicle of a row, or takes it from its own. */
function useMove(planner: Planner) {
  const { t } = useTranslation('desk-bookings')
  const { failure, run, reset } = useAction({ isFailureShown: true })
  return { failure, reset, move }

  function move({ trip, assignmentId, kind }: GridBar, resourceId: number): void {
    if ((crewOf(planner, trip.id).of(kind)?.id ?? 0) === resourceId) return
    const text = t('payments.crew.changed')
    if (resourceId !== 0)
      void run((client) => assign(client, { resourceId, tripId: trip.id }), { text })
    else if (assignmentId !== null)
      void run((client) => removeAssignment(client, assignmentId), { text })
  }
}

/** Why a trip was not given away: the trips in its way, and who is free for them. */
function RefusedMove({ failure, reset }: Pick<ReturnType<typeof useMove>, 'failure' | 'reset'>) {
  const { t } = useTranslation('desk-bookings')
  const { ofFailure } = useErrorText()
  return (
    <Dialog isOpen={failure !== null} onClose={reset} title={t('payments.crew.changeTitle')}>
      {failure && (
        <div className="flex flex-col gap-3">
          <p role="alert">{ofFailure(failure)}</p>
          <BusyTrips failure={failure} />
        </div>
      )}
    </Dialog>
  )
}

interface OpenedTripProps {
  bar: GridBar | undefined
  planner: Planner
  onClose: () => void
}

function OpenedTrip({ bar, planner, onClose }: OpenedTripProps) {
  if (!bar) return null
  const { trip } = bar
  return (
    <CrewDialog
      isOpen
      trip={trip}
      crew={crewOf(planner, trip.id)}
      lead={<TripParties trip={trip} />}
      onClose={onClose}
    />
  )
}

/** Widths of the names and, at least, of a day. */
const NAME_REM = 9
const DAY_REM = 2.5

const columnsOf = (days: number) => ({
  gridTemplateColumns: `${NAME_REM}rem repeat(${days}, minmax(0, 1fr))`,
})

/** Numbers and weekdays, and how full each day is; closed and full days are named. */
function DayHeads({ plans, today }: { plans: PlannedDay[]; today: string }) {
  const { t } = useTranslation('desk-bookings')
  const format = new Intl.DateTimeFormat(LANG_TAG[useLang()], {
    weekday: 'narrow',
    timeZone: 'UTC',
  })
  return (
    <div aria-hidden className="grid border-b border-line" style={columnsOf(plans.length)}>
      <span className="sticky start-0 z-10 bg-surface" />
      {plans.map(({ day, taken, cap, closures }) => (
        <span
          key={day}
          className={`tabular flex flex-col items-center py-1 text-xs ${day === today ? 'bg-primary text-on-primary' : closures.length > 0 || taken >= cap ? 'bg-paper text-muted' : ''}`}
        >
          <span>{format.format(Date.parse(`${day}T00:00:00Z`))}</span>
          <span className="text-sm font-semibold">{Number(day.slice(8))}</span>
          <span>{closures.length > 0 ? t('dates.closed') : `${taken}/${cap}`}</span>
        </span>
      ))}
    </div>
  )
}

interface RowProps {
  row: GridRow
  days: string[]
  isTarget: boolean
  onOpen: (bar: GridBar) => void
}

function Row({ row, days, isTarget, onOpen }: RowProps) {
  const { t } = useTranslation('desk-bookings')
  const { kind, resource, bars, absences } = row
  const name = resource?.name ?? t(`dates.grid.none.${kind}`)
  return (
    <div
      role="group"
      aria-label={name}
      data-kind={kind}
      data-resource={resource?.id ?? 0}
      className={`grid min-h-12 grid-flow-dense items-center gap-y-1 border-b border-line py-1 last:border-b-0 ${resource ? 'bg-surface' : 'bg-paper'} ${isTarget ? 'outline-2 -outline-offset-2 outline-primary' : ''}`}
      style={columnsOf(days.length)}
    >
      <span
        className={`sticky start-0 z-10 row-span-full flex items-center self-stretch truncate bg-inherit px-3 text-sm ${resource ? 'font-semibold' : 'text-muted'}`}
        style={{ gridColumn: 1 }}
      >
        {name}
      </span>
      {absences.map(({ id, note, from, to }) => (
        <span
          key={`a${id}`}
          title={note}
          className="mx-0.5 min-w-0 truncate rounded-field border border-dashed border-line px-2 py-1 text-xs text-muted"
          style={{ gridColumn: `${from + 1} / ${to + 1}` }}
        >
          {t('dates.grid.away')}
        </span>
      ))}
      {bars.map((bar) => (
        <Bar key={bar.trip.id} bar={bar} who={name} onOpen={() => onOpen(bar)} />
      ))}
    </div>
  )
}

function Bar({ bar, who, onOpen }: { bar: GridBar; who: string; onOpen: () => void }) {
  const { t } = useTranslation('desk-bookings')
  const dayName = useDayName()
  const nameOf = useTripName()
  const { ref, isDragSource } = useDraggable({ id: keyOf(bar) })
  const { startDay, endDay, parties, male, female, seatsTaken, capacity } = bar.trip
  const days = startDay === endDay ? dayName(startDay) : `${dayName(startDay)} – ${dayName(endDay)}`
  const isUrgent = bar.assignmentId === null && parties.some(({ status }) => status === 'confirmed')
  const seats = t('dates.seats', { taken: male + female + seatsTaken, capacity })
  const childSeats = useChildSeats()(bar.trip)
  return (
    <button
      ref={ref}
      type="button"
      title={[nameOf(bar), days, seats, childSeats].filter(Boolean).join(' · ')}
      aria-label={[t('dates.grid.bar', { trip: nameOf(bar), days, who }), childSeats]
        .filter(Boolean)
        .join(', ')}
      className={`mx-0.5 min-h-9 min-w-0 cursor-grab overflow-hidden rounded-field border px-1 text-start text-xs leading-tight font-semibold ${isUrgent ? 'border-larch bg-larch text-spruce' : 'border-primary bg-paper'} ${isDragSource ? 'opacity-40' : ''}`}
      style={{ gridColumn: `${bar.from + 1} / ${bar.to + 1}` }}
      onClick={onOpen}
    >
      <span className="line-clamp-2 break-all">
        {childSeats !== '' && <Baby aria-hidden size={14} className="me-0.5 inline" />}
        {nameOf(bar)}
      </span>
    </button>
  )
}
