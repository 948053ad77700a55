import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NewSavedReply } from '../../../worker/contracts/inbox/saved-replies'
import { focusFault } from '../../ui/focus'
import { useToast } from '../ui/toasts'
import { changeSavedReply, createSavedReply, type SavedReply } from './inbox.api'

interface Ends {
  onSaved: () => void
  onClose: () => void
}

/** Saves a reply, or a new one if `reply` is null. The form closes once the list is refetched. */
export function useSavingReply(reply: SavedReply | null, { onSaved, onClose }: Ends) {
  const { t } = useTranslation('inbox')
  const showToast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: NewSavedReply) =>
      reply ? changeSavedReply(client, reply, wanted) : createSavedReply(client, wanted),
    onSuccess: async () => {
      onSaved()
      await client.invalidateQueries({ queryKey: ['admin', 'saved-replies'] })
      showToast({ text: t('saved.saved') })
      onClose()
    },
    // The errors appear with the next render.
    onError: () => setTimeout(focusFault),
  })
}
