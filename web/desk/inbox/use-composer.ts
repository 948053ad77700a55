import { useState } from 'react'
import type { Lang } from '../../../worker/contracts/languages'
import { CONTENT_MIN } from '../../../worker/contracts/board/topic-rules'
import type { ThreadDetail } from './inbox.api'
import { useSendEntry, type Way } from './use-send-entry'
import { useCheckedText, useUnsentText } from './use-unsent-text'

/** The unsent answer and note of a thread, and the language of the answer. */
export function useComposer(thread: ThreadDetail, onFault: () => void) {
  const [lang, setLang] = useState<Lang>(thread.lang)
  const unsent = useUnsentText<Way>(`inbox-${thread.id}`, thread.ways[0] ?? 'note')
  const { mutate, ...sending } = useSendEntry(thread, { onSent: unsent.clear, onFault })
  const { submit, ...text } = useCheckedText(unsent, sending, { min: CONTENT_MIN, onFault })
  const send = (isDone: boolean) =>
    submit(() => mutate({ way: text.way, text: text.text, lang, isDone }))
  return { ...text, lang, setLang, send }
}
