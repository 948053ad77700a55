import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { INQUIRY_MAX, SUBJECT_MAX } from '../../../worker/contracts/contact/contact-form'
import { lengthOf } from '../../../worker/contracts/text/text-length'
import { useErrorText } from '../../platform/api/use-error-text'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import type { InquiryForm } from './contact.form'

/** The error of a non-empty field; for a text that is too long, with its length. */
export function useErrorOf({ control, formState: { errors } }: InquiryForm) {
  const { t } = useTranslation('contact')
  const lang = useLang()
  const { ofCode } = useErrorText()
  const values = useWatch({ control })
  return (name: 'email' | 'subject' | 'body'): string | undefined => {
    const found = errors[name]?.message
    if (!found || values[name] === '') return undefined
    if (found !== 'TextTooLong') return ofCode(found)
    const max = name === 'subject' ? SUBJECT_MAX : INQUIRY_MAX
    return `${ofCode(found)} ${t('length', { length: formatNumber(lengthOf(values[name] ?? ''), lang), max: formatNumber(max, lang) })}`
  }
}
