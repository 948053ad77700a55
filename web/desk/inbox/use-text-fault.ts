import { useTranslation } from 'react-i18next'
import { visibleLength } from '../../../worker/contracts/text/text-length'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { placesLeft } from './fill-reply'

/** Errors about a text. Other errors are shown next to the button. */
const TEXT_FAULTS = ['WriteContent', 'WriteMin', 'TextTooLong', 'TextNotAllowed']

/** The fault of a text to a guest or of a note, as a sentence; undefined if there is none. */
export function useTextFault() {
  const { t } = useTranslation('inbox')
  const { ofCode } = useErrorText()
  return { ofText, ofRefusal }

  /** `min` is the least number of visible characters, for a text that is not a note. */
  function ofText(text: string, isNote: boolean, min = 1): string | undefined {
    const length = visibleLength(text)
    if (length === 0) return ofCode('WriteContent')
    const places = isNote ? [] : placesLeft(text)
    if (places.length > 0) return t('fillPlaces', { places: places.join(', ') })
    return isNote || length >= min ? undefined : ofCode('WriteMin')
  }

  /** The error of a text that the API refused. */
  function ofRefusal(error: Error | null): string | undefined {
    const isAboutText = error instanceof ApiError && TEXT_FAULTS.includes(error.code)
    return isAboutText ? ofCode(error.code) : undefined
  }
}
