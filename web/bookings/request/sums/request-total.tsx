import { useTranslation } from 'react-i18next'
import type { QuoteTotals } from '../../../../worker/contracts/bookings/quote-prices'
import { formatCad, formatWonInWords } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { partySize } from '../request.rules'
import { useTotals, type SumsProps } from './use-totals'

/** The total of the chosen party; screen readers announce each change. */
export function RequestTotal(request: SumsProps) {
  const { t } = useTranslation('request')
  const totals = useTotals(request)
  return (
    <p aria-live="polite" className="min-w-0">
      {totals ? (
        <Total {...totals} travellers={partySize(request.draft)} />
      ) : (
        <span className="text-sm">{t('total.onRequest')}</span>
      )}
    </p>
  )
}

function Total({ totalCents, totalWon, travellers }: QuoteTotals & { travellers: number }) {
  const { t } = useTranslation('request')
  const lang = useLang()
  return (
    <>
      <span className="block text-sm text-muted">{t('total.for', { count: travellers })}</span>
      <strong className="tabular text-lg text-accent">{formatCad(totalCents, 2)}</strong>{' '}
      {lang === 'kr' && (
        <span className="inline-block text-sm text-muted">
          {t('total.won', { amount: formatWonInWords(totalWon) })}
        </span>
      )}
    </>
  )
}
