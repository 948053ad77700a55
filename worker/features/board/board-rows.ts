import type { ReplyRow, TopicRow } from '../../db/schema/board'

export interface AuthorRow {
  username: string | null
  avatarUrl: string | null
  isStaff: boolean
}
/** The facts of a guest's story; `month` is YYYY-MM. */
export interface StoryRow {
  stars: number
  month: string
  name: string | null
}
type TopicWithAuthor = TopicRow & { author: AuthorRow; story: StoryRow | null }
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
  | 'story'
>
export type TopicWithTour = TopicWithAuthor & { forumName: string | null }
export type ReplyWithAuthor = ReplyRow & { author: AuthorRow }
/** `html` is null when it must be rendered or does not fit on the page. */
export type FoundReply = Omit<ReplyWithAuthor, 'html'> & { html: string | null }
