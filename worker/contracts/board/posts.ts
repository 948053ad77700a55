import { z } from 'zod'
import { id, named, page } from '../schemas'
import { multiline } from '../text/text-schemas'
import { CONTENT_MAX, CONTENT_MIN } from './topic-rules'
import { visibleLength } from '../text/text-length'
import { postAuthor } from './board'

export const replyParams = z.object({ id })
/** Posts per response when the request names no other number. */
const POSTS_A_PAGE = 500
export const replyListQuery = z.object({
  page,
  /** Places per page: deleted posts leave theirs empty. */
  count: z.coerce.number().int().min(1).max(POSTS_A_PAGE).catch(POSTS_A_PAGE),
  /** The page that holds this post, instead of `page`. */
  reply: id.optional().catch(undefined),
})

const replyText = multiline(CONTENT_MAX).refine(
  (text) => visibleLength(text) >= CONTENT_MIN,
  'WriteMin',
)

export const newReply = named('NewPost', { content: replyText.prefault('') })

export const postResponse = named('Post', {
  _id: z.int(),
  user: postAuthor,
  /** Markdown as written; empty for an opening post that its author deleted. */
  content: z.string(),
  html: z.string(),
  createdAt: z.int(),
  editedAt: z.int().nullable(),
  isOpening: z.boolean(),
  /** An opening post that its author deleted while the replies stay. */
  isDeleted: z.boolean(),
  isPending: z.boolean(),
  isHidden: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
})
export const replyList = named('Posts', { replies: z.array(postResponse) })
export const deletedReply = z.object({ isTopicDeleted: z.boolean(), forumId: z.int() })
export type Reply = z.infer<typeof postResponse>
export type DeletedReply = z.infer<typeof deletedReply>
