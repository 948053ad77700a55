import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  CancellationPreview,
  DeskCancellationQuery,
} from '../../../worker/contracts/bookings/cancellation'
import type {
  DeskBooking,
  DeskEventRequest,
  DeskMessage,
} from '../../../worker/contracts/bookings/desk-booking'
import type { DeskBookings, ListedBooking } from '../../../worker/contracts/bookings/desk-bookings'
import type { DeskQuote, QuotedDeparture } from '../../../worker/contracts/bookings/desk-quotes'
import type { manualBooking } from '../../../worker/contracts/bookings/manual-booking'
import type {
  DeskMoney,
  BalanceChange,
  NewPayment,
  PayLinkChange,
} from '../../../worker/contracts/bookings/payments'
import type { BookingErasure } from '../../../worker/contracts/privacy'
import { listQuery } from '../../desk/ui/list/list-address'
import type { ListState } from '../../desk/ui/list/use-list-address'
import { apiOf, byId, keyed, readJson, withId, requireOk } from '../../platform/api/api'

/** Refetched every minute. */
const LIVE = { staleTime: 0, refetchInterval: 60_000 }

export type Booking = ReturnType<typeof toBooking>
export type BookingRow = ListedBooking
export type Message = Booking['messages'][number]
export type NewBooking = z.input<typeof manualBooking>

/** A page of the list as its address says, with the count of each column; refetched every minute. */
export const bookingsQuery = (state: ListState) =>
  queryOptions({
    queryKey: ['admin', 'bookings', 'list', state],
    ...LIVE,
    queryFn: ({ client }) => readBookings(client, state),
  })

async function readBookings(client: QueryClient, { after, before: _before, ...rest }: ListState) {
  const call = apiOf(client).admin.bookings.$get(listQuery({ ...rest, cursor: after }))
  const { bookings, counts, cursor }: DeskBookings = await readJson(call)
  return { rows: bookings, counts, previous: null, next: cursor }
}

export const bookingQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'bookings', 'one', id],
    ...LIVE,
    queryFn: async ({ client }) =>
      toBooking(await readJson(apiOf(client).admin.bookings[':id'].$get(byId(id)))),
  })

/** The payments of a booking. */
export const moneyQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'bookings', 'money', id],
    staleTime: 0,
    queryFn: ({ client }): Promise<DeskMoney> =>
      readJson(apiOf(client).admin.bookings[':id'].money.$get(byId(id))),
  })

/** The quotes of a booking, the newest first. */
export const quotesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'bookings', 'quotes', id],
    staleTime: 0,
    queryFn: ({ client }): Promise<DeskQuote[]> =>
      readJson(apiOf(client).admin.bookings[':id'].quotes.$get(byId(id))),
  })

/** The refund if an admin cancels the trip now. */
export const refundPreviewQuery = (id: number, version: number, query: DeskCancellationQuery) =>
  queryOptions({
    queryKey: ['admin', 'bookings', 'cancellation', id, query.by, query.day, version],
    staleTime: 0,
    queryFn: ({ client }): Promise<CancellationPreview> =>
      readJson(apiOf(client).admin.bookings[':id'].cancellation.$get({ ...byId(id), query })),
  })

/** Sends the guest a message or adds a note. Caches the booking that it returns. */
export function sendMessage(client: QueryClient, id: number, json: DeskMessage, key: string) {
  const { messages } = apiOf(client).admin.bookings[':id']
  return storeBooking(client, messages.$post({ ...byId(id), json }, keyed(key)))
}

export function causeEvent(client: QueryClient, id: number, json: DeskEventRequest, key: string) {
  const { events } = apiOf(client).admin.bookings[':id']
  return storeBooking(client, events.$post({ ...byId(id), json }, keyed(key)))
}

/** The next departures of a tour. */
export const departuresQuery = (tourId: number | null) =>
  queryOptions({
    queryKey: ['admin', 'departures', tourId],
    enabled: tourId !== null,
    queryFn: ({ client }): Promise<QuotedDeparture[]> =>
      readJson(apiOf(client).admin.departures.$get({ query: { tourId: String(tourId) } })),
  })

export function createBooking(client: QueryClient, booking: NewBooking, requestKey: string) {
  const { bookings } = apiOf(client).admin
  return readJson(bookings.$post({ json: booking }, keyed(requestKey)))
}

/** Deletes the guest's personal data from a booking that is over. */
export function eraseBooking(client: QueryClient, id: number, json: BookingErasure) {
  return readJson(apiOf(client).admin.bookings[':id'].erase.$post({ ...byId(id), json }))
}

/** The file that came with a claim. @throws ApiError */
export async function readReceipt(client: QueryClient, pid: string, claim: number): Promise<Blob> {
  const receipt = apiOf(client).guest[':pid'].receipt[':claim']
  return (await requireOk(receipt.$get({ param: { pid, claim: String(claim) } }))).blob()
}

export function recordPayment(client: QueryClient, id: number, json: NewPayment, key: string) {
  const { payments } = apiOf(client).admin.bookings[':id']
  return storeMoney(client, id, payments.$post({ ...byId(id), json }, keyed(key)))
}

/** Switches the balance to cash on the day, or back to its deadline. */
export function changeBalance(client: QueryClient, id: number, json: BalanceChange) {
  const { balance } = apiOf(client).admin.bookings[':id']
  return storeMoney(client, id, balance.$patch({ ...byId(id), json }))
}

/** Gives the booking a payment link of its own, or removes it. */
export function changePayLink(client: QueryClient, id: number, json: PayLinkChange) {
  const { 'pay-link': link } = apiOf(client).admin.bookings[':id']
  return storeMoney(client, id, link.$patch({ ...byId(id), json }))
}

type MoneyCall = Parameters<typeof readJson<DeskMoney>>[0]

async function storeMoney(client: QueryClient, id: number, call: MoneyCall) {
  client.setQueryData(moneyQuery(id).queryKey, await readJson(call))
}

async function storeBooking(
  client: QueryClient,
  call: Parameters<typeof readJson<DeskBooking>>[0],
) {
  const booking = toBooking(await readJson(call))
  client.setQueryData(bookingQuery(booking.id).queryKey, booking)
  return booking
}

function toBooking({ messages, ...booking }: DeskBooking) {
  return { ...booking, messages: messages.map(withId) }
}
