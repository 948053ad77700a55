import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  TripCancellation,
  TripCancellationPreview,
} from '../../../../worker/contracts/bookings/cancellation'
import type { Closure, NewClosure } from '../../../../worker/contracts/bookings/trip-days'
import { addDays, daysOfMonth } from '../../../../worker/contracts/dates/calendar'
import type { Lang } from '../../../../worker/contracts/languages'
import { apiOf, byId, keyed, readJson } from '../../../platform/api/api'
import { readPlanner } from './crew/crew.api'

export type { Closure } from '../../../../worker/contracts/bookings/trip-days'
export type { Planner, PlannerTrip } from '../../../../worker/contracts/bookings/planner'

/** A month (YYYY-MM) of trips and closures, with the cap of each day. */
export const monthQuery = (month: string, lang: Lang) =>
  queryOptions({
    queryKey: ['admin', 'planner', month, lang],
    staleTime: 0,
    queryFn: ({ client }) => readMonth(client, month, lang),
  })

function readMonth(client: QueryClient, month: string, lang: Lang) {
  const days = daysOfMonth(month)
  return readPlanner(client, { from: days[0] ?? '', to: days.at(-1) ?? '', lang })
}

/** The trips of days in a row, from a first day (YYYY-MM-DD) on. */
export const sheetQuery = (from: string, days: number, lang: Lang) =>
  queryOptions({
    queryKey: ['admin', 'planner', 'sheet', from, days, lang],
    staleTime: 0,
    queryFn: ({ client }) => readPlanner(client, { from, to: addDays(from, days - 1), lang }),
  })

/** Current and future closures. */
export const closuresQuery = (lang: Lang) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'closures', lang],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ client, pageParam }) => readClosures(client, lang, pageParam),
    getNextPageParam: ({ next }) => next,
  })

function readClosures(client: QueryClient, lang: Lang, after: string) {
  const query = after === '' ? { lang } : { after, lang }
  return readJson(apiOf(client).admin.closures.$get({ query }))
}

export function createClosure(client: QueryClient, json: NewClosure): Promise<Closure> {
  return readJson(apiOf(client).admin.closures.$post({ json }))
}

export function deleteClosure(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.closures[':id'].$delete(byId(id)))
}

/** The bookings that would lose the trip if it were cancelled now. */
export const tripCancellationQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'trips', 'cancellation', id],
    staleTime: 0,
    queryFn: ({ client }): Promise<TripCancellationPreview> =>
      readJson(apiOf(client).admin.trips[':id'].cancellation.$get(byId(id))),
  })

/** Cancels a trip with all its bookings. */
export function cancelTrip(client: QueryClient, id: number, json: TripCancellation, key: string) {
  const { cancel } = apiOf(client).admin.trips[':id']
  return readJson(cancel.$post({ ...byId(id), json }, keyed(key)))
}

/** Sets the cap of a day (YYYY-MM-DD). */
export function changeCap(client: QueryClient, day: string, cap: number) {
  return readJson(apiOf(client).admin.days[':day'].$patch({ param: { day }, json: { cap } }))
}
