import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../worker/contracts/currencies'
import {
  refundScale,
  type RefundPolicy,
  type RefundScaleRow,
} from '../../../worker/contracts/refund-policy'
import { formatDay } from '../../platform/i18n/format'
import type { Lang } from '../../../worker/contracts/languages'
import { formatMoney } from './quote-text'

interface RefundTermsProps {
  policy: RefundPolicy
  startDay: string
  lang: Lang
  /** In which the booking is paid. */
  currency: Currency
}

/** What comes back after a cancellation, by the last day on which it does. */
export function RefundTerms({ policy, startDay, lang, currency }: RefundTermsProps) {
  const { t } = useTranslation('trip')
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">{t('refund.title')}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {refundScale(policy, startDay).map((row) => (
          <li key={row.untilDay} className="flex justify-between gap-4">
            <span className="shrink-0 whitespace-nowrap">
              {t('refund.until', { day: formatDay(row.untilDay, lang) })}
            </span>
            <span className="text-end font-semibold">
              <RefundShare row={row} lang={lang} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t('refund.fee', {
          fee: formatMoney({ currency, amount: policy.feeMax[currency] }, lang),
        })}
      </p>
    </div>
  )
}

/** What comes back by one step of a policy. */
export function RefundShare({
  row,
  lang,
  currency,
}: { row: RefundScaleRow } & Pick<RefundTermsProps, 'lang' | 'currency'>) {
  const { t } = useTranslation('trip')
  if ('deduction' in row)
    return t('refund.less', {
      amount: formatMoney({ currency, amount: row.deduction[currency] }, lang),
    })
  if (row.share === 'supplier') return t('refund.supplier', { percent: row.upTo })
  return row.share === 0 ? t('refund.nothing') : t('refund.share', { percent: row.share })
}
