import { useTranslation } from 'react-i18next'
import { CANCEL_REASONS, REASON_MAX } from '../../../worker/contracts/bookings/event-inputs'
import { AreaField } from '../../ui/field'
import { ChoiceField } from './choice-field'
import type { FormFields } from './desk-form'

/** The company's reason to cancel, and a text to the guest, which `other` requires. */
export function CompanyReasonFields({ form }: { form: FormFields<CompanyReason> }) {
  const { t } = useTranslation('desk-bookings')
  const isOther = form.value('reason') === 'other'
  return (
    <>
      <ChoiceField
        label={t('refunds.reason.label')}
        choices={CANCEL_REASONS}
        textOf={(reason) => t(`refunds.reason.${reason}`)}
        {...form.choice('reason')}
      />
      <AreaField
        label={t(isOther ? 'refunds.reason.words' : 'refunds.reason.moreWords')}
        hint={t('refunds.reason.hint')}
        rows={3}
        maxLength={REASON_MAX}
        {...form.field('text', { fault: t('refunds.reason.fault') })}
      />
    </>
  )
}

interface CompanyReason {
  reason: string
  text: string
}
