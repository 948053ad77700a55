import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useMoney } from '../ui/use-money'
import type { MoneyRow } from './refunds.api'

export function Guest({ row: { booking } }: { row: MoneyRow }) {
  const { id, name, pid } = booking
  return (
    <Link
      to="/admin/bookings/$bookingId"
      params={{ bookingId: String(id) }}
      data-open
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {name ?? pid}
    </Link>
  )
}

export function Trip({ row: { booking } }: { row: MoneyRow }) {
  const { t } = useTranslation('desk-refunds')
  const lang = useLang()
  const { tour, day } = booking
  return (
    <span>{[tour ?? t('anyTour'), day && formatDay(day, lang)].filter(Boolean).join(' · ')}</span>
  )
}

export function Amount({ row }: { row: MoneyRow }) {
  const format = useMoney()
  return (
    <span className="font-semibold">
      {format(row.kind === 'late' ? row.late.paid : row.refund.amount)}
    </span>
  )
}
