import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerWay } from '../../../worker/contracts/inbox/inbox-answers'
import type { Lang } from '../../../worker/contracts/languages'
import { ApiError } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { useToast } from '../ui/toasts'
import { addNote, sendAnswer, threadQuery, type ThreadDetail } from './inbox.api'

/** How a text leaves the composer: as an answer, or as a note for admins. */
export type Way = AnswerWay | 'note'

interface Entry {
  way: Way
  text: string
  lang: Lang
  isDone: boolean
}

interface Ends {
  onSent: (way: Way) => void
  onFault: () => void
}

/** Sends an answer or stores a note. */
export function useSendEntry(thread: ThreadDetail, { onSent, onFault }: Ends) {
  const { t } = useTranslation('inbox')
  const showToast = useToast()
  const client = useQueryClient()
  const { send, done } = useSend(thread)
  return useMutation({
    mutationFn: send,
    onSuccess: (_detail, { way }) => {
      done()
      onSent(way)
      showToast({ text: t(`sent.${way}`, { email: thread.email ?? '' }) })
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
