import { z } from 'zod'
import { id, named, translated } from '../schemas'
import { inboxThread } from './inbox'
import { ANSWER_WAYS } from './inbox-answers'

const inboxMessage = named('InboxMessage', {
  /** `post` and `inquiry` are from the source; `mail` and `note` are the company's own. */
  kind: z.enum(['post', 'inquiry', 'mail', 'note']),
  _id: z.int(),
  /** Null for a visitor or a deleted member. */
  author: z.string().nullable(),
  isStaff: z.boolean(),
  /** A post's sanitised HTML; null for everything else. */
  html: z.string().nullable(),
  /** The plain text of everything else; null for a post. */
  text: z.string().nullable(),
  createdAt: z.int(),
  isPending: z.boolean(),
  isHidden: z.boolean(),
})

export const inboxThreadResponse = named('InboxThreadDetail', {
  ...inboxThread.shape,
  /** The tour in each language, for answers. */
  forumNames: translated,
  /** Sent back with an answer; it increases with each message. */
  version: z.int(),
  messages: z.array(inboxMessage),
  /** Possible ways to answer, the usual one first. */
  ways: z.array(z.enum(ANSWER_WAYS)),
  /** The board's address of the topic: `/tour/{forum}/{topic}`. */
  topic: z.object({ forum: z.int(), topic: z.int() }).nullable(),
  reference: z.string().nullable(),
  people: z.int().nullable(),
  /** YYYY-MM-DD */
  date: z.string().nullable(),
  /** The desk's address: `/admin/bookings/{booking}`. Its answers are mailed in the booking's language. */
  booking: z.int().nullable(),
  /** The board's thread with the same text. */
  mergedInto: z.int().nullable(),
})

export const inboxParams = z.object({ id })

export type InboxThreadDetail = z.infer<typeof inboxThreadResponse>
export type InboxMessage = z.infer<typeof inboxMessage>
