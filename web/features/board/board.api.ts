import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  BoardTopic,
  HomeTopic as WireHomeTopic,
  PrivateTopic,
  Topic as WireTopic,
} from '../../../worker/contracts/board'
import type { Reply } from '../../../worker/contracts/posts'
import type { CategoryId, SortMethod } from '../../../worker/contracts/topic-rules'
import type { ReportReason } from '../../../worker/contracts/moderation'
import type { Lang } from '../../../worker/contracts/languages'
import { ApiError, apiOf, byId, readJson, readResponse, withId } from '../../platform/api/api'

export const HOME_PAGE_SIZE = 7
export const BOARD_PAGE_SIZE = 20
const TOPIC_PAGE_SIZE = 50

/** Prefix of all board queries, for invalidation after a write. */
export const BOARD_KEY = ['board'] as const

/** Username of the reader, null for a visitor; part of each key as responses differ. */
type ReaderKey = string | null

/** The board's data in the words of the screens. */
export type HomeTopic = ReturnType<typeof toHomeTopic>
export type BoardRow = ReturnType<typeof toTopicRow>
export type Topic = ReturnType<typeof toTopic>
export type Post = ReturnType<typeof toPost>
/** What other members see of a private topic. */
export interface SecretRow {
  id: number
  createdAt: number
  name?: undefined
}

export interface BoardList {
  rows: (BoardRow | SecretRow)[]
  totalCount: number
}

interface BoardListOf {
  tourId: number
  sort: SortMethod
  page: number
  after: number | undefined
}

interface TopicPlace {
  tourId: number
  topicId: number
}

/** One page of a topic's posts. */
export interface PostPage {
  posts: Post[]
  /** Counts to the newest post that the reader may see. */
  pageCount: number
}

/** Public topics in the reader's or in every language, newest first, optionally of one category. */
export const homeTopicsQuery = ({
  page,
  after,
  category,
  isEveryLanguage,
  lang,
}: {
  page: number
  after: number | undefined
  category: CategoryId | undefined
  isEveryLanguage: boolean
  /** The reader's, and of the topics too unless those of every language are wanted. */
  lang: Lang
}) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'home', page, after ?? 0, category ?? 0, isEveryLanguage, lang],
    placeholderData: keepPreviousData,
    queryFn: async ({ client }) => {
      const query = {
        count: String(HOME_PAGE_SIZE),
        page: String(page),
        lang,
        ...(after !== undefined && { after: String(after) }),
        ...(category && { category: String(category) }),
        ...(!isEveryLanguage && { textLang: lang }),
      }
      const { topics, ...counts } = await readJson(apiOf(client).topics.$get({ query }))
      return { topics: topics.map(toHomeTopic), ...counts }
    },
  })

export const boardListQuery = ({ tourId, sort, page, after }: BoardListOf, reader: ReaderKey) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'list', tourId, sort, page, after ?? 0, reader],
    queryFn: async ({ client }): Promise<BoardList> => {
      const response = await readResponse(
        apiOf(client).forum[':id'].topic.$get({
          ...byId(tourId),
          query: {
            sort_method: sort,
            page: String(page),
            count: String(BOARD_PAGE_SIZE),
            ...(after !== undefined && { after: String(after) }),
          },
        }),
      )
      return {
        rows: response.body.map((row) => ('name' in row ? toTopicRow(row) : toSecretRow(row))),
        totalCount: Number(response.headers.get('x-total-count') ?? response.body.length),
      }
    },
  })

/** A topic; null for a private one that the reader may not read. Rejects with NotFound. */
export const topicQuery = (
  { tourId, topicId, lang }: TopicPlace & { lang: Lang },
  reader: ReaderKey,
) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'topic', tourId, topicId, lang, reader],
    queryFn: async ({ client }) => {
      const address = { param: { id: String(tourId), tid: String(topicId) }, query: { lang } }
      try {
        return toTopic(await readJson(apiOf(client).forum[':id'].topic[':tid'].$get(address)))
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
    queryKey: [...BOARD_KEY, 'replies', topic.tourId, topic.topicId, page, reader],
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
  { tourId, topicId }: TopicPlace,
  place: { page: string; reply?: string },
): Promise<{ page: number; found: PostPage }> {
  const { body, headers } = await readResponse(
    apiOf(client).forum[':id'].topic[':tid'].reply.$get({
      param: { id: String(tourId), tid: String(topicId) },
      query: { count: String(TOPIC_PAGE_SIZE), ...place },
    }),
  )
  const number = (name: string) => Number(headers.get(name) ?? 1)
  return {
    page: number('x-page'),
    found: { posts: body.replies.map(toPost), pageCount: number('x-page-count') },
  }
}

interface NewTopic {
  title: string
  category: CategoryId
  tags: string[]
  content: string
  isPrivate: boolean
}

/** Creates a topic and returns its id; `requestKey` makes retries idempotent. */
export async function postTopic(
  client: QueryClient,
  { tourId, topic, requestKey }: { tourId: number; topic: NewTopic; requestKey: string },
): Promise<number> {
  const { title: topicName, isPrivate: hidePlz, ...rest } = topic
  const { _id } = await readJson(
    apiOf(client).forum[':id'].topic.$post(
      { ...byId(tourId), json: { ...rest, topicName, hidePlz } },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )
  return _id
}

interface NewReply extends TopicPlace {
  content: string
  requestKey: string
}

/** Creates a reply and returns its id; keys as in `postTopic`. */
export async function postReply(
  client: QueryClient,
  { tourId, topicId, content, requestKey }: NewReply,
): Promise<number> {
  const { _id } = await readJson(
    apiOf(client).forum[':id'].topic[':tid'].reply.$post(
      { param: { id: String(tourId), tid: String(topicId) }, json: { content } },
      { headers: { 'idempotency-key': requestKey } },
    ),
  )
  return _id
}

export function editReply(client: QueryClient, postId: number, content: string) {
  return readJson(apiOf(client).reply[':id'].$post({ ...byId(postId), json: { content } }))
}

/** Deletes a post; an opening post may take its topic with it. */
export async function deleteReply(client: QueryClient, postId: number) {
  const call = apiOf(client).reply[':id'].$delete(byId(postId))
  const { isTopicDeleted, forumId: tourId } = await readJson(call)
  return { isTopicDeleted, tourId }
}

export function reportPost(
  client: QueryClient,
  postId: number,
  report: { reason: ReportReason; note: string },
) {
  return readJson(apiOf(client).reply[':id'].report.$post({ ...byId(postId), json: report }))
}

export function isSecret(row: BoardRow | SecretRow): row is SecretRow {
  return row.name === undefined
}

function toHomeTopic({
  forum: tourId,
  forumName: tourName,
  viewNum: views,
  ...topic
}: WireHomeTopic) {
  return { ...withId(topic), tourId, tourName, views }
}

/** The stored count of replies includes the opening post. */
function toTopicRow({ viewNum: views, replyNum, hidePlz: isPrivate, ...topic }: BoardTopic) {
  return { ...withId(topic), views, replies: Math.max(0, replyNum - 1), isPrivate }
}

function toTopic({ forum: tourId, forumName: tourName, ...topic }: WireTopic) {
  return { ...toTopicRow(topic), tourId, tourName }
}

function toSecretRow({ _id: id, createdAt }: PrivateTopic): SecretRow {
  return { id, createdAt }
}

function toPost(post: Reply) {
  return withId(post)
}
