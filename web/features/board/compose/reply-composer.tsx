import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { useSession } from '../../../platform/session/session'
import { Button } from '../../../ui/button'
import { keepSearch } from '../../../ui/link-search'
import { WithoutScripts } from '../../../ui/without-scripts'
import { BOARD_KEY } from '../board.api'
import { postAnchor } from '../board.search'
import { postReply } from '../writing.api'
import { PostTextField } from './post-text-field'
import { SendFailure } from './send-failure'
import { faultInText, refusedText } from './text-faults'

/** The reply form below the discussion. */
export function ReplyComposer({ tourId, topicId }: { tourId: number; topicId: number }) {
  const { t } = useTranslation('board')
  const id = useId()
  const reader = useSession()
  const reply = useReply({ tourId, topicId })
  return (
    <form
      onSubmit={reply.submit}
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-6"
    >
      <label htmlFor={`${id}content`} className="text-lg font-bold">
        {t('compose.reply')}
      </label>
      {!reader && <p className="text-sm text-muted">{t('compose.loginHint')}</p>}
      <PostTextField
        tourId={tourId}
        id={id}
        content={reply.content}
        fault={reply.fault}
        onChange={reply.write}
        field={{ placeholder: t('compose.replyHint') }}
      />
      <SendFailure error={reply.send.error} />
      <SendReply reply={reply} />
    </form>
  )
}

/** The button, and whether the text was sent or only saved in this browser. */
function SendReply({ reply }: { reply: ReturnType<typeof useReply> }) {
  const { t } = useTranslation('board')
  const { send, isAdded, isStored } = reply
  return (
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
  )
}

/** The state of the reply form. */
function useReply(topic: { tourId: number; topicId: number }) {
  const { draft, isStored, change, clearSent } = useDraft(`reply:${topic.topicId}`, { content: '' })
  const { content } = draft
  const [wasTried, setTried] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const send = useSending(topic, (sent) => {
    clearSent({ content: sent })
    setAdded(true)
    setTried(false)
  })
  const show = useShowReply()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // `onSuccess` runs only while the form is mounted.
    if (!faultInText(content) && !send.isPending) send.mutate(content, { onSuccess: show })
  }
  const write = (text: string) => {
    change({ content: text })
    setAdded(false)
  }
  const fault = wasTried
    ? (faultInText(content) ?? refusedText(send.error, send.variables === content))
    : null
  return { content, fault, send, isAdded, isStored, write, submit }
}

/** Goes to the page that shows a new reply, unless it is this one. */
function useShowReply() {
  const navigate = useNavigate()
  return (reply: number) => {
    if (!document.getElementById(postAnchor(reply)))
      void navigate({ to: '.', search: keepSearch({ reply }), hash: postAnchor(reply) })
  }
}

/** Sends a reply; a failure keeps the draft. */
function useSending(topic: { tourId: number; topicId: number }, onSent: (content: string) => void) {
  const { keyOf, done } = useRequestKey()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string, { client }) =>
      postReply(client, { ...topic, content, requestKey: keyOf(content) }),
    onSuccess: async (_sent, content) => {
      done()
      onSent(content)
      await queryClient.invalidateQueries({ queryKey: BOARD_KEY })
    },
  })
}
