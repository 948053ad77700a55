import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminTourQuery, type EditedTour } from '../../editor/editor.api'
import { useToast } from '../../ui/toasts'
import { scheduleTour } from '../tours.api'

export interface ScheduleOptions {
  tour: EditedTour
  /** Saves the draft; false if that failed. */
  saveFirst: () => Promise<boolean>
  onStored: (stored: EditedTour) => void
}

interface Wanted {
  publishAt: number | null
  status?: number
}

/** Sets (UTC ms) or cancels (null) when a tour goes live. */
export function useSchedule({ tour, saveFirst, onStored }: ScheduleOptions) {
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: async ({ publishAt, status = 1 }: Wanted) => {
      if (publishAt !== null && !(await saveFirst())) return
      const stored = await scheduleTour(client, { forumId: tour.id, publishAt, status })
      client.setQueryData(adminTourQuery(tour.id).queryKey, stored)
      onStored(stored)
      void client.invalidateQueries({ queryKey: ['admin', 'tours'] })
      showToast({ text: t(publishAt === null ? 'schedule.cancelled' : 'schedule.done') })
    },
  })
}
