import { z } from 'zod'
import { LANGS } from '../languages'
import { line } from '../text/text-schemas'
import { RESOURCE_KINDS } from './resources'

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
