import { z } from 'zod'
import { named } from '../schemas'
import { line, multiline } from '../text/text-schemas'
import { visibleLength } from '../text/text-length'

/** Replies that staff save for reuse, with placeholders. */

const SAVED_NAME_MAX = 60
const SAVED_TEXT_MAX = 4000
/** The placeholders of a saved reply, written as `{name}`. */
export const PLACEHOLDERS = ['name', 'tour', 'day', 'amount', 'reference'] as const

const savedText = multiline(SAVED_TEXT_MAX)
  .refine((text) => visibleLength(text) > 0, 'WriteContent')
  .refine((text) => unknownPlaceholders(text).length === 0, 'PlaceholderUnknown')

export const newSavedReply = named('NewSavedReply', {
  name: line(SAVED_NAME_MAX).refine((name) => visibleLength(name) > 0, 'WriteTitle'),
  kr: savedText,
  ca: savedText,
  cn: savedText,
})
export const savedReplyChange = named('SavedReplyChange', {
  ...newSavedReply.shape,
  /** The version that was edited. */
  version: z.int(),
})
export const savedReply = named('SavedReply', {
  _id: z.int(),
  name: z.string(),
  kr: z.string(),
  ca: z.string(),
  cn: z.string(),
  version: z.int(),
})
export const savedReplies = z.object({ replies: z.array(savedReply) })
export type NewSavedReply = z.output<typeof newSavedReply>
export type SavedReplyChange = z.output<typeof savedReplyChange>
export type SavedReply = z.infer<typeof savedReply>

/** Placeholders in curly brackets that no thread can fill, such as `{nmae}`. */
function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{([^{}\n]{0,40})\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !PLACEHOLDERS.some((known) => known === name))
}
