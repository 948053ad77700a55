import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerWay } from '../../../worker/contracts/inbox-thread'
import type { Lang } from '../../../worker/contracts/languages'
import { visibleLength } from '../../../worker/contracts/text-length'
import { CONTENT_MIN } from '../../../worker/contracts/topic-rules'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { useRequestKey } from '../../platform/api/use-request-key'
import { useDraft } from '../../platform/drafts/use-draft'
import { useToast } from '../ui/toasts'
import { placesLeft } from './fill-reply'
import { addNote, sendAnswer, threadQuery, type ThreadDetail } from './inbox.api'

/** How a text leaves the composer: as an answer, or as a note for admins. */
export type Way = AnswerWay | 'note'

const EMPTY = { answer: '', note: '' }
/** Faults of the text; others are shown beside the button. */
const TEXT_FAULTS = ['WriteContent', 'WriteMin', 'TextTooLong', 'TextNotAllowed']

interface Sent {
  way: Way
  text: string
  lang: Lang
  isDone: boolean
}

/** The unsent answer and note of a thread. They are kept in this browser until they are sent. */
export function useComposer(thread: ThreadDetail, onFault: () => void) {
  const { t } = useTranslation('inbox')
  const { ofCode } = useErrorText()
  const showToast = useToast()
  const client = useQueryClient()
  const [way, setWay] = useState<Way>(thread.ways[0] ?? 'note')
  const [lang, setLang] = useState<Lang>(thread.lang)
  const [isChecked, setChecked] = useState(false)
  const { draft, change, isStored } = useDraft(`inbox-${thread.id}`, EMPTY)
  const field = way === 'note' ? 'note' : 'answer'
  const text = draft[field]
  const { keyOf, done } = useRequestKey()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ way: via, ...sent }: Sent) => {
      const body = { ...sent, version: thread.version }
      const key = keyOf([via, body])
      return via === 'note'
        ? addNote(client, thread.id, sent.text, key)
        : sendAnswer(client, thread.id, { via, ...body }, key)
    },
    onSuccess: (_detail, sent) => {
      done()
      change({ [field]: '' })
      setChecked(false)
      showToast({ text: t(`sent.${sent.way}`, { email: thread.email ?? '' }) })
    },
    onError: (failure) => {
      // What came in is shown above the text, which stays.
      if (failure instanceof ApiError && failure.code === 'ThreadChanged')
        void client.invalidateQueries(threadQuery(thread.id))
      onFault()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'], predicate: isNoThread }),
  })
  const code = error instanceof ApiError ? error.code : ''
  const fault = isChecked ? faultOf(text, way) : null
  const refused = TEXT_FAULTS.includes(code) ? ofCode(code) : undefined
  return {
    way,
    setWay: (chosen: Way) => {
      setWay(chosen)
      setChecked(false)
      reset()
    },
    lang,
    setLang,
    text,
    setText: (typed: string) => {
      change({ [field]: typed })
      if (error) reset()
    },
    isStored,
    isPending,
    fault: fault?.places
      ? t('fillPlaces', { places: fault.places.join(', ') })
      : fault
        ? ofCode(fault.code)
        : refused,
    failure: refused ? null : error,
    send: (isDone: boolean) => {
      if (isPending) return
      setChecked(true)
      if (faultOf(text, way)) onFault()
      else mutate({ way, text, lang, isDone })
    },
  }
}

function isNoThread({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[2] !== 'thread'
}

interface Fault {
  code: 'WriteContent' | 'WriteMin'
  places?: string[]
}

function faultOf(text: string, way: Way): Fault | null {
  if (visibleLength(text) === 0) return { code: 'WriteContent' }
  if (way === 'note') return null
  const places = placesLeft(text)
  if (places.length > 0) return { code: 'WriteContent', places }
  return visibleLength(text) < CONTENT_MIN ? { code: 'WriteMin' } : null
}
