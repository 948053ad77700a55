import { z } from 'zod'
import { pageQuery } from '../list-page'
import { REPORT_REASONS } from './new-report'

const words = z.string().trim().max(100).default('')

/** Without a sort, open reports and waiting posts come oldest first, the others latest first. A minus means descending. */
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
