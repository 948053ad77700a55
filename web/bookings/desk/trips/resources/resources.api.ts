import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  Resource,
  NewAssignment,
  NewResource,
  ResourceChange,
} from '../../../../../worker/contracts/bookings/resources'
import { apiOf, byId, readJson } from '../../../../platform/api/api'

export type { Resource } from '../../../../../worker/contracts/bookings/resources'

/** Guides and vehicles, each kind by rank, with current and future absences. */
export const resourcesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'resources'],
    staleTime: 0,
    queryFn: async ({ client }): Promise<Resource[]> =>
      (await readJson(apiOf(client).admin.resources.$get())).resources,
  })

export function createResource(client: QueryClient, json: NewResource) {
  return readJson(apiOf(client).admin.resources.$post({ json }))
}

export function changeResource(client: QueryClient, id: number, json: ResourceChange) {
  return readJson(apiOf(client).admin.resources[':id'].$patch({ ...byId(id), json }))
}

export function retireResource(client: QueryClient, { id, version }: Resource) {
  const query = { version: String(version) }
  return readJson(apiOf(client).admin.resources[':id'].$delete({ ...byId(id), query }))
}

/** Ends the address of its calendar and gives it another. */
export function renewFeed(client: QueryClient, { id }: Resource) {
  return readJson(apiOf(client).admin.resources[':id'].feed.$post(byId(id)))
}

/** The path of the own calendar of all trips. */
export const staffFeedQuery = () =>
  queryOptions({
    queryKey: ['admin', 'resources', 'feed'],
    staleTime: 0,
    queryFn: async ({ client }) => (await readJson(apiOf(client).admin.trips.feed.$get())).feed,
  })

export function renewStaffFeed(client: QueryClient) {
  return readJson(apiOf(client).admin.trips.feed.$post())
}

/** Assigns a guide or vehicle to a trip, or records an absence. */
export function assign(client: QueryClient, json: NewAssignment) {
  return readJson(apiOf(client).admin.assignments.$post({ json }))
}

export function removeAssignment(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.assignments[':id'].$delete(byId(id)))
}
