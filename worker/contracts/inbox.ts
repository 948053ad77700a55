import { z } from 'zod'
import { selectedIds } from './list-page'
import { CONTENT_MAX, CONTENT_MIN } from './topic-rules'
import { count, id, lang, line, multiline, named, translated } from './schemas'
import { visibleLength } from './text-length'

/** The inbox: threads of what people write to the company, answers, notes and saved replies. */

/** Where a thread comes from: the contact form, the board, or a booking. */
export const INBOX_SOURCES = ['contact', 'topic', 'booking'] as const
export const INBOX_STATES = ['new', 'waiting', 'answered', 'done'] as const
/** `open` is new or waiting, `late` is open for over a day, `all` has no condition. */
export const INBOX_VIEWS = ['open', 'late', ...INBOX_STATES, 'all'] as const
export const INBOX_OWNERS = ['all', 'me', 'none'] as const
export const LATE_AFTER_HOURS = 24
export const NOTE_MAX = 4000
export const SAVED_NAME_MAX = 60
export const SAVED_TEXT_MAX = 4000
/** What a saved reply may name as `{name}`. */
export const PLACEHOLDERS = ['name', 'tour', 'day', 'amount', 'reference'] as const

/** The last row of a page as `{latestAt}.{id}`: the next page begins after it. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.\d{1,15}$/)
  .transform((text) => {
    const [latestAt = 0, lastId = 0] = text.split('.').map(Number)
    return { latestAt, id: lastId }
  })

export const inboxQuery = z.object({
  ids: selectedIds,
  view: z.enum(INBOX_VIEWS).catch('open').default('open'),
  owner: z.enum(INBOX_OWNERS).catch('all').default('all'),
  source: z.enum(INBOX_SOURCES).optional().catch(undefined),
  lang: lang.optional().catch(undefined),
  tour: id.optional().catch(undefined),
  /** Part of a title, a message, a name or an address. */
  q: z.string().trim().max(100).default(''),
  /** By the newest message; a minus means the latest first. */
  sort: z.enum(['latest', '-latest']).catch('-latest').default('-latest'),
  after: cursor.optional().catch(undefined),
  count: count(30),
})

const person = z.object({ _id: z.number().int(), username: z.string() })

export const inboxThread = named('InboxThread', {
  _id: z.number().int(),
  source: z.enum(INBOX_SOURCES),
  state: z.enum(INBOX_STATES),
  title: z.string(),
  /** The beginning of the newest message, plain. */
  excerpt: z.string(),
  /** The member who asks; null for a visitor or a deleted member. */
  username: z.string().nullable(),
  /** Where an answer by mail goes; null where there is no proven address. */
  email: z.string().nullable(),
  /** The language of the asker. */
  lang,
  forum: z.number().int().nullable(),
  forumName: z.string().nullable(),
  owner: person.nullable(),
  latestAt: z.number().int(),
  waitingSince: z.number().int().nullable(),
  hidePlz: z.boolean(),
  isPending: z.boolean(),
  /** Its topic is hidden or deleted. */
  isRemoved: z.boolean(),
})

export const inboxList = named('InboxThreads', {
  threads: z.array(inboxThread),
  /** For `after`; null on the last page. */
  next: z.string().nullable(),
})

export const inboxMessage = named('InboxMessage', {
  /** `post` and `inquiry` are from the source; `mail` and `note` are the company's own. */
  kind: z.enum(['post', 'inquiry', 'mail', 'note']),
  _id: z.number().int(),
  /** Null for a visitor or a deleted member. */
  author: z.string().nullable(),
  isStaff: z.boolean(),
  /** Of a post: sanitised HTML; else null. */
  html: z.string().nullable(),
  /** Of everything else: plain text. */
  text: z.string().nullable(),
  createdAt: z.number().int(),
  isPending: z.boolean(),
  isHidden: z.boolean(),
})

export const ANSWER_WAYS = ['board', 'mail'] as const

export const inboxThreadAnswer = named('InboxThreadDetail', {
  ...inboxThread.shape,
  /** The tour in each language, for answers. */
  forumNames: translated,
  /** Send it with an answer: it grows with each message. */
  version: z.number().int(),
  messages: z.array(inboxMessage),
  /** How an answer can be given, the usual one first. */
  ways: z.array(z.enum(ANSWER_WAYS)),
  /** Of the board: `/tour/{forum}/{topic}`. */
  topic: z.object({ forum: z.number().int(), topic: z.number().int() }).nullable(),
  reference: z.string().nullable(),
  people: z.number().int().nullable(),
  /** YYYY-MM-DD */
  date: z.string().nullable(),
  /** Of the desk: `/admin/bookings/{booking}`. Its answers are mailed in the booking's language. */
  booking: z.number().int().nullable(),
  /** The thread on the board that has the same text. */
  mergedInto: z.number().int().nullable(),
})

export const inboxCounts = z.object({
  /** New and waiting threads. */
  open: z.number().int(),
  /** Of these, without an answer for over a day. */
  late: z.number().int(),
})
export const inboxOverview = named('InboxOverview', {
  ...inboxCounts.shape,
  /** Admins, who may own a thread. */
  owners: z.array(person),
})

export const inboxParams = z.object({ id })
export const inboxNoteParams = z.object({ id, note: id })

export const newAnswer = named('NewInboxAnswer', {
  via: z.enum(ANSWER_WAYS),
  text: multiline(CONTENT_MAX)
    .refine((text) => visibleLength(text) > 0, 'WriteContent')
    .refine((text) => visibleLength(text) >= CONTENT_MIN, 'WriteMin'),
  /** Of the mail's frame. */
  lang,
  /** The version that the sender has read. */
  version: z.number().int(),
  /** Close the thread with the answer. */
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
  version: z.number().int(),
})
export const savedReply = named('SavedReply', {
  _id: z.number().int(),
  name: z.string(),
  kr: z.string(),
  ca: z.string(),
  cn: z.string(),
  version: z.number().int(),
})
export const savedReplies = z.object({ replies: z.array(savedReply) })

export type InboxSourceName = (typeof INBOX_SOURCES)[number]
export type InboxState = (typeof INBOX_STATES)[number]
export type InboxView = (typeof INBOX_VIEWS)[number]
export type InboxOwner = (typeof INBOX_OWNERS)[number]
export type AnswerWay = (typeof ANSWER_WAYS)[number]
export type InboxQuery = z.output<typeof inboxQuery>
export type InboxThread = z.infer<typeof inboxThread>
export type InboxThreadDetail = z.infer<typeof inboxThreadAnswer>
export type InboxMessage = z.infer<typeof inboxMessage>
export type InboxCounts = z.infer<typeof inboxCounts>
export type InboxOverview = z.infer<typeof inboxOverview>
export type NewAnswer = z.output<typeof newAnswer>
export type ThreadChange = z.output<typeof threadChange>
export type NewSavedReply = z.output<typeof newSavedReply>
export type SavedReplyChange = z.output<typeof savedReplyChange>
export type SavedReply = z.infer<typeof savedReply>

/** Places in curly brackets that no thread can fill, such as `{nmae}`. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{([^{}\n]{0,40})\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !PLACEHOLDERS.some((known) => known === name))
}
