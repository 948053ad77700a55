import { z } from 'zod'
import { daysBetween, isCalendarDay } from './calendar'
import { LANGS } from './languages'
import { id, line, named } from './schemas'

/** Requests and responses about guides and vehicles: who they are, and which trip or absence they have. */

export const RESOURCE_KINDS = ['guide', 'vehicle'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

export const RESOURCE_NAME_MAX = 60
export const RESOURCE_PHONE_MAX = 30
export const RESOURCE_SEATS_MAX = 60
export const RESOURCE_RANK_MAX = 99
export const ABSENCE_NOTE_MAX = 120
/** The longest absence, and the longest trip that one assignment covers. */
export const ASSIGNMENT_DAYS = 31

/** YYYY-MM-DD in Calgary. */
const day = z.string().refine(isCalendarDay, 'Invalid')

const fields = {
  name: line(RESOURCE_NAME_MAX).refine((name) => name !== '', 'Invalid'),
  /** That a guide speaks. */
  langs: z
    .array(z.enum(LANGS))
    .max(LANGS.length)
    .transform((langs) => LANGS.filter((each) => langs.includes(each)))
    .default([]),
  /** Of a vehicle, without the driver's. */
  seats: z.number().int().min(1).max(RESOURCE_SEATS_MAX).nullable().default(null),
  phone: line(RESOURCE_PHONE_MAX).default(''),
  /** The lowest is asked first. */
  rank: z.number().int().min(0).max(RESOURCE_RANK_MAX).default(0),
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
  .object({ ...fields, version: z.number().int().positive() })
  .meta({ id: 'ResourceChange' })
export type ResourceChange = z.output<typeof resourceChange>

export const resourceParams = z.object({ id })
export const resourceVersion = z.object({ version: z.coerce.number().int().positive() })

const absence = z.object({
  id: z.number().int(),
  /** YYYY-MM-DD in Calgary. */
  fromDay: z.string(),
  toDay: z.string(),
  note: z.string(),
})

export const resource = named('Resource', {
  id: z.number().int(),
  version: z.number().int(),
  kind: z.enum(RESOURCE_KINDS),
  name: z.string(),
  langs: z.array(z.enum(LANGS)),
  seats: z.number().int().nullable(),
  phone: z.string(),
  rank: z.number().int(),
  /** Those that are not over, the next first. */
  absences: z.array(absence),
})
export type Resource = z.infer<typeof resource>

/** All that may be assigned, guides first, by rank. */
export const resourceList = named('Resources', { resources: z.array(resource) })

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
  .refine(
    (wanted) => {
      if ('tripId' in wanted) return true
      const days = daysBetween(wanted.fromDay, wanted.toDay)
      return days >= 0 && days < ASSIGNMENT_DAYS
    },
    { path: ['toDay'], message: 'Invalid' },
  )
  .meta({ id: 'NewAssignment' })
export type NewAssignment = z.output<typeof newAssignment>

export const assigned = named('Assigned', { id: z.number().int() })
export const assignmentParams = z.object({ id })
