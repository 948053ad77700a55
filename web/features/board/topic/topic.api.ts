import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Lang } from '../../../../worker/contracts/languages'
import { ApiError, apiOf, readJson, readResponse } from '../../../platform/api/api'
import { BOARD_KEY, type ReaderKey } from '../board.api'
import { toPost, toTopic, type Post } from '../board.presenter'

const TOPIC_PAGE_SIZE = 50

export interface TopicPlace {
  tourId: number
  topicId: number
}

type PagePlace = TopicPlace & { page: number }

/** A topic as a page in a language shows it. */
type TopicInLang = TopicPlace & { lang: Lang }

/** One page of a topic's posts. */
export interface PostPage {
  posts: Post[]
  /** The last page is that of the newest post that the reader may see. */
  pageCount: number
}

/** A topic; null for a private one that the reader may not read. Rejects with NotFound. */
export const topicQuery = (topic: TopicInLang, reader: ReaderKey) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'topic', topic.tourId, topic.topicId, topic.lang, reader],
    queryFn: ({ client }) => readTopic(client, topic),
  })

async function readTopic(client: QueryClient, { lang, ...place }: TopicInLang) {
  const address = { ...byTopic(place), query: { lang } }
  const call = apiOf(client).forum[':id'].topic[':tid'].$get(address)
  const topic = await readJson(call).catch(nullIfPrivate)
  return topic && toTopic(topic)
}

function nullIfPrivate(error: unknown): null {
  if (error instanceof ApiError && error.code === 'PrivatePost') return null
  throw error
}

/** Posts of a topic, oldest first; page 1 begins with the opening post. */
export const repliesQuery = ({ page, ...topic }: PagePlace, reader: ReaderKey) =>
  queryOptions({
    queryKey: [...BOARD_KEY, 'replies', topic.tourId, topic.topicId, page, reader],
    queryFn: async ({ client }): Promise<PostPage> =>
      (await readPosts(client, topic, { page: String(page) })).found,
  })

/** The page that holds a post; caches that page. @throws ApiError NotFound, PrivatePost */
export async function findPageOf(client: QueryClient, topic: TopicPlace, replyId: number) {
  const { page, found } = await readPosts(client, topic, { page: '1', reply: String(replyId) })
  client.setQueryData(repliesQuery({ ...topic, page }, null).queryKey, found)
  return page
}

async function readPosts(
  client: QueryClient,
  topic: TopicPlace,
  place: { page: string; reply?: string },
): Promise<{ page: number; found: PostPage }> {
  const { body, headers } = await readResponse(
    apiOf(client).forum[':id'].topic[':tid'].reply.$get({
      ...byTopic(topic),
      query: { count: String(TOPIC_PAGE_SIZE), ...place },
    }),
  )
  const number = (name: string) => Number(headers.get(name) ?? 1)
  return {
    page: number('x-page'),
    found: { posts: body.replies.map(toPost), pageCount: number('x-page-count') },
  }
}

/** Options of a call about a topic. */
export function byTopic({ tourId, topicId }: TopicPlace) {
  return { param: { id: String(tourId), tid: String(topicId) } }
}
