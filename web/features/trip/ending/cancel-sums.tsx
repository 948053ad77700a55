import { useTranslation } from 'react-i18next'
import { addDays, calgaryDay } from '../../../../worker/contracts/calendar'
import type { CancellationPreview } from '../../../../worker/contracts/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { refundScale } from '../../../../worker/contracts/refund-policy'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import { formatMoney } from '../quote/quote.view'
import { RefundShare } from '../../../ui/quote/refund-terms'

interface CancelSumsProps {
  booking: GuestBooking
  preview: CancellationPreview
}

/** What comes back now, in words, and the days on which that is more or less. */
export function CancelSums({ booking, preview }: CancelSumsProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { rule, paid, refundMin, refundMax, surplus, feeMax } = preview
  const least = formatMoney(refundMin, lang)
  const most = formatMoney(refundMax, lang)
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-1 rounded-card bg-paper p-4">
        {paid.amount === 0 ? (
          <p>{t('cancel.nothingPaid')}</p>
        ) : (
          <>
            <p className="text-sm text-muted">
              {t('cancel.paid', { paid: formatMoney(paid, lang) })}
            </p>
            <p className="tabular text-xl font-bold">
              {refundMax.amount === 0
                ? t('cancel.nothing')
                : least === most
                  ? t('cancel.back', { amount: most })
                  : t('cancel.range', { least, most })}
            </p>
            {least !== most && (
              <p className="text-sm text-muted">
                {t(rule?.['share'] === 'supplier' ? 'cancel.supplier' : 'cancel.fee', {
                  fee: formatMoney(feeMax, lang),
                })}
              </p>
            )}
            {surplus.amount > 0 && (
              <p className="text-sm text-muted">
                {t('cancel.surplus', { amount: formatMoney(surplus, lang) })}
              </p>
            )}
          </>
        )}
      </div>
      <Scale booking={booking} preview={preview} />
    </>
  )
}

/** The days of the policy in their order; the row of today is marked. */
function Scale({ booking, preview }: CancelSumsProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { quote, booked = quote, trip } = booking
  const { rule, paid, asOf, daysBefore } = preview
  if (!booked || !rule) return null
  // After a late change that is not the first day of the trip.
  const counted = addDays(calgaryDay(asOf), daysBefore)
  const today = addDays(counted, -Number(rule['from'] ?? 0))
  const rows = refundScale(booked.policy, counted)
  const at = rows.findIndex(({ untilDay }) => untilDay === today)
  return (
    <>
      {counted !== trip.startDay && (
        <p className="text-sm">{t('change.agree.policyDay', { day: formatDay(counted, lang) })}</p>
      )}
      <ol className="flex flex-col">
        {rows.map((row, index) => (
          <li
            key={row.untilDay}
            aria-current={index === at ? 'step' : undefined}
            className="grid grid-cols-[1rem_auto_minmax(0,1fr)] items-stretch gap-x-3 text-sm"
          >
            <Mark place={index} last={rows.length - 1} isNow={index === at} />
            <span
              className={`flex items-center gap-x-2 py-1.5 whitespace-nowrap ${index < at ? 'text-muted line-through' : ''} ${index === at ? 'font-semibold' : ''}`}
            >
              {t('refund.until', { day: formatDay(row.untilDay, lang) })}
              {index === at && <Chip look="offer">{t('cancel.now')}</Chip>}
            </span>
            <span
              className={`py-1.5 text-end ${index < at ? 'text-muted line-through' : 'font-semibold'}`}
            >
              <RefundShare row={row} lang={lang} currency={paid.currency} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Mark({ place, last, isNow }: { place: number; last: number; isNow: boolean }) {
  const line = 'absolute left-1/2 w-px -translate-x-1/2 bg-line'
  return (
    <span aria-hidden className="relative">
      {place > 0 && <span className={`${line} top-0 h-1/2`} />}
      {place < last && <span className={`${line} bottom-0 h-1/2`} />}
      <span
        className={`absolute top-1/2 left-1/2 size-3 -translate-1/2 rounded-full border-2 ${isNow ? 'border-primary bg-primary' : 'border-line bg-surface'}`}
      />
    </span>
  )
}
