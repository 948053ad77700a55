import { z } from 'zod'
import { id, lang, named } from '../schemas'
import { multiline } from '../text/text-schemas'
import { CONTENT_MAX, CONTENT_MIN } from '../board/topic-rules'
import { visibleLength } from '../text/text-length'

const NOTE_MAX = 4000

export const ANSWER_WAYS = ['board', 'mail'] as const

export const newAnswer = named('NewInboxAnswer', {
  via: z.enum(ANSWER_WAYS),
  text: multiline(CONTENT_MAX)
    .refine((text) => visibleLength(text) > 0, 'WriteContent')
    .refine((text) => visibleLength(text) >= CONTENT_MIN, 'WriteMin'),
  /** The language of the mail's frame. */
  lang,
  /** The version that the sender has read. */
  version: z.int(),
  /** Closes the thread with the answer. */
  isDone: z.boolean().default(false),
})

export const threadChange = named('InboxThreadChange', {
  state: z.enum(['waiting', 'answered', 'done']).optional(),
  /** An admin's id; null for none. */
  owner: id.nullish(),
})

export const newNote = named('NewInboxNote', {
  text: multiline(NOTE_MAX).refine((text) => visibleLength(text) > 0, 'WriteContent'),
})
export type AnswerWay = (typeof ANSWER_WAYS)[number]
export type NewAnswer = z.output<typeof newAnswer>
export type ThreadChange = z.output<typeof threadChange>

export const inboxNoteParams = z.object({ id, note: id })
