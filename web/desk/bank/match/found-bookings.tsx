import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { numberOf } from '../../bookings/booking.rules'
import type { BookingRow } from '../../bookings/bookings.api'
import { StatusChip } from '../../bookings/status-chip'

const FOUND_SHOWN = 6

interface FoundBookingsProps {
  bookings: readonly BookingRow[]
  add: (booking: BookingRow) => void
}

/** The first bookings found, as buttons. */
export function FoundBookings({ bookings, add }: FoundBookingsProps) {
  if (bookings.length === 0) return <NothingFound />
  return (
    <ul className="flex flex-col gap-1">
      {bookings.slice(0, FOUND_SHOWN).map((booking) => (
        <li key={booking.id}>
          <Button
            look="bare"
            className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-field border border-line px-3 text-start hover:border-primary"
            onClick={() => add(booking)}
          >
            <BookingName booking={booking} />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function NothingFound() {
  const { t } = useTranslation('desk-bank')
  return (
    <p role="status" className="text-sm text-muted">
      {t('choose.nothing')}
    </p>
  )
}

function BookingName({ booking }: { booking: BookingRow }) {
  const { name, pid, status } = booking
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name ?? pid}</span>
      <span className="tabular text-sm text-muted">{numberOf(booking)}</span>
      <StatusChip status={status} />
    </>
  )
}
