import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { useErrorText } from '../../platform/api/use-error-text'
import { focusHeading } from '../../ui/focus'
import type { TourSummary } from '../tours/tours.api'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { changeStatuses } from './tour-list.api'
import { useTourName } from './use-tour-name'

/** Changes the status of tours in one call; tells which are not ready to be shown. */
export function useStatusChange() {
  const { t } = useTranslation('lists')
  const [isBusy, setIsBusy] = useState(false)
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const nameOf = useTourName()
  return { isBusy, change }

  /** `status` null: shown, as an offer where a tour has one. */
  async function change(tours: TourSummary[], status: number | null, onDone: () => void) {
    const changing = tours.filter((tour) => (status ?? shownStatus(tour)) !== tour.status)
    if (changing.length === 0) return onDone()
    setIsBusy(true)
    try {
      const { done, refused } = await send(
        changing.map((tour) => ({ forumId: tour.id, status: status ?? shownStatus(tour) })),
      )
      const changed = changing.filter(({ id }) => done.includes(id))
      if (changed.length > 0)
        showToast({
          text: t('tours.did.status', { count: changed.length }),
          undo: () => undo(changed),
        })
      if (refused.length > 0)
        showToast({
          text: t('tours.notReady', {
            names: refused.map(({ forumId }) => nameById(changing, forumId)).join(', '),
          }),
          look: 'danger',
        })
      else onDone()
      focusHeading()
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    } finally {
      setIsBusy(false)
    }
    return undefined
  }

  async function undo(changed: TourSummary[]): Promise<void> {
    try {
      await send(changed.map(({ id, status }) => ({ forumId: id, status })))
      showToast({ text: t('undone', { count: changed.length }) })
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    }
  }

  async function send(wanted: { forumId: number; status: number }[]) {
    const answer = await changeStatuses(queryClient, wanted)
    await refetchDesk(queryClient)
    return answer
  }

  function nameById(tours: TourSummary[], id: number): string {
    const tour = tours.find((each) => each.id === id)
    return tour ? nameOf(tour) : `#${id}`
  }
}

/** A tour that is shown keeps its status; a hidden offer is shown again as one. */
function shownStatus({ status, discount, offerUntil }: TourSummary): number {
  if (status !== TOUR_STATUS.hidden) return status
  return discount > 0 || offerUntil !== null ? TOUR_STATUS.offer : TOUR_STATUS.regular
}
