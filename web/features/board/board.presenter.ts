import type { BoardTopic, Topic as WireTopic } from '../../../worker/contracts/board/board'
import type { BoardRow as WireRow, PrivateTopic } from '../../../worker/contracts/board/board-list'
import type { HomeTopic as WireHomeTopic } from '../../../worker/contracts/board/home-list'
import type { Reply } from '../../../worker/contracts/board/posts'
import { withId } from '../../platform/api/api'

/** The board's data as the screens name it. */

export type HomeTopic = ReturnType<typeof toHomeTopic>
export type BoardRow = ReturnType<typeof toBoardRow>
export type Topic = ReturnType<typeof toTopic>
export type Post = ReturnType<typeof toPost>

/** A private topic as other members see it. */
export type SecretRow = { id: number; createdAt: number; name?: undefined }

export function isSecret(row: BoardRow | SecretRow): row is SecretRow {
  return row.name === undefined
}

export function toHomeTopic({ forum, forumName, viewNum: views, ...topic }: WireHomeTopic) {
  return { ...withId(topic), tourId: forum, tourName: forumName, views }
}

/** The stored count of replies includes the opening post. */
function toTopicRow({ viewNum: views, replyNum, hidePlz: isPrivate, ...topic }: BoardTopic) {
  return { ...withId(topic), views, replies: Math.max(0, replyNum - 1), isPrivate }
}

export function toBoardRow({ excerpt, ...topic }: WireRow) {
  return { ...toTopicRow(topic), excerpt }
}

export function toTopic({ forum: tourId, forumName: tourName, ...topic }: WireTopic) {
  return { ...toTopicRow(topic), tourId, tourName }
}

export function toSecretRow({ _id: id, createdAt }: PrivateTopic): SecretRow {
  return { id, createdAt }
}

export function toPost(post: Reply) {
  return withId(post)
}
