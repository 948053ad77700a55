import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { focusHeading } from '../../ui/focus'
import { shownStatus } from '../editor/tour-statuses'
import { changeStatuses, type TourSummary } from '../tours/tours.api'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { useAttempt } from '../ui/use-attempt'
import { useTourName } from './use-tour-name'

type Statuses = Parameters<typeof changeStatuses>[1]

/** Changes the status of tours in one call; null shows each with its `shownStatus`. Reports those not ready. */
export function useStatusChange() {
  const apply = useTold()
  const { isBusy, attempt } = useAttempt()
  return { isBusy, change }

  async function change(tours: TourSummary[], status: number | null, onDone: () => void) {
    const changing = tours.filter((tour) => wantedStatus(tour, status) !== tour.status)
    if (changing.length === 0) return onDone()
    await attempt(async () => {
      if (await apply(changing, status)) onDone()
      focusHeading()
    })
  }
}

function wantedStatus(tour: TourSummary, status: number | null): number {
  return status ?? shownStatus(tour)
}

/** Sends the status and shows the result. Returns false if some tours are not ready for it. */
function useTold() {
  const { t } = useTranslation('lists')
  const lang = useLang()
  const showToast = useToast()
  const nameOf = useTourName()
  const send = useSentStatuses()
  const tellChanged = useChangedToast(send)
  return async (tours: TourSummary[], status: number | null): Promise<boolean> => {
    const wanted = tours.map((tour) => ({ forumId: tour.id, status: wantedStatus(tour, status) }))
    const { done, refused } = await send(wanted)
    tellChanged(tours.filter(({ id }) => done.includes(id)))
    if (refused.length === 0) return true
    const names = refused.map(({ forumId }) =>
      nameOf(tours.find(({ id }) => id === forumId) ?? { id: forumId, name: [] }),
    )
    showToast({ text: t('tours.notReady', { names: formatList(names, lang) }), look: 'danger' })
    return false
  }
}

function useSentStatuses() {
  const queryClient = useQueryClient()
  return async (wanted: Statuses) => {
    const answer = await changeStatuses(queryClient, wanted)
    await refetchDesk(queryClient)
    return answer
  }
}

/** Says how many tours were changed, with a button that restores their previous status. */
function useChangedToast(send: (wanted: Statuses) => Promise<unknown>) {
  const { t } = useTranslation('lists')
  const showToast = useToast()
  const { attempt } = useAttempt()
  return (changed: TourSummary[]): void => {
    const count = changed.length
    const restore = async () => {
      await send(changed.map(({ id, status }) => ({ forumId: id, status })))
      showToast({ text: t('undone', { count }) })
    }
    const undo = () => attempt(restore)
    if (count > 0) showToast({ text: t('tours.did.status', { count }), undo })
  }
}
