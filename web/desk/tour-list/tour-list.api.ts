import type { QueryClient } from '@tanstack/react-query'
import type { StatusChanged } from '../../../worker/contracts/tours/tour-status-change'
import { apiOf, readJson } from '../../platform/api/api'

/** Gives tours their new status at once; those that are not ready stay hidden. */
export function changeStatuses(
  client: QueryClient,
  tours: { forumId: number; status: number }[],
): Promise<StatusChanged> {
  return readJson(apiOf(client).admin.tours.status.$post({ json: { tours } }))
}

export function moveToRegion(client: QueryClient, forumId: number, categoryId: number) {
  return readJson(apiOf(client).forum.update.$post({ json: { forumId, categoryId } }))
}
