import { z } from 'zod'
import { line } from '../text/text-schemas'
import { imageKeyOf } from '../media/image-address'
import { parseUrl } from '../text/parse-url'

/** One line that is not empty. */
export function text(max: number) {
  return line(max).refine((value) => value !== '', 'Invalid')
}

export function perLang<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ kr: schema, ca: schema, cn: schema })
}

export const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine((url) => /^https:\/\/[^/\s]/.test(url) && parseUrl(url) !== null, 'Invalid')

/** The focus of a cropped image, in percent from its upper left corner. */
const percent = z.int().min(0).max(100)
export const focus = z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 30 })

/** An image of this site, or none. */
export const photo = z
  .string()
  .trim()
  .refine((url) => url === '' || imageKeyOf(url) !== null || /^\/cars\/[a-z-]+\.webp$/.test(url))
