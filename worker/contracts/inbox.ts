import { z } from 'zod'
import { selectedIds } from './list-page'
import { count, id, lang, named } from './schemas'

/** The inbox: threads of what people write to the company, answers, notes and saved replies. */

/** Where a thread comes from: the contact form, the board, or a booking. */
export const INBOX_SOURCES = ['contact', 'topic', 'booking'] as const
export const INBOX_STATES = ['new', 'waiting', 'answered', 'done'] as const
/** `open` is new or waiting, `late` is open for over a day, `all` has no condition. */
export const INBOX_VIEWS = ['open', 'late', ...INBOX_STATES, 'all'] as const
const INBOX_OWNERS = ['all', 'me', 'none'] as const
export const LATE_AFTER_HOURS = 24

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

export type InboxSourceName = (typeof INBOX_SOURCES)[number]
export type InboxView = (typeof INBOX_VIEWS)[number]
export type InboxQuery = z.output<typeof inboxQuery>
export type InboxThread = z.infer<typeof inboxThread>
export type InboxOverview = z.infer<typeof inboxOverview>
