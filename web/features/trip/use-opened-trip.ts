import { useQueryClient } from '@tanstack/react-query'
import type { GuestBooking } from '../../../worker/contracts/guest/guest-booking'
import { tripQuery, type Opened } from './trip.api'

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
