import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { numberOf } from './booking.rules'
import { bookingQuery } from './bookings.api'

/** The booking of a dialog: guest, tour, day and reference. Its line is reserved until it loads. */
export function AboutBooking({ id }: { id: number }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const booking = useQuery(bookingQuery(id)).data
  const parts = booking && [
    booking.name ?? t('erased'),
    booking.tour?.name ?? t('anyTour'),
    booking.day && formatDay(booking.day, lang),
    numberOf(booking),
  ]
  return (
    <p className="tabular min-h-5 text-sm text-muted wrap-anywhere">
      {parts?.filter(Boolean).join(' · ')}
    </p>
  )
}
