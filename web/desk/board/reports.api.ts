import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  ModeratedPost as WirePost,
  Report as WireReport,
} from '../../../worker/contracts/board/moderation'
import { apiOf, byId, readJson, withId } from '../../platform/api/api'
import { listQuery } from '../ui/list/list-address'
import type { ListState } from '../ui/list/use-list-address'

export const reportsQuery = (
  state: 'open' | 'resolved',
  { q, reason, sort, after, before }: ListState,
) =>
  queryOptions({
    queryKey: ['admin', 'reports', state, q, reason, sort, after, before],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const query = listQuery({ state, q, reason, sort, after, before, count: '20' })
      const { reports, ...cursors } = await readJson(apiOf(client).admin.reports.$get(query))
      return { rows: reports.map(toReport), ...cursors }
    },
  })

export const heldPostsQuery = (
  state: 'waiting' | 'hidden',
  { q, sort, after, before }: ListState,
) =>
  queryOptions({
    queryKey: ['admin', 'held', state, q, sort, after, before],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const query = listQuery({ state, q, sort, after, before, count: '20' })
      const { posts, ...cursors } = await readJson(apiOf(client).admin.posts.held.$get(query))
      return { rows: posts.map(toModeratedPost), ...cursors }
    },
  })

export function resolveReport(client: QueryClient, { id }: Report) {
  return readJson(apiOf(client).admin.reports[':id'].resolve.$post(byId(id)))
}

export function reopenReport(client: QueryClient, { id }: Report) {
  return readJson(apiOf(client).admin.reports[':id'].reopen.$post(byId(id)))
}

export type Report = ReturnType<typeof toReport>
export type ModeratedPost = ReturnType<typeof toModeratedPost>

function toReport({ post, ...report }: WireReport) {
  return { ...withId(report), post: toModeratedPost(post) }
}

function toModeratedPost({ forum: tourId, topic: topicId, hidePlz: isPrivate, ...post }: WirePost) {
  return { ...withId(post), tourId, topicId, isPrivate }
}
