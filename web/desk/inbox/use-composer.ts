import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_MIN } from '../../../worker/contracts/board/topic-rules'
import type { AnswerWay } from '../../../worker/contracts/inbox/inbox-answers'
import type { Lang } from '../../../worker/contracts/languages'
import { ApiError } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { useToast } from '../ui/toasts'
import { addNote, sendAnswer, threadQuery, type ThreadDetail } from './inbox.api'
import { useCheckedText, useUnsentText } from './use-unsent-text'

/** Ways to store a text: as an answer, or as a note for admins. */
type Way = AnswerWay | 'note'

/** The unsent answer and note of a thread, and the language of the answer. */
export function useComposer(thread: ThreadDetail, onFault: () => void) {
  const [lang, setLang] = useState<Lang>(thread.lang)
  const unsent = useUnsentText<Way>(`inbox-${thread.id}`, thread.ways[0] ?? 'note')
  const { mutate, ...sending } = useSendEntry(thread, unsent.clear, onFault)
  const { submit, ...text } = useCheckedText(unsent, sending, { min: CONTENT_MIN, onFault })
  const send = (isDone: boolean) =>
    submit(() => mutate({ way: text.way, text: text.text, lang, isDone }))
  return { ...text, lang, setLang, send }
}

interface Entry {
  way: Way
  text: string
  lang: Lang
  isDone: boolean
}

/** Sends an answer or stores a note. */
function useSendEntry(thread: ThreadDetail, onSent: (way: Way) => void, onFault: () => void) {
  const { t } = useTranslation('desk-people')
  const showToast = useToast()
  const client = useQueryClient()
  const { send, done } = useSend(thread)
  return useMutation({
    mutationFn: send,
    onSuccess: (_detail, { way }) => {
      done()
      onSent(way)
      showToast({ text: t(`inbox.sent.${way}`, { email: thread.email ?? '' }) })
    },
    onError: (failure) => {
      // The new messages are shown above the text, which is kept.
      if (isThreadChanged(failure)) void client.invalidateQueries(threadQuery(thread.id))
      onFault()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'], predicate: isNoThread }),
  })
}

/** Sends an entry; call `done` once it is stored. */
function useSend({ id, version }: ThreadDetail) {
  const client = useQueryClient()
  const { keyOf, done } = useRequestKey()
  const send = ({ way: via, ...sent }: Entry) => {
    const body = { ...sent, version }
    const key = keyOf([via, body])
    return via === 'note'
      ? addNote(client, id, sent.text, key)
      : sendAnswer(client, id, { via, ...body }, key)
  }
  return { send, done }
}

function isThreadChanged(failure: Error): boolean {
  return failure instanceof ApiError && failure.code === 'ThreadChanged'
}

function isNoThread({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey[2] !== 'thread'
}
