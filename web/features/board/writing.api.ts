import type { QueryClient } from '@tanstack/react-query'
import type { ReportReason } from '../../../worker/contracts/board/new-report'
import type { CategoryId } from '../../../worker/contracts/board/topic-rules'
import { apiOf, byId, keyed, readJson } from '../../platform/api/api'
import { byTopic, type TopicPlace } from './topic/topic.api'

interface NewTopic {
  title: string
  category: CategoryId
  tags: string[]
  content: string
  isPrivate: boolean
}

type TopicToSend = { tourId: number; topic: NewTopic; requestKey: string }

/** Creates a topic and returns its id; `requestKey` makes retries idempotent. */
export async function postTopic(client: QueryClient, { tourId, topic, requestKey }: TopicToSend) {
  const { title: topicName, isPrivate: hidePlz, ...rest } = topic
  const post = { ...byId(tourId), json: { ...rest, topicName, hidePlz } }
  const call = apiOf(client).forum[':id'].topic.$post(post, keyed(requestKey))
  return (await readJson(call))._id
}

interface NewReply extends TopicPlace {
  content: string
  requestKey: string
}

/** Creates a reply and returns its id; `requestKey` as in `postTopic`. */
export async function postReply(client: QueryClient, { content, requestKey, ...topic }: NewReply) {
  const post = { ...byTopic(topic), json: { content } }
  const call = apiOf(client).forum[':id'].topic[':tid'].reply.$post(post, keyed(requestKey))
  return (await readJson(call))._id
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
