import { z } from 'zod'
import { pageCursors, pageQuery } from '../list-page'
import { id, named } from '../schemas'
import { postAuthor } from './board'
import { REPORT_REASONS } from './new-report'

export const moderationParams = z.object({ id })

/** A post as the desk shows it. `_id` is the post's id; an opening post represents its topic. */
const moderatedPost = named('ModeratedPost', {
  _id: z.int(),
  forum: z.int(),
  topic: z.int(),
  topicName: z.string(),
  isOpening: z.boolean(),
  user: postAuthor,
  html: z.string(),
  createdAt: z.int(),
  hidePlz: z.boolean(),
  isPending: z.boolean(),
  isHidden: z.boolean(),
  isLocked: z.boolean(),
})
const report = named('Report', {
  _id: z.int(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** Null for a deleted member. */
  reporter: z.string().nullable(),
  createdAt: z.int(),
  resolvedAt: z.int().nullable(),
  post: moderatedPost,
})
export const reportList = z.object({ reports: z.array(report), ...pageCursors })
export const heldList = z.object({ posts: z.array(moderatedPost), ...pageCursors })

export type ModeratedPost = z.infer<typeof moderatedPost>
export type Report = z.infer<typeof report>
export type Reports = z.infer<typeof reportList>
export type HeldPosts = z.infer<typeof heldList>

const words = z.string().trim().max(100).default('')

/** By default, open reports and waiting posts are oldest first, others latest first. A minus means descending. */
export const reportListQuery = z.object({
  state: z.enum(['open', 'resolved']).catch('open').default('open'),
  /** Part of a topic's title, of a member's name or of the note. */
  q: words,
  reason: z.enum(REPORT_REASONS).optional().catch(undefined),
  sort: z.enum(['reported', '-reported']).optional().catch(undefined),
  ...pageQuery(50),
})
export const heldListQuery = z.object({
  state: z.enum(['waiting', 'hidden']).catch('waiting').default('waiting'),
  /** Part of a topic's title or of the author's name. */
  q: words,
  sort: z.enum(['posted', '-posted']).optional().catch(undefined),
  ...pageQuery(50),
})

export type ReportListQuery = z.output<typeof reportListQuery>
export type HeldListQuery = z.output<typeof heldListQuery>
