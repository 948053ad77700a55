import { z } from 'zod'
import { selectedIds } from '../list-page'
import { count, id, lang } from '../schemas'
import { INBOX_SOURCES, INBOX_STATES } from './inbox'

/** `open` is new or waiting, `late` is open for over a day, `all` has no condition. */
export const INBOX_VIEWS = ['open', 'late', ...INBOX_STATES, 'all'] as const
const INBOX_OWNERS = ['all', 'me', 'none'] as const

/** The last row of a page as `{latestAt}.{id}`: the next page starts after it. */
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

export type InboxView = (typeof INBOX_VIEWS)[number]
export type InboxQuery = z.output<typeof inboxQuery>
