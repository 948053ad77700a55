import { useTranslation } from 'react-i18next'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import {
  refundScale,
  type RefundScaleRow,
} from '../../../../worker/contracts/bookings/refund-policy'
import type { Currency } from '../../../../worker/contracts/currencies'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import { RefundDay, RefundShare } from '../../../ui/quote/refund-terms'
import { PolicyDay } from '../quote/quote-parts'

export interface PolicyDaysProps {
  booking: GuestBooking
  preview: CancellationPreview
}

/** The days of the policy in order; today's row is marked. */
export function PolicyDays({ booking, preview }: PolicyDaysProps) {
  const { quote, booked = quote, trip } = booking
  const { rule, paid } = preview
  if (!booked || !rule) return null
  // After a late change, refunds do not count back from the first day of the trip.
  const counted = addDays(calgaryDay(preview.asOf), preview.daysBefore)
  const rows = refundScale(booked.policy, counted)
  const today = addDays(counted, -Number(rule['from'] ?? 0))
  const at = rows.findIndex(({ untilDay }) => untilDay === today)
  return (
    <>
      {counted !== trip.startDay && <PolicyDay day={counted} className="text-sm" />}
      <Steps rows={rows} at={at} currency={paid.currency} />
    </>
  )
}

/** `at` is the index of today's row. */
function Steps({ rows, at, currency }: { rows: RefundScaleRow[]; at: number; currency: Currency }) {
  return (
    <ol className="flex flex-col">
      {rows.map((row, index) => (
        <li
          key={row.untilDay}
          aria-current={index === at ? 'step' : undefined}
          className="grid grid-cols-[1rem_auto_minmax(0,1fr)] items-stretch gap-x-3 text-sm"
        >
          <Mark place={index} last={rows.length - 1} isNow={index === at} />
          <Step
            row={row}
            currency={currency}
            when={Math.sign(index - at)}
            isLast={index === rows.length - 1}
          />
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  row: RefundScaleRow
  currency: Currency
  /** Below 0 for a step that has passed, 0 for today's. */
  when: number
  /** The day that refunds count back from. */
  isLast: boolean
}

function Step({ row, currency, when, isLast }: StepProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const past = 'text-muted line-through'
  return (
    <>
      <span
        className={`flex items-center gap-x-2 py-1.5 whitespace-nowrap ${when < 0 ? past : ''} ${when === 0 ? 'font-semibold' : ''}`}
      >
        <RefundDay row={row} lang={lang} isLast={isLast} />
        {when === 0 && <Chip look="offer">{t('cancel.now')}</Chip>}
      </span>
      <span className={`py-1.5 text-end ${when < 0 ? past : 'font-semibold'}`}>
        <RefundShare row={row} lang={lang} currency={currency} />
      </span>
    </>
  )
}

function Mark({ place, last, isNow }: { place: number; last: number; isNow: boolean }) {
  const line = 'absolute inset-x-0 mx-auto w-px bg-line'
  return (
    <span aria-hidden className="relative">
      {place > 0 && <span className={`${line} top-0 h-1/2`} />}
      {place < last && <span className={`${line} bottom-0 h-1/2`} />}
      <span
        className={`absolute inset-0 m-auto size-3 rounded-full border-2 ${isNow ? 'border-primary bg-primary' : 'border-line bg-surface'}`}
      />
    </span>
  )
}
