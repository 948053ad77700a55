import { useTranslation } from 'react-i18next'
import type { CancellationPreview } from '../../../../worker/contracts/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { useLang } from '../../../platform/i18n/use-lang'
import { formatMoney } from '../quote/quote.view'
import { PolicyDays } from './policy-days'

interface CancelSumsProps {
  booking: GuestBooking
  preview: CancellationPreview
}

/** What comes back now, in words, and the days on which that is more or less. */
export function CancelSums({ booking, preview }: CancelSumsProps) {
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

function Refunded({ preview }: { preview: CancellationPreview }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { rule, paid, refundMin, refundMax, surplus, feeMax } = preview
  const least = formatMoney(refundMin, lang)
  const most = formatMoney(refundMax, lang)
  const back =
    least === most ? t('cancel.back', { amount: most }) : t('cancel.range', { least, most })
  const why = rule?.['share'] === 'supplier' ? 'cancel.supplier' : 'cancel.fee'
  return (
    <>
      <p className="text-sm text-muted">{t('cancel.paid', { paid: formatMoney(paid, lang) })}</p>
      <p className="tabular text-xl font-bold">
        {refundMax.amount === 0 ? t('cancel.nothing') : back}
      </p>
      {least !== most && (
        <p className="text-sm text-muted">{t(why, { fee: formatMoney(feeMax, lang) })}</p>
      )}
      {surplus.amount > 0 && (
        <p className="text-sm text-muted">
          {t('cancel.surplus', { amount: formatMoney(surplus, lang) })}
        </p>
      )}
    </>
  )
}
