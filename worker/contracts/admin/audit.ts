import { z } from 'zod'
import { pageCursors } from '../list-page'
import { named } from '../schemas'

/** The audit log, as the desk shows it. */

/** Where a post or topic is; null for other things. */
const tourId = z.number().int().nullable()
const topicId = z.number().int().nullable()

export const auditEntries = named('AuditEntries', {
  entries: z.array(
    z.object({
      _id: z.number().int(),
      at: z.number().int(),
      /** Null for a deleted member. */
      actor: z.string().nullable(),
      action: z.string(),
      subjectType: z.string(),
      subjectId: z.string(),
      /** What the subject is called now; null for one that is gone or has no name. */
      subject: z.object({ name: z.string(), tourId, topicId }).nullable(),
      detail: z.string(),
      /** The version of the tour, group of settings or page with the values before and after. */
      version: z.string().nullable(),
      requestId: z.string(),
    }),
  ),
  ...pageCursors,
})
export type AuditEntries = z.infer<typeof auditEntries>
