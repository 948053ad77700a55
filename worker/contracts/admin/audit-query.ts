import { z } from 'zod'
import { isCalendarDay } from '../dates/calendar'
import { pageQuery, selectedIds } from '../list-page'

/** Which entries of the audit log are listed. */

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
