import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiOf, readJson } from '../../platform/api/api'

const POLL_MS = 60_000

const countsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'counts'],
    staleTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).admin.counts.$get()),
  })

/** How many things wait at the desk; refetched every minute while the tab is visible, and when it becomes visible. */
export function useCounts() {
  return useQuery({
    ...countsQuery(),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  }).data
}
