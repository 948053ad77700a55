import type { QueryClient } from '@tanstack/react-query'
import type { ChangeWish } from '../../../../worker/contracts/bookings/guest-requests'
import { keyed, readJson } from '../../../platform/api/api'
import { byPid, guestOf } from '../trip.api'

/** Requests another day or party for a held or booked trip. */
export const askForChange = (
  client: QueryClient,
  { pid, wish }: { pid: string; wish: ChangeWish },
  requestKey: string,
) => readJson(guestOf(client).change.$post({ ...byPid(pid), json: wish }, keyed(requestKey)))
