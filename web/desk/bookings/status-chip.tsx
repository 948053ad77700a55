import { useTranslation } from 'react-i18next'
import type { BookingStatus } from '../../../worker/contracts/bookings/booking-states'
import { HOUR_MS, MINUTE_MS } from '../../../worker/contracts/dates/durations'
import { LATE_AFTER_HOURS } from '../../../worker/contracts/inbox/inbox-overview'
import { useNow } from '../../platform/forms/use-now'
import { Chip } from '../../ui/chip'

export function StatusChip({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('desk-bookings')
  return <Chip>{t(`status.${status}`)}</Chip>
}

/** Whether the guest says that money is on its way, while none has come. */
export function SaysSentChip({ saysSentAt }: { saysSentAt: number | null }) {
  const { t } = useTranslation('desk-quotes')
  return saysSentAt !== null && <Chip look="offer">{t('money.claims.open')}</Chip>
}

/** Whether the bank has taken the deposit of a confirmed trip back. */
export function ReversedChip({ lacksDeposit }: { lacksDeposit: boolean }) {
  const { t } = useTranslation('desk-payments')
  return lacksDeposit && <Chip look="hidden">{t('reversed')}</Chip>
}

/** How long the guest has waited for an answer; nothing while none is awaited. */
export function WaitingChip({ awaitsSince }: { awaitsSince: number | null }) {
  const textOf = useWaitText()
  const now = useNow()
  if (awaitsSince === null) return null
  const isLate = now - awaitsSince > LATE_AFTER_HOURS * HOUR_MS
  return <Chip look={isLate ? 'hidden' : 'offer'}>{textOf(hoursBetween(awaitsSince, now))}</Chip>
}

/** The clock shows whole minutes. */
function hoursBetween(since: number, now: number): number {
  return Math.max(0, Math.floor((now + MINUTE_MS - since) / HOUR_MS))
}

function useWaitText() {
  const { t } = useTranslation('desk-bookings')
  return (hours: number) => {
    if (hours === 0) return t('waits.now')
    if (hours < 48) return t('waits.hours', { count: hours })
    return t('waits.days', { count: Math.floor(hours / 24) })
  }
}
