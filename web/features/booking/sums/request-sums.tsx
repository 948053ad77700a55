import { useTranslation } from 'react-i18next'
import type { QuoteLine } from '../../../../worker/contracts/quote-prices'
import { formatCad, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { RefundPreview } from './refund-preview'
import { useTotals, type SumsProps } from './use-totals'

/** The lines of the total, the deposit, and what a cancellation would return. */
export function RequestSums(request: SumsProps) {
  const { t } = useTranslation(['booking', 'tours'])
  const lang = useLang()
  const { prices } = useSite()
  const totals = useTotals(request)
  return (
    <div className="flex flex-col gap-4">
      {totals ? (
        <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1">
          {totals.lines.map((line) => (
            <Line key={line.kind} term={termOf(line)} amount={formatCad(line.cents, 2)} />
          ))}
          <dt className="border-t border-line pt-1 font-bold">{t('tours:price.totalWithGst')}</dt>
          <dd className="border-t border-line ps-4 pt-1 text-end font-bold text-accent">
            {formatCad(totals.totalCents, 2)}
          </dd>
        </dl>
      ) : (
        <p>{t('total.onRequestLong')}</p>
      )}
      <p className="text-sm text-muted">
        {t('total.deposit', {
          deposit:
            lang === 'kr'
              ? formatWon(prices.deposit.krw, lang)
              : formatCad(Math.round(prices.deposit.cad * 100)),
        })}
      </p>
      <RefundPreview day={request.draft.day} />
    </div>
  )

  function termOf({ kind, units, unitCents }: QuoteLine): string {
    if (kind === 'gst') return t('tours:price.gst', { percent: prices.gstPercent })
    if (kind === 'surcharge')
      return t('tours:price.surcharge', { days: units, amount: formatCad(unitCents) })
    return `${formatCad(unitCents)} × ${units}`
  }
}

function Line({ term, amount }: { term: string; amount: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="ps-4 text-end">{amount}</dd>
    </>
  )
}
