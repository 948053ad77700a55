import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import {
  CURRENT_POLICY,
  REFUND_POLICIES,
  refundScale,
  type RefundScaleRow,
} from '../../../../worker/contracts/payments/refund-policy'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'

/** How much a cancellation returns until which day, for the chosen day. */
export function RefundPreview({ day }: { day: string }) {
  const { t } = useTranslation(['booking', 'tours'])
  if (day === '') return <p className="text-sm">{t('tours:price.refund')}</p>
  return (
    <section className="text-sm">
      <h3 className="text-base">{t('refund.title')}</h3>
      <Scale day={day} />
      <p className="mt-1 text-muted">{t('refund.note')}</p>
    </section>
  )
}

/** The steps that have not passed. */
function Scale({ day }: { day: string }) {
  const now = useNow()
  const today = calgaryDay(now)
  const rows = refundScale(REFUND_POLICIES[CURRENT_POLICY], day)
  return (
    <dl className="request-scale">
      {rows
        .filter(({ untilDay }) => untilDay >= today)
        .map((row) => (
          <Step key={row.untilDay} row={row} isLast={row.untilDay === day} now={now} />
        ))}
    </dl>
  )
}

interface StepProps {
  row: RefundScaleRow
  /** The day of the trip itself. */
  isLast: boolean
  /** UTC ms. */
  now: number
}

function Step({ row, isLast, now }: StepProps) {
  const { t } = useTranslation('booking')
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
  const { t } = useTranslation('booking')
  if ('deduction' in row) return null
  if (row.share === 'supplier') return t('refund.supplier', { percent: row.upTo })
  if (row.share === 100) return t('refund.all')
  return row.share === 0 ? t('refund.none') : t('refund.part', { percent: row.share })
}
