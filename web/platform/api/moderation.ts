import type { QueryClient } from '@tanstack/react-query'
import { apiOf, byId, readJson } from './api'

/** Moderation by admins, on the board and at the desk. */

export type PostDecision = 'hide' | 'restore' | 'approve'

export function moderatePost(client: QueryClient, postId: number, decision: PostDecision) {
  return readJson(apiOf(client).admin.posts[':id'][decision].$post(byId(postId)))
}

export function setTopicLock(client: QueryClient, topicId: number, isLocked: boolean) {
  const topic = apiOf(client).admin.topics[':id']
  return readJson(topic[isLocked ? 'lock' : 'unlock'].$post(byId(topicId)))
}
