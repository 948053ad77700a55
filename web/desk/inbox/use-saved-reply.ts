import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newSavedReply, type NewSavedReply } from '../../../worker/contracts/inbox/saved-replies'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { useDraft } from '../../platform/drafts/use-draft'
import { focusFault } from '../../ui/focus'
import { useToast } from '../ui/toasts'
import { useChecked } from '../ui/use-checked'
import { changeSavedReply, createSavedReply, type SavedReply } from './inbox.api'

const EMPTY: NewSavedReply = { name: '', kr: '', ca: '', cn: '' }

/** A saved reply that is being written; null for a new one. */
export function useSavedReply(reply: SavedReply | null, onClose: () => void) {
  const [stored] = useState(() => (reply ? textsOf(reply) : EMPTY))
  const { draft, change, clear } = useDraft(`saved-reply-${reply?.id ?? 'new'}`, stored)
  const { mutate, isPending, error, reset } = useSavingReply(reply, clear, onClose)
  const { passes, ...faults } = useReplyFaults(draft, error)
  return {
    draft,
    ...faults,
    isPending,
    change: (changes: Partial<NewSavedReply>) => {
      change(changes)
      if (error) reset()
    },
    cancel: () => {
      clear()
      onClose()
    },
    save: () => passes() && !isPending && mutate(draft),
  }
}

/** The faults that the API returned and, from the first attempt to save, those that it would return. */
function useReplyFaults(draft: NewSavedReply, error: Error | null) {
  const { ofCode } = useErrorText()
  const { isChecked, passes } = useChecked()
  const refused = error instanceof ApiError ? (error.body.fields ?? {}) : {}
  const own = faultsOf(draft)
  const codes: Partial<Record<string, string>> = { ...refused, ...(isChecked && own) }
  return {
    errorOf: (field: keyof NewSavedReply) => codes[field] && ofCode(codes[field]),
    failure: Object.keys(refused).length > 0 ? null : error,
    passes: () => passes(Object.keys(own).length === 0),
  }
}

function textsOf({ name, kr, ca, cn }: SavedReply): NewSavedReply {
  return { name, kr, ca, cn }
}

/** Error codes (keys of errors.json) by field. */
function faultsOf(draft: NewSavedReply): Partial<Record<string, string>> {
  const parsed = newSavedReply.safeParse(draft)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  )
}

/** Saves a reply, or a new one if `reply` is null. The form closes once the list is refetched. */
function useSavingReply(reply: SavedReply | null, onSaved: () => void, onClose: () => void) {
  const { t } = useTranslation('desk-people')
  const showToast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: NewSavedReply) =>
      reply ? changeSavedReply(client, reply, wanted) : createSavedReply(client, wanted),
    onSuccess: async () => {
      onSaved()
      await client.invalidateQueries({ queryKey: ['admin', 'saved-replies'] })
      showToast({ text: t('inbox.saved.saved') })
      onClose()
    },
    // The errors appear with the next render.
    onError: () => setTimeout(focusFault),
  })
}
