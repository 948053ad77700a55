import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ResourceKind } from '../../../../worker/contracts/resources'
import type { Planner } from '../../../../worker/contracts/planner'
import { apiOf, byId, readJson } from '../../../platform/api/api'
import type { Booking } from '../bookings.api'

export type Trip = NonNullable<Booking['trip']>
type Resource = Planner['resources'][number]

/** Who has a trip, and who else could have it. */
export interface Crew {
  of: (kind: ResourceKind) => Resource | null
  /** Of a kind, by rank; `isBusy` on these days. */
  choices: (kind: ResourceKind) => (Resource & { isBusy: boolean })[]
  /** The assignment of a kind. */
  assignment: (kind: ResourceKind) => number | null
}

export const crewQuery = ({ id, startDay, endDay }: Trip) =>
  queryOptions({
    queryKey: ['admin', 'planner', 'crew', id, startDay, endDay],
    staleTime: 0,
    queryFn: async ({ client }): Promise<Crew> =>
      toCrew(
        await readJson(apiOf(client).admin.planner.$get({ query: { from: startDay, to: endDay } })),
        id,
      ),
  })

export function assign(client: QueryClient, json: { resourceId: number; tripId: number }) {
  return readJson(apiOf(client).admin.assignments.$post({ json }))
}

export function removeAssignment(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.assignments[':id'].$delete(byId(id)))
}

function toCrew({ resources, assignments, absences }: Planner, tripId: number): Crew {
  const own = assignments.filter((each) => each.tripId === tripId)
  const busy = new Set(
    [...assignments.filter((each) => each.tripId !== tripId), ...absences].map(
      ({ resourceId }) => resourceId,
    ),
  )
  const assignedTo = (kind: ResourceKind) =>
    own.find(({ resourceId }) =>
      resources.some((each) => each.id === resourceId && each.kind === kind),
    )
  return {
    of: (kind) => resources.find(({ id }) => id === assignedTo(kind)?.resourceId) ?? null,
    choices: (kind) =>
      resources
        .filter((each) => each.kind === kind)
        .map((each) => ({ ...each, isBusy: busy.has(each.id) })),
    assignment: (kind) => assignedTo(kind)?.id ?? null,
  }
}
