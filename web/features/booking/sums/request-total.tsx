import { useTranslation } from 'react-i18next'
import { priceQuote, type QuoteTotals } from '../../../../worker/contracts/quotes/quote-prices'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { recordOf } from '../../../../worker/contracts/record-of'
import { formatCad, formatWonInWords } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite, type Site } from '../../../platform/site/site'
import { partySize } from '../request.rules'
import type { RequestDraft, RequestedTour } from '../request.view'

export interface SumsProps {
  tour: RequestedTour
  draft: RequestDraft
}

/** What the chosen party pays; null where the price is on request. */
export function useTotals({ tour, draft }: SumsProps): QuoteTotals | null {
  const lang = useLang()
  const { prices } = useSite()
  return priceQuote(tour, { party: partySize(draft), extraRooms: 0, lang }, termsOf(prices))
}

function termsOf(prices: Site['prices']) {
  const deposit: Record<Lang, Site['prices']['deposit']> = recordOf(LANGS, () => prices.deposit)
  return { ...prices, deposit }
}

/** The total of the chosen party; screen readers announce each change. */
export function RequestTotal(request: SumsProps) {
  const { t } = useTranslation('booking')
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
  const { t } = useTranslation('booking')
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
