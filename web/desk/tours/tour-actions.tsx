import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, EyeOff, Image, Route as RouteIcon, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { Button, buttonClass } from '../../ui/button'
import { MoveButtons } from '../editor/move-buttons'
import { moveTo } from '../editor/move-to'
import { useAction } from '../ui/use-action'
import { shownStatus } from './shown-status'
import { setTourStatus, sortTours, type TourSummary } from './tours.api'

interface TourActionsProps {
  tour: TourSummary
  tours: TourSummary[]
  name: string
  /** Whether the list is in the order that moving changes. */
  canMove: boolean
}

export function TourActions({ tour, tours, name, canMove }: TourActionsProps) {
  const { t } = useTranslation('admin')
  const { isBusy, run } = useAction()
  const index = tours.indexOf(tour)
  const ids = tours.map(({ id }) => id)
  const move = (to: number) => run((client) => sortTours(client, moveTo(ids, index, to)))
  return (
    <div className="flex flex-wrap justify-end gap-1 @6xl:flex-nowrap @max-3xl:justify-start">
      <ShowOrHide tour={tour} name={name} isBusy={isBusy} run={run} />
      <ScreenLink
        to="/admin/route/$forumId"
        tour={tour}
        label={t('desk.itineraryOf', { name })}
        Icon={RouteIcon}
      />
      <ScreenLink
        to="/admin/img/$forumId"
        tour={tour}
        label={t('desk.imagesOf', { name })}
        Icon={Image}
      />
      {canMove && (
        <MoveButtons
          up={t('desk.up', { name })}
          down={t('desk.down', { name })}
          canMoveUp={!isBusy && index > 0}
          canMoveDown={!isBusy && index < tours.length - 1}
          onMove={(step) => void move(index + step)}
        />
      )}
    </div>
  )
}

interface ScreenLinkProps {
  to: '/admin/route/$forumId' | '/admin/img/$forumId'
  tour: TourSummary
  label: string
  Icon: LucideIcon
}

/** Another screen of the tour. */
function ScreenLink({ to, tour, label, Icon }: ScreenLinkProps) {
  return (
    <Link
      to={to}
      params={{ forumId: String(tour.id) }}
      className={buttonClass('framedIcon')}
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden size={18} />
    </Link>
  )
}

interface ShowOrHideProps extends ReturnType<typeof useAction> {
  tour: TourSummary
  name: string
}

function ShowOrHide({ tour, name, isBusy, run }: ShowOrHideProps) {
  const { t } = useTranslation('admin')
  const isHidden = tour.status === TOUR_STATUS.hidden
  const label = t(isHidden ? 'desk.showTour' : 'desk.hideTour', { name })
  const Icon = isHidden ? Eye : EyeOff
  const setStatus = (status: number) => (client: QueryClient) =>
    setTourStatus(client, tour.id, status)
  const toggle = () =>
    run(setStatus(isHidden ? shownStatus(tour) : TOUR_STATUS.hidden), {
      text: t(isHidden ? 'desk.shown' : 'desk.hidden', { name }),
      undo: setStatus(tour.status),
    })
  return (
    <Button
      look="framedIcon"
      title={label}
      disabled={isBusy}
      aria-label={label}
      onClick={() => void toggle()}
    >
      <Icon aria-hidden size={16} />
    </Button>
  )
}
