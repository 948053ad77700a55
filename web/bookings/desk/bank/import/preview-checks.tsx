import { useTranslation } from 'react-i18next'
import { CheckField } from '../../../../ui/field'
import type { Check, PreviewForm } from './use-preview-form'

/** Doubts that a person has to accept before a file is sent: a balance that does not follow, amounts without a sign. */
export function PreviewChecks({ form }: { form: PreviewForm }) {
  return form.checks.map((check) => <PreviewCheck key={check.about} form={form} check={check} />)
}

function PreviewCheck({ form, check }: { form: PreviewForm; check: Check }) {
  const { t } = useTranslation('desk-bookings')
  const { about, row } = check
  const { error, ...box } = form.field(about)
  return (
    <div className="rounded-card border border-danger bg-surface px-4 py-2">
      <p className="py-2 font-semibold text-danger">
        {about === 'balance'
          ? t('bank.preview.balanceBreaks', { row })
          : t('bank.preview.unsigned')}
      </p>
      <CheckField
        label={t(about === 'balance' ? 'bank.preview.anyway' : 'bank.preview.allIn')}
        aria-invalid={error !== undefined || undefined}
        {...box}
      />
    </div>
  )
}
