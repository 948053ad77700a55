import type { InboxMessage } from '../../../contracts/inbox/inbox-thread'

/**
 * Reads the threads of one source. In SQL the thread's row is `thread` and the member who asked is
 * `asker`. Every join is a LEFT JOIN, because a list has threads of all sources.
 */
export interface InboxSource {
  join: string
  /** Expressions over the source's rows. */
  columns: {
    title: string
    /** The beginning of the newest message. */
    excerpt: string
    /** Address for an answer by mail; NULL without a proven or given one. */
    email: string
    isPrivate: string
    isPending: string
    /** Whether a mail that it caused is held. */
    isHeld: string
    /** JSON of the fields that only a thread's own page shows; see `ThreadFacts`. */
    facts: string
  }
  /** True for threads that have what is searched for. */
  matches: (search: ThreadSearch) => string
  /** Rows of `MessageColumns` for the thread whose id is the parameter `?1`, oldest first. */
  messages: string
}

/** Parameters of a search. */
interface ThreadSearch {
  /** In lower case. */
  term: string
  /** The term without spaces. */
  name: string
  /** Forms of a phone number; empty if it is none. */
  digits: readonly string[]
  /** Whether writers put spaces into such words or leave them out. */
  isKoreanOrChinese: boolean
}

/** Whether a column contains the term, or the number with any marks between its digits. */
export function hasText(column: string, { term, name, digits, ...search }: ThreadSearch): string {
  const text = search.isKoreanOrChinese
    ? `instr(replace(lower(${column}), ' ', ''), ${name}) > 0`
    : `instr(lower(${column}), ${term}) > 0`
  const bare = ['-', ' ', '.', '(', ')'].reduce(
    (sql, mark) => `replace(${sql}, '${mark}', '')`,
    column,
  )
  const numbers = digits.map((form) => `instr(${bare}, ${form}) > 0`)
  return `(${[text, ...numbers].join(' OR ')})`
}

/** Fields that only some sources have. */
export interface ThreadFacts {
  reference?: string
  people?: number | null
  date?: string | null
  /** The thread's topic; missing once it is deleted. */
  topic?: { forum: number; topic: number }
  booking?: number
}

type Flag = 'isStaff' | 'isPending' | 'isHidden'

/** A message as D1 returns it: flags are numbers. */
export type MessageColumns = Omit<InboxMessage, Flag> & Record<Flag, number>

/** Maximum number of a thread's latest messages that are shown. */
export const MESSAGES_MAX = 200
export const EXCERPT_LENGTH = 240
