import { and, eq } from 'drizzle-orm'
import type { InboxThreadDetail, InboxMessage } from '../../contracts/inbox/inbox-thread'
import type { Translated } from '../../contracts/schemas'
import { readAll, sqlRead } from '../../db/sql-reads'
import { AppError } from '../../http/errors'
import {
  MESSAGES_MAX,
  EXCERPT_LENGTH,
  type MessageColumns,
  type ThreadFacts,
} from './sources/source'
import { ofSource, sources, threadColumns, THREADS } from './thread.columns'
import type { MemberScope } from '../../http/context'
import { rowExists } from '../../db/row-exists'
import { inboxEntries, inboxThreads } from '../../db/schema/inbox'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import type { InboxThread } from '../../contracts/inbox/inbox'
import { excerpt as excerptOf } from '../../contracts/text/excerpt'
import type { AnswerWay } from '../../contracts/inbox/inbox-answers'

/** @throws AppError NotFound */
export async function getThread(
  { var: { db, lang } }: MemberScope,
  id: number,
): Promise<InboxThreadDetail> {
  const detail = `
    SELECT ${threadColumns(lang)}, thread.version, thread.merged_into AS mergedInto, ${ofSource('facts')} AS facts
    FROM ${THREADS}
    WHERE thread.id = ?1`
  const [threads, forumNames, entries, ...lists] = await readAll(db, [
    sqlRead(detail, [id], toDetail),
    sqlRead(TOUR_NAMES, [id], (row: Translated[number]) => row),
    sqlRead(ENTRIES, [id], toMessage),
    ...sources.map(([, { messages }]) => sqlRead(messages, [id], toMessage)),
  ])
  const [thread] = threads
  if (!thread) throw new AppError('NotFound')
  const messages = [...lists.flat(), ...entries].toSorted((a, b) => a.createdAt - b.createdAt)
  return { ...thread, forumNames, messages }
}

const TOUR_NAMES = `
  SELECT tour_texts.lang, tour_texts.name AS txt
  FROM inbox_threads AS thread JOIN tour_texts ON tour_texts.tour_id = thread.tour_id
  WHERE thread.id = ?1 AND tour_texts.name <> ''`

const ENTRIES = `
  SELECT * FROM (
    SELECT kind, inbox_entries.id AS _id, users.username AS author, 1 AS isStaff, NULL AS html, body AS text,
      inbox_entries.created_at AS createdAt, 0 AS isPending, 0 AS isHidden
    FROM inbox_entries LEFT JOIN users ON users.id = author_id
    WHERE thread_id = ?1
    ORDER BY inbox_entries.id DESC LIMIT ${MESSAGES_MAX})
  ORDER BY _id`

/** For the audit log. */
export const subject = (id: number) => ({ subjectType: 'inbox', subjectId: id })

/** @throws AppError NotFound */
export async function requireThread({ var: { db } }: MemberScope, id: number) {
  const [thread] = await db
    .select({ source: inboxThreads.source, sourceId: inboxThreads.sourceId })
    .from(inboxThreads)
    .where(eq(inboxThreads.id, id))
  if (!thread) throw new AppError('NotFound')
  return thread
}

/** Condition: the thread has not changed since the reader saw it. */
export function isVersion(id: number, version: number) {
  return rowExists(inboxThreads, and(eq(inboxThreads.id, id), eq(inboxThreads.version, version)))
}

/** Returns true if the request has already written an entry, null if not. @throws AppError KeyReused */
export async function findEntry({ var: { db } }: MemberScope, requestKey: RequestKey) {
  const [entry] = await db
    .select({ hash: inboxEntries.requestHash })
    .from(inboxEntries)
    .where(eq(inboxEntries.requestKey, requestKey.key))
  if (!entry) return null
  requireSameBody(requestKey, entry.hash)
  return true
}

type Flag = 'hidePlz' | 'isPending' | 'isHeld' | 'isRemoved'

/** A thread as D1 returns it: flags are numbers, and the owner is part of the row. */
type ThreadColumns = Omit<InboxThread, Flag | 'owner'> &
  Record<Flag, number> & { ownerId: number | null; ownerName: string | null }

/** A thread for a list. */
export function toThread({ ownerId, ownerName, excerpt, ...thread }: ThreadColumns): InboxThread {
  return {
    ...thread,
    excerpt: excerptOf(excerpt, EXCERPT_LENGTH),
    owner: ownerId === null ? null : { _id: ownerId, username: ownerName ?? '' },
    hidePlz: thread.hidePlz === 1,
    isPending: thread.isPending === 1,
    isHeld: thread.isHeld === 1,
    isRemoved: thread.isRemoved === 1,
  }
}

type DetailColumns = ThreadColumns & { version: number; mergedInto: number | null; facts: string }

/** A thread's row with everything that its own page shows; the usual way to answer comes first. */
function toDetail({ version, mergedInto, facts, ...columns }: DetailColumns) {
  const thread = toThread(columns)
  const none = { reference: null, people: null, date: null, topic: null, booking: null }
  const detail = { ...thread, version, mergedInto, ...none, ...(JSON.parse(facts) as ThreadFacts) }
  const ways: AnswerWay[] = []
  if (detail.topic) ways.push('board')
  if (detail.email !== null) ways.push('mail')
  return { ...detail, ways }
}

function toMessage(message: MessageColumns): InboxMessage {
  return {
    ...message,
    isStaff: message.isStaff === 1,
    isPending: message.isPending === 1,
    isHidden: message.isHidden === 1,
  }
}
