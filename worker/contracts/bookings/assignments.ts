import { z } from 'zod'
import { id, named } from '../schemas'
import { line } from '../text/text-schemas'
import { day, isSpan } from '../dates/day-span'

/** The trip or absence that a guide or vehicle is assigned to. */

export const ABSENCE_NOTE_MAX = 120
/** The longest absence, and the longest trip that one assignment covers. */
export const ASSIGNMENT_DAYS = 31

/** A trip for a guide or vehicle, or an absence of whole days. */
export const newAssignment = z
  .union([
    z.strictObject({ resourceId: id, tripId: id }),
    z.strictObject({
      resourceId: id,
      fromDay: day,
      toDay: day,
      note: line(ABSENCE_NOTE_MAX).default(''),
    }),
  ])
  .refine((wanted) => 'tripId' in wanted || isSpan(wanted.fromDay, wanted.toDay, ASSIGNMENT_DAYS), {
    path: ['toDay'],
    message: 'Invalid',
  })
  .meta({ id: 'NewAssignment' })
export type NewAssignment = z.output<typeof newAssignment>

export const assigned = named('Assigned', { id: z.int() })
export const assignmentParams = z.object({ id })
