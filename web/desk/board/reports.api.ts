import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  ModeratedPost as WirePost,
  Report as WireReport,
} from '../../../worker/contracts/moderation'
import { apiOf, byId, readJson, withId } from '../../platform/api/api'

export const reportsQuery = (state: 'open' | 'resolved', page: number) =>
  queryOptions({
    queryKey: ['admin', 'reports', state, page],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const call = apiOf(client).admin.reports.$get({ query: { state, page: String(page) } })
      const { reports, isMore } = await readJson(call)
      return { reports: reports.map(toReport), isMore }
    },
  })

export const heldPostsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'held', page],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const call = apiOf(client).admin.posts.held.$get({ query: { page: String(page) } })
      const { posts, isMore } = await readJson(call)
      return { posts: posts.map(toModeratedPost), isMore }
    },
  })

export function resolveReport(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.reports[':id'].resolve.$post(byId(id)))
}

export type Report = ReturnType<typeof toReport>
export type ModeratedPost = ReturnType<typeof toModeratedPost>

function toReport({ post, ...report }: WireReport) {
  return { ...withId(report), post: toModeratedPost(post) }
}

function toModeratedPost({ forum: tourId, topic: topicId, hidePlz: isPrivate, ...post }: WirePost) {
  return { ...withId(post), tourId, topicId, isPrivate }
}
