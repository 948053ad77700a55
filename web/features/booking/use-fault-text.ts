import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/api/use-error-text'

const OWN = [
  'day',
  'calendar',
  'departure',
  'gone',
  'name',
  'phone',
  'terms',
  'newTerms',
  'sum',
] as const

/** The text of a fault: the sheet's own, or one of the API's codes. */
export function useFaultText() {
  const { t } = useTranslation('booking')
  const { ofCode } = useErrorText()
  return (fault: string | undefined): string | undefined => {
    if (fault === undefined) return undefined
    const own = OWN.find((each) => each === fault)
    return own ? t(`fault.${own}`) : ofCode(fault)
  }
}
