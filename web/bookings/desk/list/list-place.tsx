import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../../desk/ui/list/use-list-address'
import { buttonClass } from '../../../ui/button'
import { bookingsQuery, type BookingRow } from '../bookings.api'

/** The list's last state and the booking opened from it, while the app runs. */
let place: { state: ListState; opened: number | null } = { state: {}, opened: null }

/** Remembers the state of the list, and focuses the booking that was opened from it. */
export function useListPlace(state: ListState, isLoaded: boolean): void {
  useEffect(() => {
    place = { ...place, state }
  }, [state])
  useEffect(() => {
    if (!isLoaded || place.opened === null) return
    const row = document.querySelector<HTMLElement>(`[data-row="${place.opened}"]`)
    place = { ...place, opened: null }
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }, [isLoaded])
}

/** Links back to the list as it was left, and to the bookings before and after this one. */
export function ListSteps({ id }: { id: number }) {
  const { t } = useTranslation('desk-bookings')
  const { before, after } = useNeighbours(id)
  useOpened(id)
  return (
    <nav aria-label={t('title')} className="flex flex-wrap items-center gap-2">
      <Link
        to="/admin/bookings"
        search={place.state as never}
        className={`${buttonClass('link')} me-auto`}
      >
        <ChevronLeft aria-hidden size={18} />
        {t('title')}
      </Link>
      <Step booking={before} to="before" />
      <Step booking={after} to="after" />
    </nav>
  )
}

/** Remembers a booking as the opened one. */
function useOpened(id: number): void {
  useEffect(() => {
    place = { ...place, opened: id }
  }, [id])
}

/** A booking's neighbours in the list as it was left. */
function useNeighbours(id: number): { before?: BookingRow; after?: BookingRow } {
  const client = useQueryClient()
  const { rows } = client.getQueryData(bookingsQuery(place.state).queryKey) ?? { rows: [] }
  const index = rows.findIndex((row) => row.id === id)
  return index < 0 ? {} : { before: rows[index - 1], after: rows[index + 1] }
}

function Step({ booking, to }: { booking: BookingRow | undefined; to: 'before' | 'after' }) {
  const { t } = useTranslation('desk-bookings')
  if (!booking) return null
  const Icon = to === 'before' ? ChevronLeft : ChevronRight
  const name = t(`next.${to}`, { name: booking.name ?? booking.pid })
  return (
    <Link
      to="/admin/bookings/$bookingId"
      params={{ bookingId: String(booking.id) }}
      className={buttonClass('framedIcon')}
      aria-label={name}
      title={name}
    >
      <Icon aria-hidden size={20} />
    </Link>
  )
}
