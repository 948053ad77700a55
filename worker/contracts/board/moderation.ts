import { z } from 'zod'
import { pageCursors } from '../list-page'
import { id, named } from '../schemas'
import { postAuthor } from './board'
import { REPORT_REASONS } from './new-report'

export const moderationParams = z.object({ id })

/** A post as the desk shows it. `_id` is the post's id; an opening post represents its topic. */
const moderatedPost = named('ModeratedPost', {
  _id: z.number().int(),
  forum: z.number().int(),
  topic: z.number().int(),
  topicName: z.string(),
  isOpening: z.boolean(),
  user: postAuthor,
  html: z.string(),
  createdAt: z.number().int(),
  hidePlz: z.boolean(),
  isPending: z.boolean(),
  isHidden: z.boolean(),
  isLocked: z.boolean(),
})
export const report = named('Report', {
  _id: z.number().int(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** Null for a deleted member. */
  reporter: z.string().nullable(),
  createdAt: z.number().int(),
  resolvedAt: z.number().int().nullable(),
  post: moderatedPost,
})
export const reportList = z.object({ reports: z.array(report), ...pageCursors })
export const heldList = z.object({ posts: z.array(moderatedPost), ...pageCursors })

export type ModeratedPost = z.infer<typeof moderatedPost>
export type Report = z.infer<typeof report>
export type Reports = z.infer<typeof reportList>
export type HeldPosts = z.infer<typeof heldList>
