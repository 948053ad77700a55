import { useTranslation } from 'react-i18next'
import { PolicyDays, type PolicyDaysProps } from './policy-days'
import { Refunded } from './refunded'

/** The refund today, in words, and the days on which it is higher or lower. */
export function CancelSums({ booking, preview }: PolicyDaysProps) {
  const { t } = useTranslation('trip')
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-1 rounded-card bg-paper p-4">
        {preview.paid.amount === 0 ? (
          <p>{t('cancel.nothingPaid')}</p>
        ) : (
          <Refunded preview={preview} />
        )}
      </div>
      <PolicyDays booking={booking} preview={preview} />
    </>
  )
}
