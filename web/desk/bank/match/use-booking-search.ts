import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../../platform/forms/use-debounced'
import { bookingsQuery, type BookingRow } from '../../bookings/bookings.api'
import { moneyQuery } from '../../bookings/money/money.api'
import type { ChosenBooking } from './match-rows'

const SEARCH_PAUSE_MS = 250

/** Finds bookings as an admin types; a chosen one is refetched for its amounts. */
export function useBookingSearch(choose: (booking: ChosenBooking) => void) {
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

/** Adds what is due now: the deposit of a held date, else the rest of the price. */
async function readDue(
  client: QueryClient,
  { id, pid, name, reference }: BookingRow,
): Promise<ChosenBooking> {
  const { version, status, total, deposit, paid } = await client.fetchQuery(moneyQuery(id))
  const wanted = status === 'on_hold' ? deposit : total
  const due = { ...total, amount: Math.max(0, wanted.amount - paid.amount) }
  return { id, pid, name, reference, version, due }
}
