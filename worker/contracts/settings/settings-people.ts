import { z } from 'zod'
import { perLang, text, webAddress, focus, photo } from './settings-fields'
import { named } from '../schemas'
import { line } from '../text/text-schemas'
import { REGION_SLUG_MAX } from './regions'
import { carSettings } from './settings-cars'

export const staffMember = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: perLang(text(60)),
  role: perLang(text(80)),
  /** Without one, the initials are shown. */
  photo,
  focus,
  /** Alt text of the image; empty if the name next to it says enough. */
  alt: perLang(line(200)).default({ kr: '', ca: '', cn: '' }),
  remarks: perLang(text(400)),
  networkUrl: z.union([z.literal(''), webAddress]),
  /** Slugs of the regions where this person guides. */
  guides: z.array(z.string().max(REGION_SLUG_MAX)).max(50),
  /** Named on tours of regions without a guide. */
  isPlanner: z.boolean(),
})

export const staffSettings = z
  .array(staffMember)
  .max(30)
  .refine((staff) => new Set(staff.map(({ id }) => id)).size === staff.length, 'Invalid')

/** The staff and the cars, for the pages that show them. */
export const people = named('People', { staff: staffSettings, cars: carSettings })
export type People = z.infer<typeof people>
export type StaffMember = People['staff'][number]
export type Car = People['cars'][number]
