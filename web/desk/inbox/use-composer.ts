import { useState } from 'react'
import type { Lang } from '../../../worker/contracts/languages'
import { CONTENT_MIN } from '../../../worker/contracts/topic-rules'
import { useDraft } from '../../platform/drafts/use-draft'
import type { ThreadDetail } from './inbox.api'
import { useSendEntry, type Way } from './use-send-entry'
import { useTextFault } from './use-text-fault'

const EMPTY = { answer: '', note: '' }

/** The unsent answer and note of a thread. They are kept in this browser until they are sent. */
export function useComposer(thread: ThreadDetail, onFault: () => void) {
  const { ofText, ofRefusal } = useTextFault()
  const [way, setWay] = useState<Way>(thread.ways[0] ?? 'note')
  const [lang, setLang] = useState<Lang>(thread.lang)
  const [isChecked, setChecked] = useState(false)
  const { draft, change, isStored } = useDraft(`inbox-${thread.id}`, EMPTY)
  const field = way === 'note' ? 'note' : 'answer'
  const text = draft[field]
  const onSent = () => {
    change({ [field]: '' })
    setChecked(false)
  }
  const { mutate, isPending, error, reset } = useSendEntry(thread, { onSent, onFault })
  const fault = ofText(text, way === 'note', CONTENT_MIN)
  const refused = ofRefusal(error)
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
    fault: (isChecked ? fault : undefined) ?? refused,
    failure: refused ? null : error,
    send: (isDone: boolean) => {
      if (isPending) return
      setChecked(true)
      if (fault) onFault()
      else mutate({ way, text, lang, isDone })
    },
  }
}
