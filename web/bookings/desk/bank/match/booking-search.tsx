import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '../../../../platform/forms/use-debounced'
import { Button } from '../../../../ui/button'
import { FailureAlert } from '../../../../ui/failure-alert'
import { TextField } from '../../../../ui/field'
import { Loaded } from '../../../../ui/loaded'
import { numberOf } from '../../booking.rules'
import { bookingsQuery, type BookingRow, moneyQuery } from '../../bookings.api'
import { StatusChip } from '../../status-chip'
import type { ChosenBooking } from './match-rows'
import type { MatchForm } from './use-match-form'

/** Finds another booking for the entry. */
export function BookingSearch({ form }: { form: MatchForm }) {
  const found = useBookingSearch(form.add)
  return (
    <section className="flex flex-col gap-2">
      <SearchField form={form} found={found} />
      <FailureAlert failure={found.failure} />
      {found.isSearching && (
        <Loaded query={found.query} skeleton="h-24 w-full">
          {({ rows }) => (
            <FoundBookings
              bookings={rows.filter(({ id }) => form.rows.every((row) => row.id !== id))}
              add={found.add}
            />
          )}
        </Loaded>
      )}
    </section>
  )
}

type Search = ReturnType<typeof useBookingSearch>

function SearchField({ form, found }: { form: MatchForm; found: Search }) {
  const { t } = useTranslation('desk-bookings')
  const { rows, search } = form
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      ref={search}
      label={t(rows.length === 0 ? 'bank.choose.search' : 'bank.choose.searchMore')}
      hint={t('bank.choose.searchHint')}
      autoComplete="off"
      value={found.q}
      onChange={({ target }) => found.setQ(target.value)}
    />
  )
}

const FOUND_SHOWN = 6
const FOUND =
  'flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-field border border-line px-3 text-start hover:border-primary'

/** The first bookings found, as buttons. */
function FoundBookings({ bookings, add }: { bookings: BookingRow[]; add: Search['add'] }) {
  const { t } = useTranslation('desk-bookings')
  if (bookings.length === 0) return <NothingFound text={t('bank.choose.nothing')} />
  return (
    <ul className="flex flex-col gap-1">
      {bookings.slice(0, FOUND_SHOWN).map((booking) => (
        <li key={booking.id}>
          <Button look="bare" className={FOUND} onClick={() => void add(booking)}>
            <span className="font-semibold wrap-anywhere">{booking.name ?? booking.pid}</span>
            <span className="tabular text-sm text-muted">{numberOf(booking)}</span>
            <StatusChip status={booking.status} />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function NothingFound({ text }: { text: string }) {
  return (
    <p role="status" className="text-sm text-muted">
      {text}
    </p>
  )
}

const SEARCH_PAUSE_MS = 250

/** Finds bookings as an admin types; a chosen one is refetched for its amounts. */
function useBookingSearch(choose: (booking: ChosenBooking) => void) {
  const client = useQueryClient()
  const [q, setQ] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const searched = useDebounced(q.trim(), SEARCH_PAUSE_MS)
  const query = useQuery({ ...bookingsQuery({ q: searched }), enabled: searched !== '' })
  return { q, setQ, query, isSearching: searched !== '', failure, add }

  async function add(booking: BookingRow): Promise<void> {
    setFailure(null)
    try {
      choose(await readDue(client, booking))
      setQ('')
    } catch (error) {
      setFailure(error)
    }
  }
}

/** Adds the amount due now: the deposit of a held date, else the rest of the price. */
async function readDue(client: QueryClient, booking: BookingRow): Promise<ChosenBooking> {
  const { id, pid, name, reference } = booking
  const { version, status, total, deposit, paid } = await client.fetchQuery(moneyQuery(id))
  const wanted = status === 'on_hold' ? deposit : total
  const due = { ...total, amount: Math.max(0, wanted.amount - paid.amount) }
  return { id, pid, name, reference, version, due }
}
