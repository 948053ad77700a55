import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import type { CancellationPreview } from '../../../worker/contracts/cancellation'
import type { ChangeWish } from '../../../worker/contracts/guest-requests'
import type { GuestBooking } from '../../../worker/contracts/guest-booking'
import type { QuoteAnswer } from '../../../worker/contracts/quotes'
import { ApiError, apiOf, byId, readJson, requireOk, toApiError } from '../../platform/api/api'
import { takeEarlyTrip, type EarlyTrip } from '../../platform/session/early-trip'
import { bookingKey, dropBookingKey } from '../../platform/session/mailed-link'

/** What the page shows: the booking, or why it stays closed. */
export type Opened =
  | { state: 'open'; booking: GuestBooking }
  | { state: 'keyless' | 'wrong' | 'ended' }

/** How often an open page looks for answers, ms. */
const REFRESH_MS = 60_000

const param = (pid: string) => ({ param: { pid } })

/** The booking of a page. The mailed key is used up first; after that the browser's cookie or the login opens. */
export const tripQuery = (pid: string) =>
  queryOptions<Opened>({
    queryKey: ['trip', pid],
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.state === 'open' ? REFRESH_MS : false),
    queryFn: async ({ client }) => {
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
    },
  })

/** Exchanges the key for a cookie. Returns why it was refused. @throws ApiError where another try may help */
async function openByKey(
  client: QueryClient,
  pid: string,
  early: EarlyTrip | null,
): Promise<'wrong' | 'ended' | null> {
  const key = bookingKey()
  if (key === null) return null
  try {
    await requireOk<Response | ClientResponse<unknown>>(
      early?.opened ?? guestOf(client).open.$post({ ...param(pid), json: { key } }),
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
  return readJson((early?.booking as ReturnType<typeof call> | undefined) ?? call(param(pid)))
}

function refusalOf(failure: unknown): 'wrong' | 'ended' | null {
  const { status } = toApiError(failure)
  if (status === 410) return 'ended'
  return status === 400 || status === 401 || status === 404 ? 'wrong' : null
}

/** All that is stored about the guest. */
export function readGuestData(client: QueryClient, pid: string) {
  return readJson(guestOf(client).data.$get(param(pid)))
}

function guestOf(client: QueryClient) {
  return apiOf(client).guest[':pid']
}

/** Mails the link to the booking's own address. The response tells nothing about the booking. */
export const sendLink = (client: QueryClient, pid: string) =>
  requireOk(guestOf(client).link.$post(param(pid)))

export const correctEmail = (client: QueryClient, pid: string, email: string) =>
  requireOk(guestOf(client).email.$post({ ...param(pid), json: { email } }))

/** `requestKey` makes retries idempotent. */
export const sendMessage = (client: QueryClient, pid: string, text: string, requestKey: string) =>
  readJson(
    guestOf(client).messages.$post(
      { ...param(pid), json: { text } },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )

export const withdraw = (client: QueryClient, { pid, version }: GuestBooking, requestKey: string) =>
  readJson(
    guestOf(client).withdraw.$post(
      { ...param(pid), json: { version } },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )

/** What comes back when the trip is cancelled now. */
export const cancellationQuery = ({ pid, version }: GuestBooking) =>
  queryOptions({
    queryKey: ['trip', pid, 'cancellation', version],
    staleTime: 0,
    queryFn: ({ client }): Promise<CancellationPreview> =>
      readJson(guestOf(client).cancellation.$get(param(pid))),
  })

interface Cancelling {
  booking: GuestBooking
  /** What was shown. */
  preview: CancellationPreview
  reason: string
}

export const cancelTrip = (
  client: QueryClient,
  { booking: { pid, version }, preview: { asOf, refundMin, refundMax }, reason }: Cancelling,
  requestKey: string,
) =>
  readJson(
    guestOf(client).cancel.$post(
      {
        ...param(pid),
        json: { version, preview: { asOf, refundMin, refundMax }, ...(reason && { reason }) },
      },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )

export const askForOtherDate = (
  client: QueryClient,
  { booking: { pid }, text }: { booking: GuestBooking; text: string },
  requestKey: string,
) =>
  readJson(
    guestOf(client)['other-date'].$post(
      { ...param(pid), json: { text } },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )

/** Whether the booking has moved on since the page showed it. */
export function isOutdated(failure: unknown): boolean {
  return (
    failure instanceof ApiError &&
    ['BookingChanged', 'NotPossibleNow', 'QuoteNotOpen', 'RefundSent'].includes(failure.code)
  )
}

/** The guest's answer to a quote: an acceptance, a question, or no. */
export const answerQuote = (
  client: QueryClient,
  { pid, answer }: { pid: string; answer: QuoteAnswer },
  requestKey: string,
) =>
  readJson(
    guestOf(client).quote.$post(
      { ...param(pid), json: answer },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )

/** A wish for another day or party of a held or booked trip. */
export const askForChange = (
  client: QueryClient,
  { pid, wish }: { pid: string; wish: ChangeWish },
  requestKey: string,
) =>
  readJson(
    guestOf(client).change.$post(
      { ...param(pid), json: wish },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )

/** Days of a month on which a tour can still start, from a day (YYYY-MM-DD) on. */
export const openDaysQuery = (tourId: number | null, from: string) =>
  queryOptions({
    queryKey: ['trip', 'open-days', tourId, from],
    enabled: tourId !== null,
    queryFn: async ({ client }) => {
      const call = apiOf(client).forum[':id'].calendar.$get({
        ...byId(tourId ?? 0),
        query: { month: from.slice(0, 7) },
      })
      const { days } = await readJson(call)
      return days
        .filter(({ day, state }) => day >= from && (state === 'open' || state === 'few'))
        .map(({ day }) => day)
    },
  })
