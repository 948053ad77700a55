import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '../board.api'
import { useDraft } from '../../../platform/drafts/use-draft'
import { Button } from '../../../ui/button'
import { MarkdownField } from '../../../ui/markdown-field'
import { BOARD_KEY, editReply } from '../board.api'
import { faultInText, refusedText } from './topic-draft'
import { DraftNote } from './composer-fields'
import { SendFailure } from './send-failure'
import { TextStatus } from './text-status'
import { useImageUpload } from './use-image-upload'

interface ReplyEditorProps {
  post: Post
  tourId: number
  /** False when the edit was cancelled. */
  onClose: (isSaved: boolean) => void
}

/** Edits a post in place. The draft is stored in this browser until it is saved or cancelled. */
export function ReplyEditor({ post, tourId, onClose }: ReplyEditorProps) {
  const { t } = useTranslation(['board', 'common'])
  const id = useId()
  const { draft, isStored, change, clear, clearSent } = useDraft(`edit:${post.id}`, {
    content: post.content,
  })
  const { content } = draft
  const upload = useImageUpload(tourId)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (content: string, { client }) => editReply(client, post.id, content),
    onSuccess: async (_saved, content) => {
      await queryClient.invalidateQueries({ queryKey: BOARD_KEY })
      if (clearSent({ content })) onClose(true)
    },
  })
  const fault = faultInText(content) ?? refusedText(save.error, save.variables === content)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fault && !save.isPending) save.mutate(content)
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-3">
      <MarkdownField
        field={{
          id: `${id}content`,
          'aria-label': t('topic.edit'),
          'aria-describedby': `${id}status`,
          'aria-invalid': fault !== null,
        }}
        value={content}
        onChange={(content) => change({ content })}
        upload={upload}
        takesFocus
      />
      <TextStatus id={`${id}status`} content={content} fault={fault} />
      <SendFailure error={save.error} otherwise="NotUpdated" />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="primary"
          disabled={save.isPending || fault !== null}
          className="min-w-28"
        >
          {t(save.isPending ? 'topic.saving' : 'topic.confirm')}
        </Button>
        <Button
          onClick={() => {
            clear()
            onClose(false)
          }}
        >
          {t('common:cancel')}
        </Button>
        {isStored && <DraftNote onDiscard={clear} />}
      </div>
    </form>
  )
}
