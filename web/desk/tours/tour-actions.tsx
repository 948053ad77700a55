import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, EyeOff, Image, Route as RouteIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import { buttonClass } from '../../ui/button'
import { MoveButtons } from '../editor/move-buttons'
import { moveTo } from '../editor/move-to'
import { IconButton } from '../ui/icon-button'
import { useAction } from '../ui/use-action'
import { shownStatus } from '../editor/tour-statuses'
import { sortTours, updateTour, type TourSummary } from './tours.api'

const SCREENS = [
  { to: '/admin/route/$tourId', label: 'desk.itineraryOf', Icon: RouteIcon },
  { to: '/admin/img/$tourId', label: 'desk.imagesOf', Icon: Image },
] as const

interface TourActionsProps {
  tour: TourSummary
  tours: TourSummary[]
  name: string
  /** Whether the list is sorted in the order that moving changes. */
  canMove: boolean
}

export function TourActions({ canMove, ...row }: TourActionsProps) {
  const { tour, name } = row
  const action = useAction()
  return (
    <div className="flex flex-wrap justify-end gap-1 @6xl:flex-nowrap @max-3xl:justify-start">
      <ShowOrHide tour={tour} name={name} {...action} />
      <ScreenLinks tour={tour} name={name} />
      {canMove && <OrderButtons {...row} {...action} />}
    </div>
  )
}

type ActionProps = ReturnType<typeof useAction>

function OrderButtons(props: Omit<TourActionsProps, 'canMove'> & ActionProps) {
  const { tour, tours, name, isBusy, run } = props
  const { t } = useTranslation('desk')
  const index = tours.indexOf(tour)
  const ids = tours.map(({ id }) => id)
  const move = (to: number) => run((client) => sortTours(client, moveTo(ids, index, to)))
  return (
    <MoveButtons
      up={t('desk.up', { name })}
      down={t('desk.down', { name })}
      canMoveUp={!isBusy && index > 0}
      canMoveDown={!isBusy && index < tours.length - 1}
      onMove={(step) => void move(index + step)}
    />
  )
}

function ScreenLinks({ tour, name }: Pick<TourActionsProps, 'tour' | 'name'>) {
  const { t } = useTranslation('desk')
  return SCREENS.map(({ to, label, Icon }) => (
    <Link
      key={to}
      to={to}
      params={{ tourId: String(tour.id) }}
      className={buttonClass('framedIcon')}
      aria-label={t(label, { name })}
      title={t(label, { name })}
    >
      <Icon aria-hidden size={18} />
    </Link>
  ))
}

function ShowOrHide(props: ActionProps & { tour: TourSummary; name: string }) {
  const { tour, name, isBusy, run } = props
  const { t } = useTranslation('desk')
  const isHidden = tour.status === TOUR_STATUS.hidden
  const toggle = () =>
    run(withStatus(tour, isHidden ? shownStatus(tour) : TOUR_STATUS.hidden), {
      text: t(isHidden ? 'desk.shown' : 'desk.hidden', { name }),
      undo: withStatus(tour, tour.status),
    })
  return (
    <IconButton
      look="framedIcon"
      icon={isHidden ? Eye : EyeOff}
      size={16}
      label={t(isHidden ? 'desk.showTour' : 'desk.hideTour', { name })}
      disabled={isBusy}
      onClick={() => void toggle()}
    />
  )
}

function withStatus({ id }: TourSummary, status: number) {
  return (client: QueryClient) => updateTour(client, { forumId: id, status })
}
