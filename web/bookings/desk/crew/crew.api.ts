import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ResourceKind } from '../../../../worker/contracts/bookings/resources'
import type { Planner } from '../../../../worker/contracts/bookings/planner'
import { apiOf, readJson } from '../../../platform/api/api'
import type { Booking } from '../bookings.api'

export type Trip = NonNullable<Booking['trip']>
/** Assigned and available resources of a trip. */
export type Crew = ReturnType<typeof toCrew>

export const crewQuery = ({ id, startDay, endDay }: Trip) =>
  queryOptions({
    queryKey: ['admin', 'planner', 'crew', id, startDay, endDay],
    staleTime: 0,
    queryFn: async ({ client }) => toCrew(await readPlanner(client, startDay, endDay), id),
  })

function readPlanner(client: QueryClient, from: string, to: string) {
  return readJson(apiOf(client).admin.planner.$get({ query: { from, to } }))
}

function toCrew({ resources, assignments, absences }: Planner, tripId: number) {
  const elsewhere = assignments.filter((each) => each.tripId !== tripId)
  const busy = new Set([...elsewhere, ...absences].map(({ resourceId }) => resourceId))
  const own = assignments.filter((each) => each.tripId === tripId)
  const resourceOf = (id: number | undefined) => resources.find((each) => each.id === id)
  const assignmentOf = (kind: ResourceKind) =>
    own.find(({ resourceId }) => resourceOf(resourceId)?.kind === kind)
  return {
    of: (kind: ResourceKind) => resourceOf(assignmentOf(kind)?.resourceId) ?? null,
    /** Resources of a kind, by rank; `isBusy` on the trip's days. */
    choices: (kind: ResourceKind) =>
      resources
        .filter((each) => each.kind === kind)
        .map((each) => ({ ...each, isBusy: busy.has(each.id) })),
    /** Id of the trip's assignment of a kind. */
    assignment: (kind: ResourceKind) => assignmentOf(kind)?.id ?? null,
  }
}
