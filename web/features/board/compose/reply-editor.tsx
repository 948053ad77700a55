import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../platform/drafts/use-draft'
import { Button } from '../../../ui/button'
import { BOARD_KEY } from '../board.api'
import type { Post } from '../board.presenter'
import { editReply } from '../writing.api'
import { DraftNote } from './draft-note'
import { PostTextField } from './post-text-field'
import { SendFailure } from './send-failure'
import { faultInText, refusedText } from './text-faults'

type ReplyEditorProps = { post: Post; tourId: number; onClose: (isSaved: boolean) => void }

/** Edits a post in place. The draft is stored in this browser until it is saved or cancelled. */
export function ReplyEditor({ post, tourId, onClose }: ReplyEditorProps) {
  const { t } = useTranslation('board')
  const id = useId()
  const edit = useReplyEdit(post, onClose)
  return (
    <form onSubmit={edit.submit} noValidate className="mt-4 flex flex-col gap-3">
      <PostTextField
        tourId={tourId}
        id={id}
        content={edit.content}
        fault={edit.fault}
        onChange={edit.write}
        field={{ 'aria-label': t('topic.edit') }}
        takesFocus
      />
      <SendFailure error={edit.save.error} otherwise="NotUpdated" />
      <SaveOrCancel edit={edit} />
    </form>
  )
}

function SaveOrCancel({ edit }: { edit: ReturnType<typeof useReplyEdit> }) {
  const { t } = useTranslation(['board', 'site'])
  const { isPending } = edit.save
  const isBlocked = isPending || edit.fault !== null
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="primary" disabled={isBlocked} className="min-w-28">
        {t(isPending ? 'topic.saving' : 'topic.confirm')}
      </Button>
      <Button onClick={edit.cancel}>{t('site:cancel')}</Button>
      {edit.isStored && <DraftNote onDiscard={edit.discard} />}
    </div>
  )
}

/** The state of the form that edits a post. `onClose` gets false when the edit was cancelled. */
function useReplyEdit(post: Post, onClose: (isSaved: boolean) => void) {
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
