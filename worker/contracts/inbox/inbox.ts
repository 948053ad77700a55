import { z } from 'zod'
import { lang, named } from '../schemas'

/** The inbox: threads of everything that people write to the company. */

/** Origin of a thread: the contact form, the board, or a booking. */
export const INBOX_SOURCES = ['contact', 'topic', 'booking'] as const
export const INBOX_STATES = ['new', 'waiting', 'answered', 'done'] as const

export const person = z.object({ _id: z.int(), username: z.string() })

export const inboxThread = named('InboxThread', {
  _id: z.int(),
  source: z.enum(INBOX_SOURCES),
  state: z.enum(INBOX_STATES),
  title: z.string(),
  /** The beginning of the newest message, plain. */
  excerpt: z.string(),
  /** The member who asks; null for a visitor or a deleted member. */
  username: z.string().nullable(),
  /** The address for answers by mail; null where there is no proven address. */
  email: z.string().nullable(),
  /** The language of the asker. */
  lang,
  forum: z.int().nullable(),
  forumName: z.string().nullable(),
  owner: z.nullable(person),
  latestAt: z.int(),
  waitingSince: z.int().nullable(),
  hidePlz: z.boolean(),
  isPending: z.boolean(),
  /** Its mails are held, because many messages came that day. */
  isHeld: z.boolean(),
  /** Its topic is hidden or deleted. */
  isRemoved: z.boolean(),
})

export const inboxList = named('InboxThreads', {
  threads: z.array(inboxThread),
  /** For `after`; null on the last page. */
  next: z.string().nullable(),
})

export type InboxSourceName = (typeof INBOX_SOURCES)[number]
export type InboxThread = z.infer<typeof inboxThread>
