import { useTranslation } from 'react-i18next'
import { CANCEL_REASONS, type CancelReason } from '../../../worker/contracts/cancel-reasons'
import { AreaField, SelectField } from '../../ui/field'

const TEXT_MAX = 1000

/** Why the company cancels, and words for the guest; `other` needs words. */
export interface CompanyReason {
  reason: CancelReason
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
  const { t } = useTranslation('desk-refunds')
  return (
    <>
      <SelectField
        label={t('reason.label')}
        value={value.reason}
        onChange={({ target }) => {
          const reason = CANCEL_REASONS.find((each) => each === target.value)
          if (reason) onChange({ ...value, reason })
        }}
      >
        {CANCEL_REASONS.map((each) => (
          <option key={each} value={each}>
            {t(`reason.${each}`)}
          </option>
        ))}
      </SelectField>
      <AreaField
        label={t(value.reason === 'other' ? 'reason.words' : 'reason.moreWords')}
        hint={t('reason.hint')}
        error={isChecked && lacksWords(value) ? t('reason.fault') : undefined}
        rows={3}
        maxLength={TEXT_MAX}
        value={value.text}
        onChange={({ target }) => onChange({ ...value, text: target.value })}
      />
    </>
  )
}
