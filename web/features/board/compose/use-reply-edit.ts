import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useDraft } from '../../../platform/drafts/use-draft'
import { BOARD_KEY } from '../board.api'
import { editReply } from '../writing.api'
import type { Post } from '../board.presenter'
import { faultInText, refusedText } from './topic-draft'

/** The state of the form that edits a post. `onClose` gets false when the edit was cancelled. */
export function useReplyEdit(post: Post, onClose: (isSaved: boolean) => void) {
  const { draft, isStored, change, clear, clearSent } = useDraft(`edit:${post.id}`, {
    content: post.content,
  })
  const { content } = draft
  const save = useSaving(post, (text) => clearSent({ content: text }) && onClose(true))
  const fault = faultInText(content) ?? refusedText(save.error, save.variables === content)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fault && !save.isPending) save.mutate(content)
  }
  const cancel = () => {
    clear()
    onClose(false)
  }
  const write = (text: string) => change({ content: text })
  return { content, fault, save, isStored, write, submit, cancel, discard: clear }
}

function useSaving({ id }: Post, onSaved: (content: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string, { client }) => editReply(client, id, content),
    onSuccess: async (_saved, content) => {
      await queryClient.invalidateQueries({ queryKey: BOARD_KEY })
      onSaved(content)
    },
  })
}
