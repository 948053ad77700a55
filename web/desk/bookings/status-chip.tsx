import { useTranslation } from 'react-i18next'
import type { BookingStatus } from '../../../worker/contracts/booking-states'
import { HOUR_MS, MINUTE_MS } from '../../../worker/contracts/durations'
import { LATE_AFTER_HOURS } from '../../../worker/contracts/inbox-overview'
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
  const { t } = useTranslation('desk-bookings')
  const now = useNow()
  if (awaitsSince === null) return null
  // The clock shows whole minutes.
  const hours = Math.max(0, Math.floor((now + MINUTE_MS - awaitsSince) / HOUR_MS))
  const isLate = now - awaitsSince > LATE_AFTER_HOURS * HOUR_MS
  const text =
    hours < 48
      ? t('waits.hours', { count: hours })
      : t('waits.days', { count: Math.floor(hours / 24) })
  return <Chip look={isLate ? 'hidden' : 'offer'}>{hours === 0 ? t('waits.now') : text}</Chip>
}
