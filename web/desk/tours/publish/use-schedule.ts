import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/api/use-error-text'
import { adminTourQuery, type EditedTour } from '../../editor/editor.api'
import { useToast } from '../../ui/toasts'
import { scheduleTour } from '../tours.api'

export interface ScheduleOptions {
  tour: EditedTour
  /** Saves the draft; false if that failed. */
  saveFirst: () => Promise<boolean>
  onStored: (stored: EditedTour) => void
}

/** Sets (UTC ms) or cancels (null) when a tour goes live. */
export function useSchedule(options: ScheduleOptions) {
  const store = useStoredSchedule(options)
  const { ofFailure } = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  return { isBusy, error, schedule }

  async function schedule(publishAt: number | null, status = 1): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      await store(publishAt, status)
    } catch (failure) {
      setError(ofFailure(failure))
    } finally {
      setBusy(false)
    }
  }
}

function useStoredSchedule({ tour, saveFirst, onStored }: ScheduleOptions) {
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const showToast = useToast()
  return async (publishAt: number | null, status: number): Promise<void> => {
    if (publishAt !== null && !(await saveFirst())) return
    const stored = await scheduleTour(client, { forumId: tour.id, publishAt, status })
    client.setQueryData(adminTourQuery(tour.id).queryKey, stored)
    onStored(stored)
    void client.invalidateQueries({ queryKey: ['admin', 'tours'] })
    showToast({ text: t(publishAt === null ? 'schedule.cancelled' : 'schedule.done') })
  }
}
