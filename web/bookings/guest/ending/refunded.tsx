import { useTranslation } from 'react-i18next'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import { useLang } from '../../../platform/i18n/use-lang'
import { formatMoney } from '../quote/quote.view'

/** The amounts paid and refunded. */
export function Refunded({ preview }: { preview: CancellationPreview }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { paid, refundMin, refundMax, surplus } = preview
  const more = surplus.amount > 0 && t('cancel.surplus', { amount: formatMoney(surplus, lang) })
  return (
    <>
      <p className="text-sm text-muted">{t('cancel.paid', { paid: formatMoney(paid, lang) })}</p>
      <p className="tabular text-xl font-bold">
        <Back {...preview} />
      </p>
      {refundMin.amount !== refundMax.amount && <Deduction preview={preview} />}
      {more && <p className="text-sm text-muted">{more}</p>}
    </>
  )
}

function Back({ refundMin, refundMax }: CancellationPreview) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  if (refundMax.amount === 0) return t('cancel.nothing')
  const most = formatMoney(refundMax, lang)
  if (refundMin.amount === refundMax.amount) return t('cancel.back', { amount: most })
  return t('cancel.range', { least: formatMoney(refundMin, lang), most })
}

/** The reason for a refund below the maximum. */
function Deduction({ preview: { rule, feeMax } }: { preview: CancellationPreview }) {
  const { t } = useTranslation('trip')
  const fee = formatMoney(feeMax, useLang())
  const why = rule?.['share'] === 'supplier' ? 'cancel.supplier' : 'cancel.fee'
  return <p className="text-sm text-muted">{t(why, { fee })}</p>
}
