import { useState } from 'react'
import type { DeskEvent } from '../../../../worker/contracts/bookings/desk-events'
import { useChecked } from '../../ui/use-checked'
import type { Booking } from '../bookings.api'
import { useBookingEvent, type Ends } from './use-booking-event'

/** A form for one event of a booking, with the version of the booking that the admin has seen. */
export function useEventForm(booking: Booking, event: DeskEvent['event'], ends: Ends) {
  const { isChecked, passes } = useChecked()
  const [seenVersion, setSeenVersion] = useState(booking.version)
  const { mutate, isPending, error } = useBookingEvent(booking, ends)
  return { booking, event, isChecked, seenVersion, isPending, error, send }

  /** Null while a field is wrong. */
  function send(data: DeskEvent['data'] | null): void {
    if (!passes(data !== null) || data === null) return
    const { version } = booking
    setSeenVersion(version)
    if (!isPending) mutate({ event, version, data })
  }
}
