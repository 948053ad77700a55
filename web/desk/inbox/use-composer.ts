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
  const [way, chooseWay] = useState<Way>(thread.ways[0] ?? 'note')
  const [lang, setLang] = useState<Lang>(thread.lang)
  const unsent = useUnsentText(thread, way)
  const { text, isStored } = unsent
  const { error, reset, ...sending } = useSending(thread, { way, lang, unsent, onFault })
  return { ...sending, way, setWay, lang, setLang, text, setText, isStored }

  function setWay(chosen: Way): void {
    chooseWay(chosen)
    unsent.setChecked(false)
    reset()
  }

  function setText(typed: string): void {
    unsent.write(typed)
    if (error) reset()
  }
}

function useUnsentText({ id }: ThreadDetail, way: Way) {
  const { draft, change, isStored } = useDraft(`inbox-${id}`, EMPTY)
  const [isChecked, setChecked] = useState(false)
  const field = way === 'note' ? 'note' : 'answer'
  return { text: draft[field], write, clear, isStored, isChecked, setChecked }

  function write(text: string): void {
    change({ [field]: text })
  }

  function clear(): void {
    write('')
    setChecked(false)
  }
}

interface Sending {
  way: Way
  lang: Lang
  unsent: ReturnType<typeof useUnsentText>
  onFault: () => void
}

function useSending(thread: ThreadDetail, { way, lang, unsent, onFault }: Sending) {
  const { text, clear, isChecked, setChecked } = unsent
  const { ofText, ofRefusal } = useTextFault()
  const { mutate, isPending, error, reset } = useSendEntry(thread, { onSent: clear, onFault })
  const fault = ofText(text, way === 'note', CONTENT_MIN)
  const refused = ofRefusal(error)
  const shown = (isChecked ? fault : undefined) ?? refused
  return { isPending, fault: shown, failure: refused ? null : error, error, reset, send }

  function send(isDone: boolean): void {
    if (isPending) return
    setChecked(true)
    if (fault) onFault()
    else mutate({ way, text, lang, isDone })
  }
}
