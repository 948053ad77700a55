import { z } from 'zod'
import { lang, named } from '../schemas'
import { MAIL_KINDS } from '../mail-kinds'
import { multiline } from '../text/text-schemas'
import { codePoints } from '../text/text-length'

/** Texts of mails in the company's own words. Every other text is the one of the site's own. */

/** The longest text of a paragraph, and of a subject, a button or a label. */
export const MAIL_TEXT_MAX = 1500
export const MAIL_LINE_MAX = 120
const TEXTS_MAX = 900

export const mailText = z.strictObject({
  /** The place of the text, such as `money.tripTomorrow.wear`. */
  path: z.string().regex(/^\w+(?:\.\w+){0,4}$/),
  lang,
  text: multiline(MAIL_TEXT_MAX),
})
export type MailText = z.infer<typeof mailText>

export const mailTextSettings = z
  .array(mailText)
  .max(TEXTS_MAX)
  .refine((texts) => new Set(texts.map(keyOf)).size === texts.length)

function keyOf({ path, lang }: Pick<MailText, 'path' | 'lang'>): string {
  return `${path} ${lang}`
}

const TEMPLATES = Object.values(MAIL_KINDS).flat()
export type MailTemplate = (typeof TEMPLATES)[number]

export const mailPreviewRequest = z.strictObject({
  template: z.enum(TEMPLATES),
  lang,
  /** As typed, in place of the stored ones. */
  texts: mailTextSettings,
})
export const mailPreview = named('MailPreview', {
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})

/** Values that readers need: codes, numbers, amounts and days. */
const NEEDED = new Set([
  'id',
  'code',
  'reference',
  'amount',
  'least',
  'most',
  'date',
  'time',
  'day',
  'fee',
])

export type MailTextFault =
  | { kind: 'empty' | 'line' | 'long' | 'braces' }
  /** `place` is unknown there, or missing. */
  | { kind: 'unknown' | 'missing'; place: string }

/** The fault of a text in place of the first one; null if it can be sent. */
export function findMailTextFault(
  { path, text }: Pick<MailText, 'path' | 'text'>,
  first: string,
): MailTextFault | null {
  if (text.trim() === '') return { kind: 'empty' }
  const isLine = isMailLine(path)
  if (isLine && text.includes('\n')) return { kind: 'line' }
  if (codePoints(text) > (isLine ? MAIL_LINE_MAX : MAIL_TEXT_MAX)) return { kind: 'long' }
  const allowed = placesOf(first)
  const used = placesOf(text)
  const unknown = [...used].find((place) => !allowed.has(place))
  if (unknown !== undefined) return { kind: 'unknown', place: unknown }
  if (/[{}]/.test(text.replaceAll(PLACE, ''))) return { kind: 'braces' }
  const missing = [...allowed].find((place) => NEEDED.has(place) && !used.has(place))
  return missing === undefined ? null : { kind: 'missing', place: missing }
}

const PLACE = /\{\{(\w+)\}\}/g

/** The names of the values that a text is filled with. */
export function placesOf(text: string): Set<string> {
  return new Set([...text.matchAll(PLACE)].flatMap(([, name]) => name ?? []))
}

/** Texts in groups, as the site's own are. */
export type TextTree = { [name: string]: string | TextTree }

/** Texts by their places. */
export function textsByPlace(tree: object, before = ''): Record<string, string> {
  const entries = Object.entries(tree as TextTree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value]]
      : Object.entries(textsByPlace(value, `${before}${name}.`)),
  )
  return Object.fromEntries(entries) as Record<string, string>
}

/** Whether a text is one line: a subject, a button or a label. */
export function isMailLine(path: string): boolean {
  return /(?:^|\.)(?:subject\w*|action|facts\.\w+|pickups\.\w+|reference|home|page|desk)$/.test(
    path,
  )
}
