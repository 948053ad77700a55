import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/calendar'
import type { Lang } from '../../../worker/contracts/languages'
import { LANGS } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import {
  priceQuote,
  type QuoteLine,
  type QuoteTotals,
} from '../../../worker/contracts/quote-prices'
import {
  CURRENT_POLICY,
  REFUND_POLICIES,
  refundScale,
  type RefundScaleRow,
} from '../../../worker/contracts/refund-policy'
import { useNow } from '../../platform/forms/use-now'
import { formatCad, formatDay, formatWon, formatWonInWords } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useSite, type Site } from '../../platform/site/site'
import { partySize } from './request.rules'
import type { RequestDraft, RequestedTour } from './request.view'

interface SumsProps {
  tour: RequestedTour
  draft: RequestDraft
}

/** The total of the chosen party; the reader hears each change. */
export function RequestTotal({ tour, draft }: SumsProps) {
  const { t } = useTranslation('booking')
  const lang = useLang()
  const totals = useTotals(tour, draft)
  return (
    <p aria-live="polite" className="min-w-0">
      {totals ? (
        <>
          <span className="block text-sm text-muted">
            {t('total.for', { count: partySize(draft) })}
          </span>
          <strong className="tabular text-lg text-accent">{formatCad(totals.totalCents, 2)}</strong>{' '}
          {lang === 'kr' && (
            <span className="inline-block text-sm text-muted">
              {t('total.won', { amount: formatWonInWords(totals.totalWon) })}
            </span>
          )}
        </>
      ) : (
        <span className="text-sm">{t('total.onRequest')}</span>
      )}
    </p>
  )
}

/** The lines of the total, the deposit, and what a cancellation would return. */
export function RequestSums({ tour, draft }: SumsProps) {
  const { t } = useTranslation(['booking', 'tours'])
  const lang = useLang()
  const { prices } = useSite()
  const totals = useTotals(tour, draft)
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
      <RefundPreview day={draft.day} />
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

/** Until when how much comes back, for the chosen day. */
function RefundPreview({ day }: { day: string }) {
  const { t } = useTranslation(['booking', 'tours'])
  const lang = useLang()
  const now = useNow()
  if (day === '') return <p className="text-sm">{t('tours:price.refund')}</p>
  const today = calgaryDay(now)
  const rows = refundScale(REFUND_POLICIES[CURRENT_POLICY], day).filter(
    ({ untilDay }) => untilDay >= today,
  )
  return (
    <section className="text-sm">
      <h3 className="text-base">{t('refund.title')}</h3>
      <dl className="request-scale">
        {rows.map((row) => (
          <div key={row.untilDay}>
            <dt>
              {row.untilDay === day
                ? t('refund.onDay')
                : t('refund.until', { day: formatDay(row.untilDay, lang, now) })}
            </dt>
            <dd>{shareText(row)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-muted">{t('refund.note')}</p>
    </section>
  )

  function shareText(row: RefundScaleRow): string {
    if ('deduction' in row) return ''
    if (row.share === 'supplier') return t('refund.supplier', { percent: row.upTo })
    if (row.share === 100) return t('refund.all')
    return row.share === 0 ? t('refund.none') : t('refund.part', { percent: row.share })
  }
}

function useTotals(tour: RequestedTour, draft: RequestDraft): QuoteTotals | null {
  const lang = useLang()
  const { prices } = useSite()
  return priceQuote(tour, { party: partySize(draft), extraRooms: 0, lang }, termsOf(prices))
}

function termsOf(prices: Site['prices']) {
  const deposit: Record<Lang, Site['prices']['deposit']> = recordOf(LANGS, () => prices.deposit)
  return { ...prices, deposit }
}
