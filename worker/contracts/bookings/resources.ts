import { z } from 'zod'
import { LANGS } from '../languages'
import { id, named } from '../schemas'

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
