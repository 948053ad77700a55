import { z } from 'zod'
import { id, named } from '../schemas'
import { line } from '../text/text-schemas'
import { day, isSpan } from '../dates/day-span'
import { HOUR_MS } from '../dates/durations'

/** The trip or absence that a guide or vehicle is assigned to. */

/** A guide or vehicle is busy from this long before the start of a trip until this long after its end. */
export const MARGIN_MS = HOUR_MS
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

/** A trip that keeps a guide or vehicle from another or from an absence, with those who are free for it. */
const busyTrip = z.object({
  id: z.int(),
  tour: z.string().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  /** One of its bookings; null for a departure without any. */
  bookingId: z.int().nullable(),
  free: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type BusyTrip = z.infer<typeof busyTrip>

/** Extra members of a refusal with `ResourceBusy`. */
export const busyTrips = { trips: z.array(busyTrip) }
