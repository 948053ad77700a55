import type { InboxMessage } from '../../../contracts/inbox/inbox-thread'

/**
 * How threads of one source are read. SQL names the thread's row `thread` and the member who asks `asker`; every join is
 * a LEFT JOIN, because a list holds threads of all sources.
 */
export interface InboxSource {
  join: string
  /** Expressions over the source's rows. */
  columns: {
    title: string
    /** The beginning of the newest message. */
    excerpt: string
    /** Where an answer by mail goes; NULL without a proven or given address. */
    email: string
    isPrivate: string
    isPending: string
    /** JSON of the fields that only a thread's own page shows; see `ThreadFacts`. */
    facts: string
  }
  /** True for threads whose text contains the parameter `term`, which is in lower case. */
  matches: (term: string) => string
  /** Rows of `MessageColumns` of the thread whose id is the parameter `?1`, the oldest first. */
  messages: string
}

/** Fields that some sources have. */
export interface ThreadFacts {
  reference?: string
  people?: number | null
  date?: string | null
  /** Where the board shows it; missing once it is deleted. */
  topic?: { forum: number; topic: number }
  booking?: number
}

type Flag = 'isStaff' | 'isPending' | 'isHidden'

/** A message as D1 returns it: flags are numbers. */
export type MessageColumns = Omit<InboxMessage, Flag> & Record<Flag, number>

/** Messages of one thread that are shown, the latest. */
export const MESSAGES_MAX = 200
export const EXCERPT_LENGTH = 240
