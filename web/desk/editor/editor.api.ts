import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import { apiOf, byId, readJson } from '../../platform/api/api'

/** A tour as the editor's screens show it. */
export type EditedTour = ReturnType<typeof toEditedTour>

export function toEditedTour({ _id, joins, routeDetail, inexclude, ...tour }: AdminTour) {
  return { ...tour, id: _id, departures: joins, itinerary: routeDetail, inclusions: inexclude }
}

/** A tour for editing; always refetched. */
export const adminTourQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'tour', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ client }) => readTour(client, id),
  })

async function readTour(client: QueryClient, id: number): Promise<EditedTour> {
  return toEditedTour(await readJson(apiOf(client).admin.tours[':id'].$get(byId(id))))
}
