import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../ui/failure-alert'
import { TextField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { FoundBookings } from './found-bookings'
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
              bookings={rows.filter(({ id }) => isNew(form, id))}
              add={(each) => void found.add(each)}
            />
          )}
        </Loaded>
      )}
    </section>
  )
}

function isNew({ rows }: MatchForm, bookingId: number): boolean {
  return rows.every(({ id }) => id !== bookingId)
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
