import type { QueryClient } from '@tanstack/react-query'
import type { ReportReason } from '../../../worker/contracts/board/new-report'
import type { CategoryId } from '../../../worker/contracts/board/topic-rules'
import { apiOf, byId, keyed, readJson } from '../../platform/api/api'

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
      keyed(requestKey),
    ),
  )
  return _id
}

interface NewReply {
  tourId: number
  topicId: number
  content: string
  requestKey: string
}

/** Creates a reply and returns its id; `requestKey` as in `postTopic`. */
export async function postReply(
  client: QueryClient,
  { tourId, topicId, content, requestKey }: NewReply,
): Promise<number> {
  const { _id } = await readJson(
    apiOf(client).forum[':id'].topic[':tid'].reply.$post(
      { param: { id: String(tourId), tid: String(topicId) }, json: { content } },
      keyed(requestKey),
    ),
  )
  return _id
}

export function editReply(client: QueryClient, postId: number, content: string) {
  return readJson(apiOf(client).reply[':id'].$post({ ...byId(postId), json: { content } }))
}

/** Deletes a post; deleting an opening post may delete its topic. */
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
