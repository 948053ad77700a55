import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/session/session'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { Button } from '../../../ui/button'
import { MarkdownField } from '../../../ui/markdown-field'
import { WithoutScripts } from '../../../ui/without-scripts'
import { BOARD_KEY, postReply } from '../board.api'
import { faultInText, refusedText } from './topic-draft'
import { postAnchor } from '../board.search'
import { SendFailure } from './send-failure'
import { TextStatus } from './text-status'
import { useImageUpload } from './use-image-upload'

/** The reply form below the discussion. */
export function ReplyComposer({ tourId, topicId }: { tourId: number; topicId: number }) {
  const { t } = useTranslation('board')
  const id = useId()
  const reader = useSession()
  const upload = useImageUpload(tourId)
  const { draft, isStored, change, clearSent } = useDraft(`reply:${topicId}`, { content: '' })
  const [wasTried, setTried] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const send = useSending(tourId, topicId, (content) => {
    clearSent({ content })
    setAdded(true)
    setTried(false)
  })
  const navigate = useNavigate()
  const show = (reply: number) => {
    if (!document.getElementById(postAnchor(reply)))
      void navigate({ to: '.', search: { reply } as never, hash: postAnchor(reply) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // `onSuccess` runs only while the form is mounted.
    if (!faultInText(draft.content) && !send.isPending)
      send.mutate(draft.content, { onSuccess: show })
  }
  const fault = wasTried
    ? (faultInText(draft.content) ?? refusedText(send.error, send.variables === draft.content))
    : null
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 border-t border-line pt-6">
      <label htmlFor={`${id}content`} className="text-lg font-bold">
        {t('compose.reply')}
      </label>
      {!reader && <p className="text-sm text-muted">{t('compose.loginHint')}</p>}
      <MarkdownField
        field={{
          id: `${id}content`,
          placeholder: t('compose.replyHint'),
          'aria-describedby': `${id}status`,
          'aria-invalid': fault !== null,
        }}
        value={draft.content}
        onChange={(content) => {
          change({ content })
          setAdded(false)
        }}
        upload={upload}
      />
      <TextStatus id={`${id}status`} content={draft.content} fault={fault} />
      <SendFailure error={send.error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="primary"
          disabled={send.isPending}
          className="min-w-32 noscript:hidden"
        >
          {t(send.isPending ? 'compose.sending' : 'compose.addReply')}
        </Button>
        <WithoutScripts />
        <p role="status" className="text-sm text-muted">
          {isAdded ? t('ReplyAdded') : isStored ? t('compose.draftKept') : ''}
        </p>
      </div>
    </form>
  )
}

/** Sends a reply; a failure keeps the draft. */
function useSending(tourId: number, topicId: number, onSent: (content: string) => void) {
  const { keyOf, done } = useRequestKey()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string, { client }) =>
      postReply(client, { tourId, topicId, content, requestKey: keyOf(content) }),
    onSuccess: async (_sent, content) => {
      done()
      onSent(content)
      await queryClient.invalidateQueries({ queryKey: BOARD_KEY })
    },
  })
}
