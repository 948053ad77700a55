import { z } from 'zod'
import { LANGS } from './languages'
import { codePoints } from './text-length'

/** Schemas that every contract uses; the forms import them too. */

/** An object with a name in the API's description. */
export function named<Shape extends z.ZodRawShape>(id: string, shape: Shape) {
  return z.object(shape).meta({ id })
}

export const lang = z.enum(LANGS).meta({ id: 'Lang' })

/** A text in the languages that have one. */
export const translated = z
  .array(z.object({ lang, txt: z.string() }))
  .meta({ id: 'TranslatedText' })
export type Translated = z.infer<typeof translated>

/** Responses of calls that return no data. */
export const done = named('Done', { ok: z.literal(true) })
export const nothing = z.object({})

/** An integer id; requests may send it as a numeric string. */
export const id = z.union([
  z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
])

const CONTROL = /[^\P{Cc}\n\t]/u
const BIDI = /[\u202a-\u202e\u2066-\u2069]/
const COMBINING_RUN = /\p{M}{9,}/u

/**
 * One line of text: NFC, trimmed, no control, line, or direction-override characters, at most `max` code points. `tooLong`
 * is the code for a longer one.
 */
export function line(max: number, tooLong = 'TextTooLong') {
  return z
    .string()
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), 'TextNotAllowed')
    .transform((text) => text.normalize('NFC').trim())
    .refine(
      (text) => !BIDI.test(text) && !/[\n\t\u2028\u2029]/.test(text) && !COMBINING_RUN.test(text),
      'TextNotAllowed',
    )
    .refine((text) => codePoints(text) <= max, tooLong)
}

/** Several lines: NFC, `\n` line ends, no other control characters, at most `max` code points. */
export function multiline(max: number) {
  return z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine(
      (text) => text.isWellFormed() && !CONTROL.test(text) && !COMBINING_RUN.test(text),
      'TextNotAllowed',
    )
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => codePoints(text) <= max, 'TextTooLong')
}

/** Page of a list, 1 to 10,000; invalid values count as the first. */
export const page = z.coerce.number().int().min(1).max(10_000).catch(1)

/** Rows per page, 1 to 50; invalid values count as `otherwise`. */
export function count(otherwise: number) {
  return z.coerce.number().int().min(1).max(50).catch(otherwise)
}
