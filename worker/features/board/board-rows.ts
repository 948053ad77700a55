import type { ReplyRow, TopicRow } from '../../db/schema/board'

export interface AuthorRow {
  username: string | null
  avatarUrl: string | null
  isStaff: boolean
}
type TopicWithAuthor = TopicRow & { author: AuthorRow }
export type BoardTopicRow = Pick<
  TopicWithAuthor,
  | 'id'
  | 'userId'
  | 'title'
  | 'category'
  | 'tags'
  | 'isPrivate'
  | 'viewCount'
  | 'replyCount'
  | 'pendingReview'
  | 'lockedAt'
  | 'hiddenAt'
  | 'deletedAt'
  | 'tourState'
  | 'createdAt'
  | 'updatedAt'
  | 'openingText'
  | 'author'
>
export type TopicWithTour = TopicWithAuthor & { forumName: string | null }
export type ReplyWithAuthor = ReplyRow & { author: AuthorRow }
/** `html` is null when it must be rendered or does not fit on the page. */
export type FoundReply = Omit<ReplyWithAuthor, 'html'> & { html: string | null }
