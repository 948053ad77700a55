import { useTranslation } from 'react-i18next'
import type { Booking } from './bookings.api'
import { ReversedChip, SaysSentChip, StatusChip, WaitingChip } from './status-chip'

/** Whose booking it is, its state and its number. */
export function BookingHead({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const { name, pid, status, awaitsSince, saysSentAt, lacksDeposit } = booking
  return (
    <header className="flex flex-col gap-3">
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-2xl">
        <span className="wrap-anywhere">{name ?? t('erased')}</span>
        <StatusChip status={status} />
        <SaysSentChip saysSentAt={saysSentAt} />
        <WaitingChip awaitsSince={awaitsSince} />
        <ReversedChip lacksDeposit={lacksDeposit} />
      </h1>
      <p className="tabular text-sm text-muted">{t('number', { pid })}</p>
    </header>
  )
}
