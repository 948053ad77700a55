import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TourVersion } from '../../../worker/contracts/tour-versions'
import { useErrorText } from '../../platform/api/use-error-text'
import { focusHeading } from '../../ui/focus'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { restoreVersion } from './history.api'

/** Restores what the tour was before a version; a conflict shows the newer versions. */
export function useRestore(tour: EditedTour, onDone: () => void) {
  const { t } = useTranslation('tour-desk')
  const client = useQueryClient()
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const [isBusy, setBusy] = useState(false)
  return { restore, isBusy }

  async function restore({ id }: TourVersion): Promise<void> {
    setBusy(true)
    try {
      const stored = await restoreVersion(client, {
        forumId: tour.id,
        versionId: id,
        updatedAt: tour.updatedAt,
      })
      client.setQueryData(adminTourQuery(tour.id).queryKey, stored)
      focusHeading()
      showToast({ text: t('history.restored') })
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    } finally {
      setBusy(false)
      onDone()
      void refetchDesk(client)
    }
  }
}
