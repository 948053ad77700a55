import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TourVersion } from '../../../worker/contracts/tours/tour-versions'
import { useErrorText } from '../../platform/api/use-error-text'
import { focusHeading } from '../../ui/focus'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { restoreVersion } from './history.api'

/** Restores the tour as it was before a version. On a conflict, the newer versions are shown. */
export function useRestore(tour: EditedTour, onDone: () => void) {
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  return useMutation({
    mutationFn: ({ id }: TourVersion) => restoreBefore(client, tour, id),
    onSuccess: () => {
      focusHeading()
      showToast({ text: t('history.restored') })
    },
    onError: (error) => showToast({ text: ofFailure(error), look: 'danger' }),
    onSettled: () => {
      onDone()
      void refetchDesk(client)
    },
  })
}

async function restoreBefore(
  client: QueryClient,
  { id: forumId, updatedAt }: EditedTour,
  versionId: number,
): Promise<void> {
  const stored = await restoreVersion(client, { forumId, versionId, updatedAt })
  client.setQueryData(adminTourQuery(forumId).queryKey, stored)
}
