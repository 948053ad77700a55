import { useTranslation } from 'react-i18next'
import { CheckField } from '../../../ui/field'
import type { PreviewForm } from './use-preview-form'

interface BalanceBreakProps {
  form: PreviewForm
  /** The row whose balance does not follow from the one before; null if all do. */
  row: number | null
}

/** Asks to accept a balance that does not follow. */
export function BalanceBreak({ form, row }: BalanceBreakProps) {
  const { t } = useTranslation('desk-bank')
  const { isAccepted, setAccepted, isChecked } = form
  if (row === null) return null
  return (
    <div className="rounded-card border border-danger bg-surface px-4 py-2">
      <p className="py-2 font-semibold text-danger">{t('preview.balanceBreaks', { row })}</p>
      <CheckField
        label={t('preview.anyway')}
        checked={isAccepted}
        aria-invalid={(isChecked && !isAccepted) || undefined}
        onChange={({ target }) => setAccepted(target.checked)}
      />
    </div>
  )
}
