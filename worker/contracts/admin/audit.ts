import { z } from 'zod'
import { pageCursors } from '../list-page'
import { named } from '../schemas'

/** The audit log as the desk shows it. */

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
      /** The subject's current name; null if it is gone or has no name. */
      subject: z.object({ name: z.string(), tourId, topicId }).nullable(),
      detail: z.string(),
      /** The version of the tour, settings group or page that holds the values before and after. */
      version: z.string().nullable(),
      requestId: z.string(),
    }),
  ),
  ...pageCursors,
})
export type AuditEntries = z.infer<typeof auditEntries>
