import { pick } from '../../db/pick'
import type { BoardTopic, Topic } from '../../contracts/board/board'
import type { BoardRow, PrivateTopic } from '../../contracts/board/board-list'
import { excerpt } from '../../contracts/text/excerpt'
import type { Reply } from '../../contracts/board/posts'
import { topicAccess, type Reader, mayChangeReply, mayEditReply } from './board.rules'
import type { TopicRow } from '../../db/schema/board'
import type { BoardTopicRow, StoryRow, TopicWithTour, ReplyWithAuthor } from './board-rows'
import { toWriter } from './topic-page.sql'

const EXCERPT_MAX = 120

export function toBoardRow(topic: BoardTopicRow, reader: Reader): BoardRow | PrivateTopic {
  if (topicAccess(topic, reader) !== 'all')
    return { _id: topic.id, hidePlz: true, createdAt: topic.createdAt }
  return { ...toBoardTopic(topic), excerpt: excerpt(topic.openingText, EXCERPT_MAX) }
}

type Writer = Reader & { isVerified: boolean }

export function toTopic(topic: TopicWithTour, writer: Writer | null): Topic {
  return {
    ...toBoardTopic(topic),
    forum: topic.tourId,
    forumName: topic.forumName ?? '',
    canWrite: writer !== null && (writer.isAdmin || (writer.isVerified && topic.lockedAt === null)),
  }
}

export function toReply(
  reply: ReplyWithAuthor,
  topic: Pick<TopicRow, 'lockedAt'> & { story: StoryRow | null },
  reader: Reader,
): Reply {
  return {
    _id: reply.id,
    user: reply.isOpening ? toWriter(reply.author, topic.story) : reply.author,
    ...pick(reply, 'content', 'html', 'createdAt', 'editedAt', 'isOpening'),
    isDeleted: reply.blankedAt !== null,
    isPending: reply.pendingReview,
    isHidden: reply.hiddenAt !== null,
    canEdit: mayEditReply(reply, topic, reader),
    canDelete: mayChangeReply(reply, reader),
  }
}

function toBoardTopic(topic: Omit<BoardTopicRow, 'openingText'>): BoardTopic {
  return {
    _id: topic.id,
    name: topic.title,
    category: topic.category,
    tags: topic.tags,
    user: toWriter(topic.author, topic.story),
    viewNum: topic.viewCount,
    replyNum: topic.replyCount,
    createdAt: topic.createdAt,
    updatedAt: topic.updatedAt,
    hidePlz: topic.isPrivate,
    isLocked: topic.lockedAt !== null,
    isPending: topic.pendingReview,
    isHidden: topic.hiddenAt !== null,
    ...(topic.story && { story: pick(topic.story, 'stars', 'month') }),
  }
}
