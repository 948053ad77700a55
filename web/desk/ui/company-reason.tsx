import { useTranslation } from 'react-i18next'
import { CANCEL_REASONS } from '../../../worker/contracts/bookings/cancel-reasons'
import { AreaField } from '../../ui/field'
import { ChoiceField } from './choice-field'

const TEXT_MAX = 1000

/** The reason to cancel, and a text to the guest, which `other` requires. */
export interface CompanyReason {
  reason: (typeof CANCEL_REASONS)[number]
  text: string
}

export const FIRST_REASON: CompanyReason = { reason: 'weather', text: '' }

export function lacksWords({ reason, text }: CompanyReason): boolean {
  return reason === 'other' && text.trim() === ''
}

interface CompanyReasonFieldsProps {
  value: CompanyReason
  onChange: (value: CompanyReason) => void
  isChecked: boolean
}

export function CompanyReasonFields({ value, onChange, isChecked }: CompanyReasonFieldsProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      <ChoiceField
        label={t('refunds.reason.label')}
        value={value.reason}
        choices={CANCEL_REASONS}
        textOf={(reason) => t(`refunds.reason.${reason}`)}
        onChoose={(reason) => onChange({ ...value, reason })}
      />
      <WordsField value={value} onChange={onChange} isChecked={isChecked} />
    </>
  )
}

function WordsField({ value, onChange, isChecked }: CompanyReasonFieldsProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <AreaField
      label={t(value.reason === 'other' ? 'refunds.reason.words' : 'refunds.reason.moreWords')}
      hint={t('refunds.reason.hint')}
      error={isChecked && lacksWords(value) ? t('refunds.reason.fault') : undefined}
      rows={3}
      maxLength={TEXT_MAX}
      value={value.text}
      onChange={({ target }) => onChange({ ...value, text: target.value })}
    />
  )
}
