import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, EyeOff, Image, Route as RouteIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { Button, buttonClass } from '../../ui/button'
import { MoveButtons } from '../editor/move-buttons'
import { moveTo } from '../editor/move-to'
import { useAction } from '../ui/use-action'
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
  const isHidden = tour.status === TOUR_STATUS.hidden
  const params = { forumId: String(tour.id) }
  // A hidden offer is shown again as one.
  const wasOffer = tour.discount > 0 || tour.offerUntil !== null
  const shownStatus = wasOffer ? TOUR_STATUS.offer : TOUR_STATUS.regular
  const setStatus = (status: number) => (client: QueryClient) =>
    setTourStatus(client, tour.id, status)
  const toggle = () =>
    run(setStatus(isHidden ? shownStatus : TOUR_STATUS.hidden), {
      text: t(isHidden ? 'desk.shown' : 'desk.hidden', { name }),
      undo: setStatus(tour.status),
    })
  const move = (to: number) =>
    run((client) =>
      sortTours(
        client,
        moveTo(tours, index, to).map(({ id }) => id),
      ),
    )
  return (
    <div className="flex flex-wrap justify-end gap-1 @6xl:flex-nowrap @max-3xl:justify-start">
      <Button
        look="framedIcon"
        title={t(isHidden ? 'desk.showTour' : 'desk.hideTour', { name })}
        disabled={isBusy}
        aria-label={t(isHidden ? 'desk.showTour' : 'desk.hideTour', { name })}
        onClick={() => void toggle()}
      >
        {isHidden ? <Eye aria-hidden size={16} /> : <EyeOff aria-hidden size={16} />}
      </Button>
      <Link
        to="/admin/route/$forumId"
        params={params}
        className={buttonClass('framedIcon')}
        aria-label={t('desk.itineraryOf', { name })}
        title={t('desk.itineraryOf', { name })}
      >
        <RouteIcon aria-hidden size={18} />
      </Link>
      <Link
        to="/admin/img/$forumId"
        params={params}
        className={buttonClass('framedIcon')}
        aria-label={t('desk.imagesOf', { name })}
        title={t('desk.imagesOf', { name })}
      >
        <Image aria-hidden size={18} />
      </Link>
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
