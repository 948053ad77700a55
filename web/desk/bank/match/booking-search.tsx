import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { TextField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { numberOf } from '../../bookings/booking.rules'
import type { BookingRow } from '../../bookings/bookings.api'
import { StatusChip } from '../../bookings/status-chip'
import { useBookingSearch } from './use-booking-search'
import type { MatchForm } from './use-match-form'

/** Finds another booking for the entry. */
export function BookingSearch({ form }: { form: MatchForm }) {
  const found = useBookingSearch(form.add)
  return (
    <section className="flex flex-col gap-2">
      <SearchField form={form} q={found.q} setQ={found.setQ} />
      <FailureAlert failure={found.failure} />
      {found.isSearching && (
        <Loaded query={found.query} skeleton="h-24 w-full">
          {({ rows }) => (
            <FoundBookings
              bookings={rows.filter(({ id }) => form.rows.every((row) => row.id !== id))}
              add={(each) => void found.add(each)}
            />
          )}
        </Loaded>
      )}
    </section>
  )
}

interface SearchFieldProps {
  form: MatchForm
  q: string
  setQ: (q: string) => void
}

function SearchField({ form: { rows, search }, q, setQ }: SearchFieldProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <TextField
      type="search"
      ref={search}
      label={t(rows.length === 0 ? 'choose.search' : 'choose.searchMore')}
      hint={t('choose.searchHint')}
      autoComplete="off"
      value={q}
      onChange={({ target }) => setQ(target.value)}
    />
  )
}

const FOUND_SHOWN = 6

interface FoundBookingsProps {
  bookings: readonly BookingRow[]
  add: (booking: BookingRow) => void
}

/** The first bookings found, as buttons. */
function FoundBookings({ bookings, add }: FoundBookingsProps) {
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
            <span className="font-semibold wrap-anywhere">{booking.name ?? booking.pid}</span>
            <span className="tabular text-sm text-muted">{numberOf(booking)}</span>
            <StatusChip status={booking.status} />
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
