import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { bookingRequest } from '../../../worker/contracts/bookings/booking-request'
import { apiOf, byId, keyed, readJson } from '../../platform/api/api'

const STALE_MS = 30_000
export const CALENDAR_KEY = ['booking', 'calendar']

/** The days and departures of a tour in a month (YYYY-MM). */
export const monthQuery = (tourId: number, month: string) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, tourId, month],
    staleTime: STALE_MS,
    queryFn: ({ client }) =>
      readJson(apiOf(client).forum[':id'].calendar.$get({ ...byId(tourId), query: { month } })),
  })

export type NewRequest = z.input<typeof bookingRequest>

/** With `requestKey`, a retry returns the first booking. */
export const sendRequest = (client: QueryClient, json: NewRequest, requestKey: string) =>
  readJson(apiOf(client).bookings.$post({ json }, keyed(requestKey)))
