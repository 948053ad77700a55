import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NAME_MAX, NOTES_MAX, PICKUP_MAX } from '../../../worker/contracts/bookings/booking-limits'
import { lengthOf } from '../../../worker/contracts/text/text-length'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useErrorText } from '../../platform/api/use-error-text'
import type { RequestDraft } from './request.view'
import type { SheetRequest } from './use-request'

const LIMITS = { name: NAME_MAX, notes: NOTES_MAX, pickupText: PICKUP_MAX }

type TextName = keyof typeof LIMITS | 'email' | 'phone'
type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** Connects a control with a text of the draft: its value, its fault and its change handler. */
export function useTextControl({ draft, faults, change }: SheetRequest) {
  const textOf = useFaultText()
  const lengthText = useLengthText()
  return (name: TextName) => {
    // Any text is a way to reach the guest.
    const fault = name === 'phone' ? undefined : faults[name]
    const length = fault === 'TextTooLong' && lengthText(name, draft[name])
    return {
      value: draft[name],
      error: length ? `${textOf(fault)} ${length}` : textOf(fault),
      onChange: ({ target }: Typed) =>
        change({ [name]: target.value } satisfies Partial<RequestDraft>),
    }
  }
}

/** The length of a text and its limit; undefined for a field without a limit. */
function useLengthText() {
  const { t } = useTranslation('request')
  const lang = useLang()
  return (name: TextName, text: string) => {
    const limit = name in LIMITS && LIMITS[name as keyof typeof LIMITS]
    if (!limit) return undefined
    const [length, max] = [lengthOf(text), limit].map((count) => formatNumber(count, lang))
    return t('length', { length, max })
  }
}

const OWN = ['day', 'calendar', 'departure', 'gone', 'name', 'terms', 'newTerms', 'sum'] as const

/** The text of a fault: the sheet's own, or one of the API's codes. */
export function useFaultText() {
  const { t } = useTranslation('request')
  const { ofCode } = useErrorText()
  return (fault: string | undefined): string | undefined => {
    if (fault === undefined) return undefined
    const own = OWN.find((each) => each === fault)
    return own ? t(`fault.${own}`) : ofCode(fault)
  }
}
