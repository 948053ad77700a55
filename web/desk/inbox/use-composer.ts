import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_MIN } from '../../../worker/contracts/board/topic-rules'
import type { AnswerWay } from '../../../worker/contracts/inbox/inbox-answers'
import type { Lang } from '../../../worker/contracts/languages'
import { addNote, sendAnswer, type ThreadDetail } from './inbox.api'
import { useTextForm } from './use-text-form'

/** Ways to store a text: as an answer, or as a note for admins. */
type Way = AnswerWay | 'note'

interface Entry {
  via: Way
  text: string
  lang: Lang
  isDone: boolean
  version: number
}

/** The unsent answer and note of a thread, and the language of the answer. */
export function useComposer(thread: ThreadDetail, onFault: () => void) {
  const { t } = useTranslation('desk-people')
  const { id, version, email } = thread
  const [lang, setLang] = useState<Lang>(thread.lang)
  const form = useTextForm({
    name: `inbox-${id}`,
    firstWay: thread.ways[0] ?? 'note',
    min: CONTENT_MIN,
    toRequest: (via: Way, text: string): Entry => ({ via, text, lang, isDone: false, version }),
    call: (client, { via, ...answer }: Entry, key) =>
      via === 'note'
        ? addNote(client, id, answer.text, key)
        : sendAnswer(client, id, { via, ...answer }, key),
    done: (way) => t(`inbox.sent.${way}`, { email: email ?? '' }),
    onFault,
  })
  const send = (isDone: boolean) => void form.check((entry) => form.send({ ...entry, isDone }))()
  return { ...form, lang, setLang, send }
}
