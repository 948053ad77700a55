import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { GuestBooking } from '../../../worker/contracts/guest-booking'
import { useRequestKey } from '../../platform/api/use-request-key'
import { focusHeading } from '../../ui/focus'
import { isOutdated, tripQuery, type Opened } from './trip.api'

/**
 * A change of the booking, whose response is its new state. Where the booking has changed in the meantime, the page shows
 * the present one, and typed text stays.
 */
export function useAct<Input>(
  pid: string,
  act: (client: QueryClient, input: Input, requestKey: string) => Promise<GuestBooking>,
) {
  const { keyOf, done } = useRequestKey()
  const queryClient = useQueryClient()
  const { queryKey } = tripQuery(pid)
  return useMutation({
    mutationFn: (input: Input, { client }) => act(client, input, keyOf(input)),
    onSuccess: (booking) => {
      done()
      void queryClient.cancelQueries({ queryKey })
      const opened: Opened = { state: 'open', booking }
      queryClient.setQueryData(queryKey, opened)
    },
    onError: async (error) => {
      if (!isOutdated(error)) return
      done()
      await queryClient.invalidateQueries({ queryKey })
      // A view that the new state has no place for is gone, and the focus with it.
      setTimeout(() => {
        if (document.activeElement === document.body) focusHeading()
      })
    },
  })
}
