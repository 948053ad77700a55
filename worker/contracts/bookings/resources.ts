import { z } from 'zod'
import { day, isSpan } from '../dates/day-span'
import { HOUR_MS } from '../dates/durations'
import { LANGS } from '../languages'
import { id, named } from '../schemas'
import { line } from '../text/text-schemas'

/** Guides and vehicles as the desk shows them. */

export const RESOURCE_KINDS = ['guide', 'vehicle'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

export const resourceParams = z.object({ id })
export const crewFeedParams = z.object({ id, key: z.string().max(60) })
export const resourceVersion = z.object({ version: z.coerce.number().int().positive() })

const absence = z.object({
  id: z.int(),
  /** YYYY-MM-DD in Calgary. */
  fromDay: z.string(),
  toDay: z.string(),
  note: z.string(),
})

export const resource = named('Resource', {
  id: z.int(),
  version: z.int(),
  kind: z.enum(RESOURCE_KINDS),
  name: z.string(),
  langs: z.array(z.enum(LANGS)),
  seats: z.int().nullable(),
  phone: z.string(),
  rank: z.int(),
  /** The path of its calendar, which opens without a login. */
  feed: z.string(),
  /** The path of its page on the road, with the key. */
  page: z.string(),
  /** Current and future absences, next first. */
  absences: z.array(absence),
})
export type Resource = z.infer<typeof resource>

/** Everything that can be assigned: guides first, by rank. */
export const resourceList = named('Resources', { resources: z.array(resource) })

/** The path of an admin's own calendar of all trips, which opens without a login. */
export const staffFeed = named('StaffFeed', { feed: z.string() })

/** Requests of the desk about a guide or vehicle. */

export const RESOURCE_NAME_MAX = 60
export const RESOURCE_PHONE_MAX = 30
export const RESOURCE_SEATS_MAX = 60
export const RESOURCE_RANK_MAX = 99

const fields = {
  name: line(RESOURCE_NAME_MAX).refine((name) => name !== '', 'Invalid'),
  /** Languages that a guide speaks. */
  langs: z
    .array(z.enum(LANGS))
    .max(LANGS.length)
    .transform((langs) => LANGS.filter((each) => langs.includes(each)))
    .default([]),
  /** The seats of a vehicle, without the driver's. */
  seats: z.int().min(1).max(RESOURCE_SEATS_MAX).nullable().default(null),
  phone: line(RESOURCE_PHONE_MAX).default(''),
  /** The lowest rank is asked first. */
  rank: z.int().min(0).max(RESOURCE_RANK_MAX).default(0),
}

export const newResource = z
  .object({ kind: z.enum(RESOURCE_KINDS), ...fields })
  .refine(({ kind, langs }) => kind !== 'guide' || langs.length > 0, {
    path: ['langs'],
    message: 'Invalid',
  })
  .refine(({ kind, seats }) => kind !== 'vehicle' || seats !== null, {
    path: ['seats'],
    message: 'Invalid',
  })
  .meta({ id: 'NewResource' })
export type NewResource = z.output<typeof newResource>

export const resourceChange = z
  .object({ ...fields, version: z.int().positive() })
  .meta({ id: 'ResourceChange' })
export type ResourceChange = z.output<typeof resourceChange>

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
