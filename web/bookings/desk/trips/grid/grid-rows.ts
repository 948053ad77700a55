import type { Planner, PlannerTrip } from '../../../../../worker/contracts/bookings/planner'
import {
  RESOURCE_KINDS,
  type ResourceKind,
} from '../../../../../worker/contracts/bookings/resources'
import { calgaryDay } from '../../../../../worker/contracts/dates/calgary-clock'

/** Columns of the grid, from 1; `to` is the column after the last. */
interface Columns {
  from: number
  to: number
}

export interface GridBar extends Columns {
  trip: PlannerTrip
  kind: ResourceKind
  /** The assignment that puts the trip into its row; null in the row of trips without a guide or vehicle. */
  assignmentId: number | null
}

export interface GridRow {
  kind: ResourceKind
  /** Null in the row of trips without a guide or without a vehicle. */
  resource: Planner['resources'][number] | null
  bars: GridBar[]
  absences: (Columns & { id: number; note: string })[]
}

/** Guides, then vehicles: trips without one first, then each with its trips and absences on these days (YYYY-MM-DD). */
export function gridRows(days: readonly string[], planner: Planner): GridRow[] {
  const { trips, resources, assignments, absences } = planner
  const place = columnsOn(days)
  const kindOf = new Map(resources.map(({ id, kind }) => [id, kind]))
  const barOf = (trip: PlannerTrip, kind: ResourceKind, assignmentId: number | null) => {
    const columns = place(trip.startDay, trip.endDay)
    return columns ? [{ trip, kind, assignmentId, ...columns }] : []
  }
  const barsOf = (resourceId: number, kind: ResourceKind) =>
    assignments
      .filter((each) => each.resourceId === resourceId)
      .flatMap(({ id, tripId }) =>
        trips.filter((trip) => trip.id === tripId).flatMap((trip) => barOf(trip, kind, id)),
      )
  const absencesOf = (resourceId: number) =>
    absences
      .filter((each) => each.resourceId === resourceId)
      .flatMap(({ id, note, startsAt, endsAt }) => {
        const columns = place(calgaryDay(startsAt), calgaryDay(endsAt - 1))
        return columns ? [{ id, note, ...columns }] : []
      })
  const isWithout = (trip: PlannerTrip, kind: ResourceKind) =>
    !assignments.some(
      ({ tripId, resourceId }) => tripId === trip.id && kindOf.get(resourceId) === kind,
    )
  return RESOURCE_KINDS.flatMap((kind) => [
    {
      kind,
      resource: null,
      bars: trips
        .filter((trip) => isWithout(trip, kind))
        .flatMap((trip) => barOf(trip, kind, null)),
      absences: [],
    },
    ...resources
      .filter((each) => each.kind === kind)
      .map((resource) => ({
        kind,
        resource,
        bars: barsOf(resource.id, kind),
        absences: absencesOf(resource.id),
      })),
  ])
}

function columnsOn(days: readonly string[]) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return (startDay: string, endDay: string): Columns | null => {
    if (endDay < first || startDay > last) return null
    const from = startDay < first ? 0 : days.indexOf(startDay)
    const to = endDay > last ? days.length - 1 : days.indexOf(endDay)
    return { from: from + 1, to: to + 2 }
  }
}
