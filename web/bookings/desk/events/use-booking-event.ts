import { useState } from 'react'
import type { DeskEventName } from '../../../../worker/contracts/bookings/booking-events'
import type { DeskEventRequest } from '../../../../worker/contracts/bookings/desk-events'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useWrite } from '../../../desk/ui/use-write'
import { useChecked } from '../../../desk/ui/use-checked'
import { useAction } from '../../../desk/ui/use-action'
import { causeEvent, type Booking } from '../bookings.api'

export type EventData = NonNullable<DeskEventRequest['data']>

export interface Ends {
  /** Text of the toast. */
  done: string
  onDone: () => void
  onFault?: () => void
}

/** Triggers a booking's event from a dialog. */
export function useBookingEvent({ id }: Pick<Booking, 'id'>, { done, ...ends }: Ends) {
  return useWrite({
    call: (client, cause: DeskEventRequest, key) => causeEvent(client, id, cause, key),
    done: () => done,
    ...ends,
  })
}

/** A form for one event of a booking, with the version of the booking that the admin has seen. */
export function useEventForm(booking: Booking, event: DeskEventName, ends: Ends) {
  const { isChecked, passes } = useChecked()
  const [seenVersion, setSeenVersion] = useState(booking.version)
  const { mutate, isPending, error } = useBookingEvent(booking, ends)
  return { booking, event, isChecked, seenVersion, isPending, error, send }

  /** Null while a field is wrong. */
  function send(data: EventData | null): void {
    if (!passes(data !== null) || data === null) return
    setSeenVersion(booking.version)
    if (!isPending) mutate({ event, version: booking.version, data } as DeskEventRequest)
  }
}

/** Triggers a booking's event after a question that closes at once. `text` is the toast once it is stored. */
export function useConfirmedEvent({ id, version }: Booking) {
  const { run } = useAction()
  const { keyOf, done } = useRequestKey()
  return async (event: { event: DeskEventName; data: EventData }, text: string) => {
    const cause = { ...event, version } as DeskEventRequest
    if (await run((client) => causeEvent(client, id, cause, keyOf(cause)), { text })) done()
  }
}
