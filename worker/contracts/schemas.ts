import { z } from 'zod'
import { LANGS } from './languages'

/** Schemas that every contract uses; the forms import them too. */

/** An object with a name in the API's description. */
export function named<Shape extends z.ZodRawShape>(id: string, shape: Shape) {
  return z.object(shape).register(z.globalRegistry, { id })
}

export const lang = z.enum(LANGS).meta({ id: 'Lang' })

/** A text in the languages that have one. */
export const translated = z
  .array(z.object({ lang, txt: z.string() }))
  .meta({ id: 'TranslatedText' })
export type Translated = z.infer<typeof translated>

/** The name of a written page's version: its first day, plus a number if a day has several. */
export const versionName = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:-\d{1,3})?$/)

/** Responses of calls that return no data. */
export const done = named('Done', { ok: z.literal(true) })
export const nothing = z.object({})

/** An integer id; requests may send it as a numeric string. */
export const id = z.union([
  z.int().positive().max(Number.MAX_SAFE_INTEGER),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
])

/** Page of a list, 1 to 10,000; invalid values count as the first. */
export const page = z.coerce.number().int().min(1).max(10_000).catch(1)

/** Rows per page, 1 to 50; invalid values count as `otherwise`. */
export function count(otherwise: number) {
  return z.coerce.number().int().min(1).max(50).catch(otherwise)
}
