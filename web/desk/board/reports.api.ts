import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf, byId, readJson } from '../../platform/api/api'

export const reportsQuery = (state: 'open' | 'resolved', page: number) =>
  queryOptions({
    queryKey: ['admin', 'reports', state, page],
    staleTime: 0,
    queryFn: ({ client }) =>
      readJson(apiOf(client).admin.reports.$get({ query: { state, page: String(page) } })),
  })

export const heldPostsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'held', page],
    staleTime: 0,
    queryFn: ({ client }) =>
      readJson(apiOf(client).admin.posts.held.$get({ query: { page: String(page) } })),
  })

export function resolveReport(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.reports[':id'].resolve.$post(byId(id)))
}
