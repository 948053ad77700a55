import { z } from 'zod'
import { isCalendarDay } from './calendar'
import { pageCursors, pageQuery, selectedIds } from './list-page'
import { named } from './schemas'

/** The audit log, as the desk searches and shows it. */

/** A calendar day (YYYY-MM-DD); anything else counts as none. */
const day = z
  .string()
  .max(10)
  .optional()
  .transform((text = '') => (isCalendarDay(text) ? text : undefined))

export const auditQuery = z
  .object({
    /**
     * Beginning of a member's name, a part of a tour's, a booking's address or reference, or a part of the action, detail or
     * request of one of the latest entries.
     */
    q: z.string().trim().max(100).default(''),
    /** A minus means the latest first. */
    sort: z.enum(['at', '-at']).catch('-at').default('-at'),
    ids: selectedIds,
    subjectType: z.string().max(40).optional(),
    /** Needs `subjectType`: ids are unique only within a type. */
    subjectId: z.string().max(200).optional(),
    /** A member's name. */
    actor: z.string().max(100).optional(),
    /** Days in Calgary, both included. */
    from: day,
    to: day,
    ...pageQuery(50),
  })
  .refine(({ subjectType, subjectId }) => !subjectId || subjectType, {
    path: ['subjectType'],
    message: 'Invalid',
  })

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
export type AuditQuery = z.output<typeof auditQuery>
