import { z } from 'zod'
import { imageKeyOf } from './image-address'
import { perLang, text, webAddress } from './settings-fields'
import { line, named } from './schemas'
import { REGIONS } from './regions'

/** The staff and the cars, as the company page shows them. */

/** What a cropped picture keeps, in percent from its upper left corner. */
const percent = z.number().int().min(0).max(100)
const focus = z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 30 })

/** An image of this site, or none. */
const photo = z
  .string()
  .trim()
  .refine((url) => url === '' || imageKeyOf(url) !== null || /^\/cars\/[a-z-]+\.webp$/.test(url))

export const staffMember = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: perLang(text(60)),
  role: perLang(text(80)),
  /** Initials are shown until there is one. */
  photo,
  focus,
  /** What the picture shows; empty where the name beside it says enough. */
  alt: perLang(line(200)).default({ kr: '', ca: '', cn: '' }),
  remarks: perLang(text(400)),
  networkUrl: z.union([z.literal(''), webAddress]),
  /** Slugs of the regions that this person guides in. */
  guides: z.array(z.enum(REGIONS.map(({ slug }) => slug))).max(REGIONS.length),
  /** Named on tours of regions without a guide. */
  isPlanner: z.boolean(),
})

export const staffSettings = z
  .array(staffMember)
  .max(30)
  .refine((staff) => new Set(staff.map(({ id }) => id)).size === staff.length, 'Invalid')

const inTwo = z.strictObject({ kr: text(400), ca: text(400) })

/** Cars are shown in Korean and English only. */
export const car = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: inTwo,
  photo,
  focus,
  alt: z.strictObject({ kr: line(200), ca: line(200) }).default({ kr: '', ca: '' }),
  seats: z.number().int().min(1).max(60),
  remarks: inTwo,
})

export const carSettings = z.array(car).max(20)

/** Those who work here, and their cars, for the pages that show them. */
export const people = named('People', { staff: staffSettings, cars: carSettings })
export type People = z.infer<typeof people>
export type StaffMember = People['staff'][number]
export type Car = People['cars'][number]
