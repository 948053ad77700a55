import { queryOptions } from '@tanstack/react-query'
import type { ResourceKind } from '../../../../worker/contracts/trips/resources'
import type { Planner } from '../../../../worker/contracts/trips/planner'
import { apiOf, readJson } from '../../../platform/api/api'
import type { Booking } from '../bookings.api'

export type Trip = NonNullable<Booking['trip']>
type Resource = Planner['resources'][number]

/** Who has a trip, and who else could have it. */
export interface Crew {
  of: (kind: ResourceKind) => Resource | null
  /** Resources of a kind, by rank; `isBusy` on the trip's days. */
  choices: (kind: ResourceKind) => (Resource & { isBusy: boolean })[]
  /** Id of the trip's assignment of a kind. */
  assignment: (kind: ResourceKind) => number | null
}

export const crewQuery = ({ id, startDay, endDay }: Trip) =>
  queryOptions({
    queryKey: ['admin', 'planner', 'crew', id, startDay, endDay],
    staleTime: 0,
    queryFn: async ({ client }): Promise<Crew> => {
      const query = { from: startDay, to: endDay }
      return toCrew(await readJson(apiOf(client).admin.planner.$get({ query })), id)
    },
  })

function toCrew({ resources, assignments, absences }: Planner, tripId: number): Crew {
  const elsewhere = assignments.filter((each) => each.tripId !== tripId)
  const busy = new Set([...elsewhere, ...absences].map(({ resourceId }) => resourceId))
  const own = assignments.filter((each) => each.tripId === tripId)
  const resourceOf = (id: number | undefined) => resources.find((each) => each.id === id)
  const assignmentOf = (kind: ResourceKind) =>
    own.find(({ resourceId }) => resourceOf(resourceId)?.kind === kind)
  return {
    of: (kind) => resourceOf(assignmentOf(kind)?.resourceId) ?? null,
    choices: (kind) =>
      resources
        .filter((each) => each.kind === kind)
        .map((each) => ({ ...each, isBusy: busy.has(each.id) })),
    assignment: (kind) => assignmentOf(kind)?.id ?? null,
  }
}
