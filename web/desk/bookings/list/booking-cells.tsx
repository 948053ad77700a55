import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import type { BookingRow } from '../bookings.api'
import { ReversedChip, SaysSentChip, StatusChip, WaitingChip } from '../status-chip'
import { numberOf } from '../booking.rules'
import { useClock } from '../../ui/use-clock'

interface CellProps {
  booking: BookingRow
}

export function GuestCell({ booking }: CellProps) {
  const { t } = useTranslation('desk-bookings')
  const { id, name } = booking
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold">
      <Link
        to="/admin/bookings/$bookingId"
        params={{ bookingId: String(id) }}
        data-open
        className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
      >
        {name ?? t('erased')}
      </Link>
      <span className="tabular text-xs font-normal text-muted">{numberOf(booking)}</span>
    </span>
  )
}

export function TourCell({ booking: { tour } }: CellProps) {
  const { t } = useTranslation('desk-bookings')
  return <span>{tour?.name ?? t('anyTour')}</span>
}

/** The day; in a narrow list also the party, which has its own column elsewhere. */
export function TripDay({ booking: { day, party } }: CellProps) {
  const { t } = useTranslation('desk-quotes')
  const lang = useLang()
  const now = useNow()
  return (
    <span>
      <span>{day === null ? '–' : formatDay(day, lang, now)}</span>
      <span className="@3xl:hidden"> · {t('change.party', { count: party })}</span>
    </span>
  )
}

export function StatusCell({ booking }: CellProps) {
  const { t } = useTranslation('desk-payments')
  const { status, awaitsSince, saysSentAt, lacksGuide, lacksDeposit } = booking
  return (
    <span className="flex flex-wrap gap-1">
      <StatusChip status={status} />
      <SaysSentChip saysSentAt={saysSentAt} />
      <WaitingChip awaitsSince={awaitsSince} />
      <ReversedChip lacksDeposit={lacksDeposit} />
      {lacksGuide && <Chip look="offer">{t('crew.noGuide')}</Chip>}
    </span>
  )
}

export function LanguageCell({ booking: { lang } }: CellProps) {
  const { t } = useTranslation('common')
  return <span>{t(`language.${lang}`)}</span>
}

export function CreatedCell({ booking: { createdAt } }: CellProps) {
  const time = useClock()
  return <time>{time(createdAt)}</time>
}
