import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../../worker/contracts/currencies'
import type { Money } from '../../../../worker/contracts/payments/guest-money'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { useLang } from '../../../platform/i18n/use-lang'
import { formatMoney, sumsIn } from './quote.view'

/** What is agreed to, in the chosen currency. */
export function AcceptedSums({ quote, currency }: { quote: Quote; currency: Currency }) {
  const { t } = useTranslation('trip')
  const { total, deposit } = sumsIn(quote, currency)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2" aria-live="polite">
      <Sum label={t('bill.total')} money={total} />
      <Sum label={t('bill.deposit')} money={deposit} />
    </dl>
  )
}

function Sum({ label, money }: { label: string; money: Money }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular text-xl font-bold">{formatMoney(money, useLang())}</dd>
    </div>
  )
}
