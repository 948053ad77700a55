import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'
import { focusHeading } from '../../ui/focus'
import { shownStatus } from '../tours/shown-status'
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
      tellChanged(changing.filter(({ id }) => done.includes(id)))
      if (refused.length > 0) tellRefused(refused.map(({ forumId }) => nameById(changing, forumId)))
      else onDone()
      focusHeading()
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    } finally {
      setIsBusy(false)
    }
    return undefined
  }

  function tellChanged(changed: TourSummary[]): void {
    const count = changed.length
    if (count > 0) showToast({ text: t('tours.did.status', { count }), undo: () => undo(changed) })
  }

  function tellRefused(names: string[]): void {
    showToast({ text: t('tours.notReady', { names: names.join(', ') }), look: 'danger' })
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
