import { useQueryClient } from '@tanstack/react-query'
import type { GuestBooking } from '../../../worker/contracts/guest/guest-booking'
import { tripQuery, type Opened } from './trip.api'

/** The booking that the page shows: to replace it by a newer one, or to ask for it again. */
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
