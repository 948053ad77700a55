import type { QueryClient } from '@tanstack/react-query'
import type { StatusChanged } from '../../../worker/contracts/tours/tour-status-change'
import { apiOf, readJson } from '../../platform/api/api'

/** Changes the status of tours at once. Tours that are not ready stay hidden. */
export function changeStatuses(
  client: QueryClient,
  tours: { forumId: number; status: number }[],
): Promise<StatusChanged> {
  return readJson(apiOf(client).admin.tours.status.$post({ json: { tours } }))
}

export function moveToRegion(client: QueryClient, forumId: number, categoryId: number) {
  return readJson(apiOf(client).forum.update.$post({ json: { forumId, categoryId } }))
}
