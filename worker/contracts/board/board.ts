import { z } from 'zod'
import { id, named } from '../schemas'
import { storyMark } from './stories'

/** Topics and their authors. The wire says "forum" for tour. */

export const boardParams = z.object({ id })
export const topicParams = z.object({ id, tid: id })

/** Keyset instead of `page`: the rows after this topic in the same order. */
export const after = id.optional().catch(undefined)

/**
 * `username` is null for a deleted member; `isStaff` marks admins, `isGuest` a guest who travelled: then `username` is the
 * name that the guest chose, and null for none.
 */
export const postAuthor = named('Author', {
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isStaff: z.boolean(),
  isGuest: z.literal(true).optional(),
})

/** `replyNum` is the stored count with the opening post; the screens show one less. */
export const boardTopic = named('BoardTopic', {
  _id: z.int(),
  name: z.string(),
  category: z.int(),
  tags: z.array(z.string()),
  user: postAuthor,
  viewNum: z.int(),
  replyNum: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
  hidePlz: z.boolean(),
  isLocked: z.boolean(),
  /** Waits for its first review: visible to its author and admins only. */
  isPending: z.boolean(),
  /** Hidden by an admin: visible to admins only. */
  isHidden: z.boolean(),
  /** Of a guest's story. */
  story: storyMark.optional(),
})

export const topicResponse = named('Topic', {
  ...boardTopic.shape,
  forum: z.int(),
  forumName: z.string(),
  /** Whether the sender may reply. */
  canWrite: z.boolean(),
})

export type BoardTopic = z.infer<typeof boardTopic>
export type Topic = z.infer<typeof topicResponse>
