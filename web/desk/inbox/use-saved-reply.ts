import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newSavedReply, type NewSavedReply } from '../../../worker/contracts/inbox/saved-replies'
import { useDeskForm } from '../ui/desk-form'
import { changeSavedReply, createSavedReply, type SavedReply } from './inbox.api'

const EMPTY: NewSavedReply = { name: '', kr: '', ca: '', cn: '' }

/** The form of a saved reply; null for a new one. */
export function useSavedReply(reply: SavedReply | null, onClose: () => void) {
  const { t } = useTranslation('desk-people')
  const form = useDeskForm({
    schema: newSavedReply,
    start: reply ? textsOf(reply) : EMPTY,
    storedAs: `saved-reply-${reply?.id ?? 'new'}`,
    call: async (client: QueryClient, wanted: NewSavedReply) => {
      await (reply ? changeSavedReply(client, reply, wanted) : createSavedReply(client, wanted))
      // The form closes once the list has it.
      await client.invalidateQueries({ queryKey: ['admin', 'saved-replies'] })
    },
    done: () => t('inbox.saved.saved'),
    onDone: onClose,
  })
  return {
    ...form,
    cancel: () => {
      form.forget()
      onClose()
    },
  }
}

function textsOf({ name, kr, ca, cn }: SavedReply): NewSavedReply {
  return { name, kr, ca, cn }
}
