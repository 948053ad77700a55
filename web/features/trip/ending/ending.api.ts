import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CancellationPreview } from '../../../../worker/contracts/payments/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { keyed, readJson } from '../../../platform/api/api'
import { byPid, guestOf } from '../trip.api'

export const withdraw = (client: QueryClient, { pid, version }: GuestBooking, requestKey: string) =>
  readJson(guestOf(client).withdraw.$post({ ...byPid(pid), json: { version } }, keyed(requestKey)))

/** The refund if the trip is cancelled now. */
export const cancellationQuery = ({ pid, version }: GuestBooking) =>
  queryOptions({
    queryKey: ['trip', pid, 'cancellation', version],
    staleTime: 0,
    queryFn: ({ client }): Promise<CancellationPreview> =>
      readJson(guestOf(client).cancellation.$get(byPid(pid))),
  })

interface Cancelling {
  booking: GuestBooking
  /** The amounts that were shown. */
  preview: CancellationPreview
  reason: string
}

export const cancelTrip = (
  client: QueryClient,
  { booking: { pid, version }, preview: { asOf, refundMin, refundMax }, reason }: Cancelling,
  requestKey: string,
) => {
  const preview = { asOf, refundMin, refundMax }
  const json = { version, preview, ...(reason && { reason }) }
  return readJson(guestOf(client).cancel.$post({ ...byPid(pid), json }, keyed(requestKey)))
}

export const askForOtherDate = (
  client: QueryClient,
  { booking: { pid }, text }: { booking: GuestBooking; text: string },
  requestKey: string,
) =>
  readJson(
    guestOf(client)['other-date'].$post({ ...byPid(pid), json: { text } }, keyed(requestKey)),
  )
