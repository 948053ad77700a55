import { queryOptions } from '@tanstack/react-query'
import { readJson } from '../../platform/api/api'
import { adminApi, byId } from '../admin-client'

export const reportsQuery = (state: 'open' | 'resolved', page: number) =>
  queryOptions({
    queryKey: ['admin', 'reports', state, page],
    staleTime: 0,
    queryFn: () =>
      readJson(adminApi().admin.reports.$get({ query: { state, page: String(page) } })),
  })

export const heldPostsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'held', page],
    staleTime: 0,
    queryFn: () => readJson(adminApi().admin.posts.held.$get({ query: { page: String(page) } })),
  })

export function resolveReport(id: number) {
  return readJson(adminApi().admin.reports[':id'].resolve.$post(byId(id)))
}

export function moderatePost(id: number, action: 'hide' | 'restore' | 'approve') {
  return readJson(adminApi().admin.posts[':id'][action].$post(byId(id)))
}

export function setTopicLock(id: number, isLocked: boolean) {
  return readJson(adminApi().admin.topics[':id'][isLocked ? 'lock' : 'unlock'].$post(byId(id)))
}
