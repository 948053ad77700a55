import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Planner, PlannerTrip } from '../../../../../worker/contracts/bookings/planner'
import { MARGIN_MS, type ResourceKind } from '../../../../../worker/contracts/bookings/resources'
import type { Lang } from '../../../../../worker/contracts/languages'
import { apiOf, readJson } from '../../../../platform/api/api'
import type { Booking } from '../../bookings.api'

export type Trip = NonNullable<Booking['trip']>
/** Assigned and available resources of a trip. */
export type Crew = ReturnType<typeof crewOf>

export const crewQuery = ({ id, startDay, endDay }: Trip, lang: Lang) =>
  queryOptions({
    queryKey: ['admin', 'planner', 'crew', id, startDay, endDay, lang],
    staleTime: 0,
    queryFn: async ({ client }) =>
      crewOf(await readPlanner(client, { from: startDay, to: endDay, lang }), id),
  })

/** Trips, guides and vehicles of days (YYYY-MM-DD), at most 62. */
export function readPlanner(client: QueryClient, query: { from: string; to: string; lang: Lang }) {
  return readJson(apiOf(client).admin.planner.$get({ query }))
}

/** Who drives a trip of the planner, and who could: of the others, what keeps them. */
export function crewOf({ resources, assignments, absences, trips }: Planner, tripId: number) {
  const span = spanOf(trips.find(({ id }) => id === tripId))
  const isMeanwhile = (each: { startsAt: number; endsAt: number }) =>
    each.startsAt < span.endsAt && each.endsAt > span.startsAt
  const elsewhere = assignments.filter((each) => each.tripId !== tripId && isMeanwhile(each))
  const away = absences.filter(isMeanwhile)
  const own = assignments.filter((each) => each.tripId === tripId)
  const resourceOf = (id: number | undefined) => resources.find((each) => each.id === id)
  const assignmentOf = (kind: ResourceKind) =>
    own.find(({ resourceId }) => resourceOf(resourceId)?.kind === kind)
  const tripOf = (resourceId: number) => {
    const other = elsewhere.find((each) => each.resourceId === resourceId)
    return other && (trips.find(({ id }) => id === other.tripId) ?? null)
  }
  return {
    of: (kind: ResourceKind) => resourceOf(assignmentOf(kind)?.resourceId) ?? null,
    /** Resources of a kind, by rank, with the trip that each has then (null: one that is not shown) or its absence. */
    choices: (kind: ResourceKind) =>
      resources
        .filter((each) => each.kind === kind)
        .map((each) => ({
          ...each,
          trip: tripOf(each.id),
          isAway: away.some(({ resourceId }) => resourceId === each.id),
        })),
    /** Id of the trip's assignment of a kind. */
    assignment: (kind: ResourceKind) => assignmentOf(kind)?.id ?? null,
  }
}

/** When the crew of a trip is busy, UTC ms. */
function spanOf(trip: PlannerTrip | undefined) {
  if (!trip) return { startsAt: Infinity, endsAt: -Infinity }
  return { startsAt: trip.startsAt - MARGIN_MS, endsAt: trip.endsAt + MARGIN_MS }
}
