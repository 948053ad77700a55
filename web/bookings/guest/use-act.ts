import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import { useRequestKey } from '../../platform/api/use-request-key'
import { focusHeading } from '../../ui/focus'
import { isOutdated, tripQuery, type Opened } from './trip.api'

export type GuestCall<Input> = (
  client: QueryClient,
  input: Input,
  requestKey: string,
) => Promise<GuestBooking>

export interface Callbacks {
  onSuccess?: () => void
  onError?: (failure: Error) => void
  onSettled?: () => void
}

/** A change of the booking; the heading says how it ended. An outdated booking is refetched; typed text is kept. */
export function useAct<Input>(pid: string, call: GuestCall<Input>) {
  const { keyOf, done } = useRequestKey()
  const { show, refetch } = useOpenedTrip(pid)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: Input, { client }) => call(client, input, keyOf(input)),
    onSuccess: (booking) => {
      done()
      show(booking)
    },
    onError: async (failure) => {
      if (!isOutdated(failure)) return
      done()
      await refetch()
      setTimeout(restoreFocus)
    },
  })
  const act = (input: Input, callbacks?: Callbacks) => mutate(input, thenHeading(callbacks))
  return { act, isPending, error, reset }
}

function thenHeading({ onSuccess, ...others }: Callbacks = {}): Callbacks {
  const focusNext = () => {
    onSuccess?.()
    setTimeout(focusHeading)
  }
  return { ...others, onSuccess: focusNext }
}

/** Restores the focus when the new state has removed the view that held it. */
function restoreFocus(): void {
  if (document.activeElement === document.body) focusHeading()
}

/** The booking that the page shows, with functions to replace or refetch it. */
export function useOpenedTrip(pid: string) {
  const queryClient = useQueryClient()
  const { queryKey } = tripQuery(pid)
  return {
    show: (booking: GuestBooking) => {
      void queryClient.cancelQueries({ queryKey })
      const opened: Opened = { state: 'open', booking }
      queryClient.setQueryData(queryKey, opened)
    },
    refetch: () => queryClient.invalidateQueries({ queryKey }),
  }
}
