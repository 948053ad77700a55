import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../ui/failure-alert'
import { TextField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { FoundBookings } from './found-bookings'
import { useBookingSearch } from './use-booking-search'
import type { MatchForm } from './use-match-form'

/** Finds a further booking for the entry. */
export function BookingSearch({ form: { rows, search, add } }: { form: MatchForm }) {
  const { t } = useTranslation('desk-bank')
  const found = useBookingSearch(add)
  const isNew = ({ id }: { id: number }) => rows.every((row) => row.id !== id)
  return (
    <section className="flex flex-col gap-2">
      <TextField
        type="search"
        ref={search}
        label={t(rows.length === 0 ? 'choose.search' : 'choose.searchMore')}
        hint={t('choose.searchHint')}
        autoComplete="off"
        value={found.q}
        onChange={({ target }) => found.setQ(target.value)}
      />
      <FailureAlert failure={found.failure} />
      {found.isSearching && (
        <Loaded query={found.query} skeleton="h-24 w-full">
          {(page) => (
            <FoundBookings
              bookings={page.rows.filter(isNew)}
              add={(each) => void found.add(each)}
            />
          )}
        </Loaded>
      )}
    </section>
  )
}
