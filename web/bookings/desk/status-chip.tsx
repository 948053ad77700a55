import { useTranslation } from 'react-i18next'
import type { BookingStatus } from '../../../worker/contracts/bookings/booking-states'
import type { QuoteStatus } from '../../../worker/contracts/bookings/quotes'
import { HOUR_MS, MINUTE_MS } from '../../../worker/contracts/dates/durations'
import { LATE_AFTER_HOURS } from '../../../worker/contracts/inbox/inbox-overview'
import { useNow } from '../../platform/forms/use-now'
import { Chip } from '../../ui/chip'

export function StatusChip({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('desk-bookings')
  return <Chip>{t(`status.${status}`)}</Chip>
}

/** Shown if the guest says that money is on its way and it has not arrived. */
export function SaysSentChip({ saysSentAt }: { saysSentAt: number | null }) {
  const { t } = useTranslation('desk-bookings')
  return saysSentAt !== null && <Chip look="offer">{t('quotes.money.claims.open')}</Chip>
}

/** Shown if the bank has reversed the deposit of a confirmed trip. */
export function ReversedChip({ lacksDeposit }: { lacksDeposit: boolean }) {
  const { t } = useTranslation('desk-bookings')
  return lacksDeposit && <Chip look="hidden">{t('column.reversed')}</Chip>
}

/** The guest's waiting time for an answer; nothing if the guest is not waiting. */
export function WaitingChip({ awaitsSince }: { awaitsSince: number | null }) {
  const { t } = useTranslation('desk-bookings')
  const now = useNow()
  if (awaitsSince === null) return null
  // A minute more, because `now` is up to a minute old.
  const hours = Math.max(0, Math.floor((now + MINUTE_MS - awaitsSince) / HOUR_MS))
  const days = Math.floor(hours / 24)
  const text = hours < 48 ? t('waits.hours', { count: hours }) : t('waits.days', { count: days })
  const isLate = now - awaitsSince > LATE_AFTER_HOURS * HOUR_MS
  return <Chip look={isLate ? 'hidden' : 'offer'}>{hours === 0 ? t('waits.now') : text}</Chip>
}

export function QuoteStatusChip({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation('desk-bookings')
  return <Chip look={status === 'open' ? 'offer' : 'plain'}>{t(`quotes.status.${status}`)}</Chip>
}
