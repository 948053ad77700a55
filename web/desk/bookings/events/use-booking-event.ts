import type { DeskEvent } from '../../../../worker/contracts/bookings/desk-events'
import { useWrite } from '../../ui/use-write'
import { causeEvent, type Booking } from '../bookings.api'

export interface Ends {
  /** What the toast says. */
  done: string
  onDone: () => void
  onFault?: () => void
}

/** Triggers a booking's event from a dialog. */
export function useBookingEvent({ id }: Pick<Booking, 'id'>, { done, onDone, onFault }: Ends) {
  return useWrite({
    call: (client, cause: DeskEvent, requestKey) => causeEvent(client, id, { cause, requestKey }),
    done: () => done,
    onDone,
    ...(onFault && { onFault }),
  })
}
