import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/calgary-clock'
import {
  CURRENT_POLICY,
  REFUND_POLICIES,
  refundScale,
  type RefundScaleRow,
} from '../../../../worker/contracts/refund-policy'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'

/** Until when how much comes back, for the chosen day. */
export function RefundPreview({ day }: { day: string }) {
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
