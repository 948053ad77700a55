import { z } from 'zod'
import { line } from './schemas'

/** Parts that the groups of settings share. */

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
  .refine((url) => /^https:\/\/[^/\s]/.test(url) && URL.canParse(url), 'Invalid')
