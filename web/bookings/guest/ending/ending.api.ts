import { queryOptions } from '@tanstack/react-query'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { keyed, readJson } from '../../../platform/api/api'
import { byPid, guestOf } from '../trip.api'
import type { GuestCall } from '../use-act'

export const withdraw: GuestCall<GuestBooking> = (client, { pid, version }, key) =>
  readJson(guestOf(client).withdraw.$post({ ...byPid(pid), json: { version } }, keyed(key)))

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

export const cancelTrip: GuestCall<Cancelling> = (client, { booking, preview, reason }, key) => {
  const { asOf, refundMin, refundMax } = preview
  const shown = { asOf, refundMin, refundMax }
  const json = { version: booking.version, preview: shown, ...(reason && { reason }) }
  return readJson(guestOf(client).cancel.$post({ ...byPid(booking.pid), json }, keyed(key)))
}

export const askForOtherDate: GuestCall<{ pid: string; text: string }> = (client, asked, key) => {
  const { pid, text } = asked
  const call = guestOf(client)['other-date']
  return readJson(call.$post({ ...byPid(pid), json: { text } }, keyed(key)))
}
