import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visibleLength } from '../../../worker/contracts/text/text-length'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useDraft } from '../../platform/drafts/use-draft'
import { placesLeft } from './fill-reply'

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

/**
 * A text with its faults and the error of sending it. `submit` sends it unless it has a fault. `min` is the least
 * number of visible characters of an answer.
 */
export function useCheckedText<Way extends string>(
  { write, isChecked, setChecked, ...unsent }: Unsent<Way>,
  { isPending, error, reset }: { isPending: boolean; error: Error | null; reset: () => void },
  { min, onFault }: { min?: number; onFault: () => void },
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

/** Errors about a text. Other errors are shown next to the button. */
const TEXT_FAULTS = ['WriteContent', 'WriteMin', 'TextTooLong', 'TextNotAllowed']

/** The fault of a text to a guest or of a note, as a sentence; undefined if there is none. */
function useTextFault() {
  const { t } = useTranslation('desk-people')
  const { ofCode } = useErrorText()
  const lang = useLang()
  return { ofText, ofRefusal }

  /** `min` is the least number of visible characters, for a text that is not a note. */
  function ofText(text: string, isNote: boolean, min = 1): string | undefined {
    const length = visibleLength(text)
    if (length === 0) return ofCode('WriteContent')
    const places = isNote ? [] : placesLeft(text)
    if (places.length > 0) return t('inbox.fillPlaces', { places: formatList(places, lang) })
    return isNote || length >= min ? undefined : ofCode('WriteMin')
  }

  /** The error of a text that the API refused. */
  function ofRefusal(error: Error | null): string | undefined {
    const isAboutText = error instanceof ApiError && TEXT_FAULTS.includes(error.code)
    return isAboutText ? ofCode(error.code) : undefined
  }
}
