import { useTranslation } from 'react-i18next'
import type { QuoteLine, QuoteTotals } from '../../../../worker/contracts/quotes/quote-prices'
import { formatCad, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { RefundPreview } from './refund-preview'
import { useTotals, type SumsProps } from './request-total'

/** The lines of the total, the deposit, and what a cancellation would return. */
export function RequestSums(request: SumsProps) {
  const { t } = useTranslation('booking')
  const totals = useTotals(request)
  return (
    <div className="flex flex-col gap-4">
      {totals ? <TotalLines {...totals} /> : <p>{t('total.onRequestLong')}</p>}
      <Deposit />
      <RefundPreview day={request.draft.day} />
    </div>
  )
}

function TotalLines({ lines, totalCents }: QuoteTotals) {
  const { t } = useTranslation('tours')
  const termOf = useTermOf()
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1">
      {lines.map((line) => (
        <Line key={line.kind} term={termOf(line)} amount={formatCad(line.cents, 2)} />
      ))}
      <dt className="border-t border-line pt-1 font-bold">{t('price.totalWithGst')}</dt>
      <dd className="border-t border-line ps-4 pt-1 text-end font-bold text-accent">
        {formatCad(totalCents, 2)}
      </dd>
    </dl>
  )
}

function useTermOf() {
  const { t } = useTranslation('tours')
  const { prices } = useSite()
  return ({ kind, units, unitCents }: QuoteLine): string => {
    const amount = formatCad(unitCents)
    if (kind === 'gst') return t('price.gst', { percent: prices.gstPercent })
    if (kind === 'surcharge') return t('price.surcharge', { days: units, amount })
    return `${amount} × ${units}`
  }
}

function Deposit() {
  const { t } = useTranslation('booking')
  const lang = useLang()
  const { krw, cad } = useSite().prices.deposit
  const deposit = lang === 'kr' ? formatWon(krw, lang) : formatCad(Math.round(cad * 100))
  return <p className="text-sm text-muted">{t('total.deposit', { deposit })}</p>
}

function Line({ term, amount }: { term: string; amount: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="ps-4 text-end">{amount}</dd>
    </>
  )
}
