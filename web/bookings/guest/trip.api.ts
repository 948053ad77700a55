import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import type { ErrorCode } from '../../../worker/contracts/errors'
import { ApiError, apiOf, keyed, readJson, requireOk, toApiError } from '../../platform/api/api'
import { takeEarlyTrip, type EarlyTrip } from '../../platform/session/early-trip'
import { bookingKey, dropBookingKey } from '../../platform/session/mailed-link'

/** The content of the page: the booking, or why it is closed. */
export type Opened =
  | { state: 'open'; booking: GuestBooking }
  | { state: 'keyless' | 'wrong' | 'ended' }

/** Refetch interval of an open page, ms. */
const REFRESH_MS = 60_000

export const byPid = (pid: string) => ({ param: { pid } })

export function guestOf(client: QueryClient) {
  return apiOf(client).guest[':pid']
}

/** The booking of a page. A mailed key is exchanged first; after that, the cookie or the login gives access. */
export const tripQuery = (pid: string) =>
  queryOptions<Opened>({
    queryKey: ['trip', pid],
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.state === 'open' ? REFRESH_MS : false),
    queryFn: ({ client }) => openTrip(client, pid),
  })

async function openTrip(client: QueryClient, pid: string): Promise<Opened> {
  const early = takeEarlyTrip(pid)
  const refused = await openByKey(client, pid, early)
  const before = client.getQueryData<Opened>(['trip', pid])
  try {
    return { state: 'open', booking: await readBooking(client, pid, early) }
  } catch (error) {
    const state = refusalOf(error)
    if (state === null) throw error
    if (state === 'ended' || refused === 'ended') return { state: 'ended' }
    return refused || before?.state === 'wrong' ? { state: 'wrong' } : { state: 'keyless' }
  }
}

/** Exchanges the key for a cookie. Returns why it was refused. @throws ApiError when a retry may help */
async function openByKey(client: QueryClient, pid: string, early: EarlyTrip | null) {
  const key = bookingKey()
  if (key === null) return null
  try {
    await requireOk<Response | ClientResponse<unknown>>(
      early?.opened ?? guestOf(client).open.$post({ ...byPid(pid), json: { key } }),
    )
    dropBookingKey()
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    dropBookingKey()
    return refusal
  }
}

function readBooking(client: QueryClient, pid: string, early: EarlyTrip | null) {
  const call = guestOf(client).$get
  return readJson((early?.booking as ReturnType<typeof call> | undefined) ?? call(byPid(pid)))
}

function refusalOf(failure: unknown): 'wrong' | 'ended' | null {
  const { status } = toApiError(failure)
  if (status === 410) return 'ended'
  return status === 400 || status === 401 || status === 404 ? 'wrong' : null
}

/** All stored data of the guest. */
export function readGuestData(client: QueryClient, pid: string) {
  return readJson(guestOf(client).data.$get(byPid(pid)))
}

/** A confirmed trip as a calendar file. */
export async function readCalendarFile(client: QueryClient, pid: string): Promise<Blob> {
  const response = await requireOk(guestOf(client)['calendar.ics'].$get(byPid(pid)))
  return new Blob([await response.text()], { type: 'text/calendar;charset=utf-8' })
}

/** The address for those who come along; a renewed one ends those before. */
export const companionLink = (
  client: QueryClient,
  pid: string,
  renew: boolean,
  requestKey: string,
) =>
  readJson(
    guestOf(client)['companion-link'].$post({ ...byPid(pid), json: { renew } }, keyed(requestKey)),
  )

/** Exchanges the code of a mail for the cookie. */
export const openByCode = (client: QueryClient, pid: string, code: string) =>
  requireOk(guestOf(client).code.$post({ ...byPid(pid), json: { code } }))

/** Mails the link to the booking's own address. The response reveals nothing about the booking. */
export const sendLink = (client: QueryClient, pid: string) =>
  requireOk(guestOf(client).link.$post(byPid(pid)))

export const correctEmail = (client: QueryClient, pid: string, email: string) =>
  requireOk(guestOf(client).email.$post({ ...byPid(pid), json: { email } }))

/** `requestKey` makes retries idempotent. */
export const sendMessage = (client: QueryClient, pid: string, text: string, requestKey: string) =>
  readJson(guestOf(client).messages.$post({ ...byPid(pid), json: { text } }, keyed(requestKey)))

const OUTDATED: ReadonlySet<string> = new Set<ErrorCode>([
  'BookingChanged',
  'NotPossibleNow',
  'QuoteNotOpen',
  'RefundSent',
  // Published after the page was loaded.
  'WaiverMissing',
  'WaiverChanged',
])

/** Whether the booking has changed since the page loaded it. */
export function isOutdated(failure: unknown): boolean {
  return failure instanceof ApiError && OUTDATED.has(failure.code)
}
