import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visibleLength } from '../../../worker/contracts/text/text-length'
import type { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useDeskForm } from '../ui/desk-form'
import { typedForm } from '../ui/typed-form'
import { placesLeft } from './fill-reply'

const EMPTY = { answer: '', note: '' }

/** Errors of the API about a text. Other errors are shown next to the button. */
const TEXT_FAULTS = ['WriteContent', 'WriteMin', 'TextTooLong', 'TextNotAllowed']

interface TextFormOptions<Way extends string, Sent, Answer> {
  /** The name under which this browser keeps the unsent texts. */
  name: string
  firstWay: NoInfer<Way>
  /** The least number of visible characters of an answer. */
  min?: number
  toRequest: (way: Way, text: string) => Sent
  call: (client: QueryClient, sent: Sent, requestKey: string) => Promise<Answer>
  /** The text of the toast. */
  done: (way: Way) => string
  onFault: () => void
}

/** The unsent answer and note under a name. The way decides which of them is shown and sent. */
export function useTextForm<Way extends string, Sent, Answer>({
  name,
  firstWay,
  min,
  toRequest,
  call,
  done,
  onFault,
}: TextFormOptions<Way, Sent, Answer>) {
  const [way, chooseWay] = useState(firstWay)
  const field = way === 'note' ? 'note' : 'answer'
  const textOf = useFaultText()
  const form = useDeskForm({
    schema: typedForm(
      (typed: typeof EMPTY) => ({ [field]: textFault(typed[field], field === 'note', min) }),
      (typed) => toRequest(way, typed[field]),
    ),
    start: EMPTY,
    storedAs: name,
    emptied: [field],
    textOf: (code, typed) => textOf(code, typed[field]),
    fieldOf: ({ code }: ApiError) => (TEXT_FAULTS.includes(code) ? field : undefined),
    call,
    done: () => done(way),
    onFault,
  })
  return {
    ...form,
    way,
    setWay: (chosen: Way) => {
      chooseWay(chosen)
      form.hideFaults()
    },
    box: form.field(field),
    text: form.value(field),
    setText: (text: string) => form.set(field, text),
  }
}

/** The fault of a text to a guest or of a note. `min` is for a text that is not a note. */
function textFault(text: string, isNote: boolean, min = 1) {
  const length = visibleLength(text)
  if (length === 0) return 'WriteContent'
  if (isNote) return undefined
  if (placesLeft(text).length > 0) return 'PlacesLeft'
  return length >= min ? undefined : 'WriteMin'
}

function useFaultText() {
  const { t } = useTranslation('desk-people')
  const { ofCode } = useErrorText()
  const lang = useLang()
  return (code: string, text: string): string =>
    code === 'PlacesLeft'
      ? t('inbox.fillPlaces', { places: formatList(placesLeft(text), lang) })
      : ofCode(code)
}
