import { useState } from 'react'
import { useDraft } from '../../platform/drafts/use-draft'
import { useTextFault } from './use-text-fault'

const EMPTY = { answer: '', note: '' }

/** The unsent answer and note under a name, stored in this browser until they are sent. */
export function useUnsentText<Way extends string>(name: string, firstWay: Way) {
  const { draft, change, isStored } = useDraft(name, EMPTY)
  const [way, setWay] = useState(firstWay)
  const [isChecked, setChecked] = useState(false)
  return { way, setWay, text: draft[fieldOf(way)], write, clear, isStored, isChecked, setChecked }

  function write(text: string): void {
    change({ [fieldOf(way)]: text })
  }

  /** Another way may have been chosen since this text was sent. */
  function clear(sent: Way): void {
    change({ [fieldOf(sent)]: '' })
    setChecked(false)
  }
}

function fieldOf(way: string): keyof typeof EMPTY {
  return way === 'note' ? 'note' : 'answer'
}

type Unsent<Way extends string> = ReturnType<typeof useUnsentText<Way>>

interface Sending {
  isPending: boolean
  error: Error | null
  reset: () => void
}

interface Checks {
  /** The least number of visible characters of an answer. */
  min?: number
  onFault: () => void
}

/** A text with its faults and the error of sending it. `submit` sends it unless it has a fault. */
export function useCheckedText<Way extends string>(
  { write, isChecked, setChecked, ...unsent }: Unsent<Way>,
  { isPending, error, reset }: Sending,
  { min, onFault }: Checks,
) {
  const { ofText, ofRefusal } = useTextFault()
  const fault = ofText(unsent.text, unsent.way === 'note', min)
  const refused = ofRefusal(error)
  const shown = (isChecked ? fault : undefined) ?? refused
  const failure = refused ? null : error
  return { ...unsent, setWay, setText, submit, isPending, fault: shown, failure }

  function setWay(chosen: Way): void {
    unsent.setWay(chosen)
    setChecked(false)
    reset()
  }

  function setText(typed: string): void {
    write(typed)
    if (error) reset()
  }

  function submit(send: () => void): void {
    if (isPending) return
    setChecked(true)
    if (fault) onFault()
    else send()
  }
}
