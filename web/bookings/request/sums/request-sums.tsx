import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteLine, QuoteTotals } from '../../../../worker/contracts/bookings/quote-prices'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import {
  CURRENT_POLICY,
  REFUND_POLICIES,
  remainingScale,
  type RefundScaleRow,
} from '../../../../worker/contracts/bookings/refund-policy'
import { formatCad, formatWon, formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { useNow } from '../../../platform/forms/use-now'
import { useTotals, type SumsProps } from './use-totals'

/** The lines of the total, the deposit, and the refund after a cancellation. */
export function RequestSums(request: SumsProps) {
  const { t } = useTranslation('request')
  const lang = useLang()
  const totals = useTotals(request)
  const { krw, cad } = useSite().prices.deposit
  const deposit = lang === 'kr' ? formatWon(krw, lang) : formatCad(Math.round(cad * 100))
  return (
    <div className="flex flex-col gap-4">
      {totals ? <TotalLines {...totals} /> : <p>{t('total.onRequestLong')}</p>}
      <p className="text-sm text-muted">{t('total.deposit', { deposit })}</p>
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
        <Fragment key={line.kind}>
          <dt>{termOf(line)}</dt>
          <dd className="ps-4 text-end">{formatCad(line.cents, 2)}</dd>
        </Fragment>
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

/** Refunds after a cancellation by date, for the chosen day. */
function RefundPreview({ day }: { day: string }) {
  const { t } = useTranslation(['request', 'tours'])
  return (
    <section className="text-sm">
      {day === '' ? (
        <p>{t('tours:price.refund')}</p>
      ) : (
        <>
          <h3 className="text-base">{t('refund.title')}</h3>
          <Scale day={day} />
        </>
      )}
      <p className="mt-1 text-muted">{t('refund.note')}</p>
    </section>
  )
}

/** The steps that have not passed. */
function Scale({ day }: { day: string }) {
  const now = useNow()
  const today = calgaryDay(now)
  const rows = remainingScale(REFUND_POLICIES[CURRENT_POLICY], day, today)
  return (
    <dl className="request-scale">
      {rows.map((row) => (
        <Step key={row.untilDay} row={row} isLast={row.untilDay === day} now={now} />
      ))}
    </dl>
  )
}

/** `isLast` is the day of the trip itself; `now` in UTC ms. */
function Step({ row, isLast, now }: { row: RefundScaleRow; isLast: boolean; now: number }) {
  const { t } = useTranslation('request')
  const day = formatDay(row.untilDay, useLang(), now)
  return (
    <div>
      <dt>{isLast ? t('refund.onDay') : t('refund.until', { day })}</dt>
      <dd>
        <Share row={row} />
      </dd>
    </div>
  )
}

function Share({ row }: { row: RefundScaleRow }) {
  const { t } = useTranslation('request')
  if ('deduction' in row) return null
  if (row.share === 'supplier') return t('refund.supplier', { percent: row.upTo })
  if (row.share === 100) return t('refund.all')
  return row.share === 0 ? t('refund.none') : t('refund.part', { percent: row.share })
}
