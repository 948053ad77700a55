import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../worker/contracts/currencies'
import {
  refundScale,
  type RefundPolicy,
  type RefundScaleRow,
} from '../../../worker/contracts/bookings/refund-policy'
import { formatDay } from '../../platform/i18n/format'
import type { Lang } from '../../../worker/contracts/languages'
import { formatMoney } from './quote-text'

interface RefundTermsProps {
  policy: RefundPolicy
  startDay: string
  lang: Lang
  /** The currency in which the booking is paid. */
  currency: Currency
}

/** The refunds after a cancellation, each with the last day on which it applies. */
export function RefundTerms({ policy, startDay, ...shown }: RefundTermsProps) {
  const { t } = useTranslation('trip')
  const { lang, currency } = shown
  const rows = refundScale(policy, startDay)
  const fee = formatMoney({ currency, amount: policy.feeMax[currency] }, lang)
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">{t('refund.title')}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {rows.map((row, index) => (
          <RefundStep key={row.untilDay} row={row} isLast={index === rows.length - 1} {...shown} />
        ))}
      </ul>
      <p className="text-sm text-muted">{t('refund.fee', { fee })}</p>
    </div>
  )
}

interface RefundShareProps extends Pick<RefundTermsProps, 'lang' | 'currency'> {
  row: RefundScaleRow
}

function RefundStep({ isLast, ...props }: RefundShareProps & { isLast: boolean }) {
  return (
    <li className="flex justify-between gap-4">
      <span className="shrink-0 whitespace-nowrap">
        <RefundDay row={props.row} lang={props.lang} isLast={isLast} />
      </span>
      <span className="text-end font-semibold">
        <RefundShare {...props} />
      </span>
    </li>
  )
}

interface RefundDayProps extends Pick<RefundShareProps, 'row' | 'lang'> {
  /** The day that refunds count back from. */
  isLast: boolean
}

/** Until when one step of a policy applies. */
export function RefundDay({ row, lang, isLast }: RefundDayProps) {
  const { t } = useTranslation('trip')
  const day = formatDay(row.untilDay, lang)
  return isLast ? t('refund.onDay', { day }) : t('refund.until', { day })
}

/** The refund of one step of a policy. */
export function RefundShare({ row, lang, currency }: RefundShareProps) {
  const { t } = useTranslation('trip')
  const textOf = (amount: number) => formatMoney({ currency, amount }, lang)
  if ('deduction' in row) return t('refund.less', { amount: textOf(row.deduction[currency]) })
  if (row.share === 'supplier') return t('refund.supplier', { percent: row.upTo })
  return row.share === 0 ? t('refund.nothing') : t('refund.share', { percent: row.share })
}
