import { z } from 'zod'
import { pageCursors, pageQuery, selectedIds } from '../list-page'
import { named } from '../schemas'
import { isCalendarDay } from '../dates/calendar'

/** The audit log as the desk shows it. */

/** Location of a post or topic; null for other things. */
const tourId = z.int().nullable()
const topicId = z.int().nullable()

export const auditEntries = named('AuditEntries', {
  entries: z.array(
    z.object({
      _id: z.int(),
      at: z.int(),
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

/** A calendar day (YYYY-MM-DD); anything else counts as missing. */
const day = z
  .string()
  .max(10)
  .optional()
  .transform((text = '') => (isCalendarDay(text) ? text : undefined))

export const auditQuery = z
  .object({
    /** Start of a member's name, part of a tour's, a booking's address or reference, part of a recent entry's codes. */
    q: z.string().trim().max(100).default(''),
    /** A minus means latest first. */
    sort: z.enum(['at', '-at']).catch('-at').default('-at'),
    ids: selectedIds,
    subjectType: z.string().max(40).optional(),
    /** Needs `subjectType`: ids are unique only within a type. */
    subjectId: z.string().max(200).optional(),
    /** A member's name. */
    actor: z.string().max(100).optional(),
    /** Days in Calgary, both inclusive. */
    from: day,
    to: day,
    ...pageQuery(50),
  })
  .refine(({ subjectType, subjectId }) => !subjectId || subjectType, {
    path: ['subjectType'],
    message: 'Invalid',
  })

export type AuditQuery = z.output<typeof auditQuery>
