import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../../../worker/contracts/dates/durations'
import { REASON_MAX } from '../../../../worker/contracts/bookings/desk-events'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useNow } from '../../../platform/forms/use-now'
import { AreaField, TextField } from '../../../ui/field'
import { useClock } from '../../ui/use-clock'
import type { Booking } from '../bookings.api'

interface HoldFieldProps {
  booking: Booking
  value: string
  isWrong: boolean
  onType: (text: string) => void
}

/** Extra hours for the deposit. */
export function HoursField({ value, isWrong, onType }: Omit<HoldFieldProps, 'booking'>) {
  const { t } = useTranslation('desk-quotes')
  return (
    <TextField
      label={t('hold.extend.hours')}
      error={isWrong ? t('hold.extend.fault') : undefined}
      inputMode="numeric"
      autoComplete="off"
      className="tabular max-w-32"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** Why a date is released, for the guest. */
export function ReleaseField({ booking, value, isWrong, onType }: HoldFieldProps) {
  const { t } = useTranslation(['desk-quotes', 'desk-next'])
  return (
    <>
      <p>{t('desk-next:release')}</p>
      <AreaField
        label={t('hold.release.reason')}
        error={isWrong ? t('hold.release.fault') : undefined}
        lang={LANG_TAG[booking.lang]}
        maxLength={REASON_MAX}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </>
  )
}

/** When the deposit is due now, and with the extra hours. */
export function HoldTimes({ booking: { payBy }, hours }: { booking: Booking; hours: number }) {
  const { t } = useTranslation('desk-next')
  const time = useClock()
  const now = useNow()
  if (payBy === null) return null
  const later = Math.max(payBy, now) + hours * HOUR_MS
  return (
    <p role="status" className="tabular">
      {t('extend', { now: time(payBy), later: time(later) })}
    </p>
  )
}
