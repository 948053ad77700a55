import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { BoardTopic, PrivateTopic, Reply } from '../../../worker/contracts/board'
import type { CategoryId, SortMethod } from '../../../worker/contracts/topic-rules'
import type { ReportReason } from '../../../worker/contracts/moderation'
import type { Lang } from '../../../worker/contracts/languages'
import { ApiError, apiOf, byId, readJson, readResponse } from '../../platform/api/api'

export const HOME_PAGE_SIZE = 7
export const BOARD_PAGE_SIZE = 20
const TOPIC_PAGE_SIZE = 50

/** Prefix of all board queries, for invalidation after a write. */
export const BOARD_KEY = ['board'] as const

/** Username of the reader, null for a visitor; part of each key as responses differ. */
type ReaderKey = string | null

export interface BoardList {
  rows: (BoardTopic | PrivateTopic)[]
  totalCount: number
}

interface BoardListOf {
  forumId: number
  sort: SortMethod
  page: number
  after: number | undefined
}

interface TopicPlace {
  forumId: number
  topicId: number
}

/** One page of a topic's posts. */
export interface PostPage {
  posts: Reply[]
  /** Counts to the newest post that the reader may see. */
  pageCount: number
}

/** Public topics, newest first, optionally of one category. */
export const homeTopicsQuery = ({
  page,
  after,
  category,
  lang,
}: {
  page: number
  after: number | undefined
  category: CategoryId | undefined
  lang: Lang
}) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'home', page, after ?? 0, category ?? 0, lang],
    placeholderData: keepPreviousData,
    queryFn: ({ client }) => {
      const query = {
        count: String(HOME_PAGE_SIZE),
        page: String(page),
        lang,
        ...(after !== undefined && { after: String(after) }),
        ...(category && { category: String(category) }),
      }
      return readJson(apiOf(client).topics.$get({ query }))
    },
  })

export const boardListQuery = ({ forumId, sort, page, after }: BoardListOf, reader: ReaderKey) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'list', forumId, sort, page, after ?? 0, reader],
    queryFn: async ({ client }): Promise<BoardList> => {
      const response = await readResponse(
        apiOf(client).forum[':id'].topic.$get({
          ...byId(forumId),
          query: {
            sort_method: sort,
            page: String(page),
            count: String(BOARD_PAGE_SIZE),
            ...(after !== undefined && { after: String(after) }),
          },
        }),
      )
      return {
        rows: response.body,
        totalCount: Number(response.headers.get('x-total-count') ?? response.body.length),
      }
    },
  })

/** A topic; null for a private one that the reader may not read. Rejects with NotFound. */
export const topicQuery = (
  { forumId, topicId, lang }: TopicPlace & { lang: Lang },
  reader: ReaderKey,
) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'topic', forumId, topicId, lang, reader],
    queryFn: async ({ client }) => {
      const address = { param: { id: String(forumId), tid: String(topicId) }, query: { lang } }
      try {
        return await readJson(apiOf(client).forum[':id'].topic[':tid'].$get(address))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'PrivatePost') return null
        throw error
      }
    },
  })

/** Posts of a topic, oldest first; page 1 begins with the opening post. */
export const repliesQuery = (
  { page, ...topic }: TopicPlace & { page: number },
  reader: ReaderKey,
) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'replies', topic.forumId, topic.topicId, page, reader],
    queryFn: async ({ client }): Promise<PostPage> =>
      (await readPosts(client, topic, { page: String(page) })).found,
  })

/** The page that holds a post; caches that page. @throws ApiError NotFound, PrivatePost */
export async function findPageOf(
  client: QueryClient,
  topic: TopicPlace,
  replyId: number,
): Promise<number> {
  const { page, found } = await readPosts(client, topic, { page: '1', reply: String(replyId) })
  client.setQueryData(repliesQuery({ ...topic, page }, null).queryKey, found)
  return page
}

async function readPosts(
  client: QueryClient,
  { forumId, topicId }: TopicPlace,
  place: { page: string; reply?: string },
): Promise<{ page: number; found: PostPage }> {
  const { body, headers } = await readResponse(
    apiOf(client).forum[':id'].topic[':tid'].reply.$get({
      param: { id: String(forumId), tid: String(topicId) },
      query: { count: String(TOPIC_PAGE_SIZE), ...place },
    }),
  )
  const number = (name: string) => Number(headers.get(name) ?? 1)
  return {
    page: number('x-page'),
    found: { posts: body.replies, pageCount: number('x-page-count') },
  }
}

interface NewTopicBody {
  topicName: string
  category: CategoryId
  tags: string[]
  content: string
  hidePlz: boolean
}

/** Creates a topic; `requestKey` makes retries idempotent. */
export function postTopic(
  client: QueryClient,
  { forumId, body, requestKey }: { forumId: number; body: NewTopicBody; requestKey: string },
) {
  return readJson(
    apiOf(client).forum[':id'].topic.$post(
      { ...byId(forumId), json: body },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )
}

/** Creates a reply; keys as in `postTopic`. */
export function postReply(
  client: QueryClient,
  { forumId, topicId, content, requestKey }: TopicPlace & { content: string; requestKey: string },
) {
  return readJson(
    apiOf(client).forum[':id'].topic[':tid'].reply.$post(
      { param: { id: String(forumId), tid: String(topicId) }, json: { content } },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )
}

export function editReply(client: QueryClient, postId: number, content: string) {
  return readJson(apiOf(client).reply[':id'].$post({ ...byId(postId), json: { content } }))
}

export function deleteReply(client: QueryClient, postId: number) {
  return readJson(apiOf(client).reply[':id'].$delete(byId(postId)))
}

export function reportPost(
  client: QueryClient,
  postId: number,
  report: { reason: ReportReason; note: string },
) {
  return readJson(apiOf(client).reply[':id'].report.$post({ ...byId(postId), json: report }))
}
