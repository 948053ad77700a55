import type { DeskEvent } from '../../../../worker/contracts/bookings/desk-events'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useAction } from '../../ui/use-action'
import { causeEvent, type Booking } from '../bookings.api'

/** Triggers a booking's event after a question that closes at once. `text` is the toast once it is stored. */
export function useConfirmedEvent({ id, version }: Booking) {
  const { run } = useAction()
  const { keyOf, done } = useRequestKey()
  return async (event: Omit<DeskEvent, 'version'>, text: string) => {
    const cause = { ...event, version }
    const isStored = await run(
      (client) => causeEvent(client, id, { cause, requestKey: keyOf(cause) }),
      { text },
    )
    if (isStored) done()
  }
}
