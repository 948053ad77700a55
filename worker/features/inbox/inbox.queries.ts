import { and, asc, eq, isNull } from 'drizzle-orm'
import type { InboxMessage, InboxThreadDetail } from '../../contracts/inbox-thread'
import type { InboxOverview, InboxQuery, InboxSourceName, InboxThread } from '../../contracts/inbox'
import { excerpt as excerptOf } from '../../contracts/excerpt'
import type { Lang } from '../../contracts/languages'
import type { Translated } from '../../contracts/schemas'
import type { Db } from '../../db/db'
import { inboxCountsStatement, lateBefore, openThreads } from '../../db/inbox-counts'
import { users } from '../../db/schema/accounts'
import { readAll, sqlRead } from '../../db/sql-reads'
import { tourNameSql } from '../../db/tour-names'
import { AppError } from '../../http/errors'
import { bookingSource } from './sources/booking.source'
import { contactSource } from './sources/contact.source'
import {
  EXCERPT_LENGTH,
  MESSAGES_MAX,
  type InboxSource,
  type MessageColumns,
  type ThreadFacts,
} from './sources/source'
import { topicSource } from './sources/topic.source'
import { answerWays } from './inbox.rules'

const SOURCES: Record<InboxSourceName, InboxSource> = {
  contact: contactSource,
  topic: topicSource,
  booking: bookingSource,
}
const sources = Object.entries(SOURCES)

/** An expression that each source defines. */
const ofSource = (column: keyof InboxSource['columns']) =>
  `CASE thread.source ${sources.map(([name, { columns }]) => `WHEN '${name}' THEN ${columns[column]}`).join(' ')} END`

type Flag = 'hidePlz' | 'isPending' | 'isRemoved'
/** A thread as D1 returns it: flags are numbers, and the owner is part of the row. */
type ThreadColumns = Omit<InboxThread, Flag | 'owner'> &
  Record<Flag, number> & { ownerId: number | null; ownerName: string | null }

const threadColumns = (lang: Lang) => `
  thread.id AS _id,
  thread.source,
  thread.state,
  coalesce(${ofSource('title')}, '') AS title,
  coalesce(${ofSource('excerpt')}, '') AS excerpt,
  asker.username,
  ${ofSource('email')} AS email,
  thread.lang,
  thread.tour_id AS forum,
  ${tourNameSql(lang, 'thread.tour_id')} AS forumName,
  owner.id AS ownerId,
  owner.username AS ownerName,
  thread.latest_at AS latestAt,
  thread.waiting_since AS waitingSince,
  ${ofSource('isPrivate')} AS hidePlz,
  ${ofSource('isPending')} AS isPending,
  thread.removed_at IS NOT NULL AS isRemoved`

const THREADS = `
  inbox_threads AS thread
  ${sources.map(([, { join }]) => join).join('\n  ')}
  LEFT JOIN users AS asker ON asker.id = thread.user_id
  LEFT JOIN users AS owner ON owner.id = thread.owner_id`

interface Reader {
  userId: number
  lang: Lang
  now: number
}

/** Threads, the newest message first unless the query says otherwise, and where the next page begins. */
export async function listThreads(db: Db, query: InboxQuery, reader: Reader) {
  const { conditions, values } = conditionsOf(query, reader)
  const direction = query.sort === 'latest' ? 'ASC' : 'DESC'
  const text = `
    SELECT ${threadColumns(reader.lang)}
    FROM ${THREADS}
    WHERE ${conditions.join(' AND ') || '1'}
    ORDER BY thread.latest_at ${direction}, thread.id ${direction}
    LIMIT ${query.count + 1}`
  const [rows] = await readAll(db, [sqlRead(text, values, toThread)])
  const threads = rows.slice(0, query.count)
  const last = threads.at(-1)
  return {
    threads,
    next: last && rows.length > query.count ? `${last.latestAt}.${last._id}` : null,
  }
}

function conditionsOf(
  { view, owner, source, lang, tour, q, sort, after }: InboxQuery,
  { userId, now }: Reader,
) {
  const values: (string | number)[] = []
  const bind = (value: string | number) => `?${values.push(value)}`
  const conditions: string[] = []
  if (view === 'answered' || view === 'done') conditions.push(`thread.state = '${view}'`)
  else if (view !== 'all') conditions.push(openThreads('thread'))
  if (view === 'new' || view === 'waiting') conditions.push(`thread.state = '${view}'`)
  if (view === 'late') conditions.push(`thread.waiting_since < ${bind(lateBefore(now))}`)
  if (owner === 'me') conditions.push(`thread.owner_id = ${bind(userId)}`)
  if (owner === 'none') conditions.push('thread.owner_id IS NULL')
  if (source) conditions.push(`thread.source = ${bind(source)}`)
  if (lang) conditions.push(`thread.lang = ${bind(lang)}`)
  if (tour) conditions.push(`thread.tour_id = ${bind(tour)}`)
  if (q) conditions.push(matchesSql(bind(q.normalize('NFC').toLowerCase())))
  if (after)
    conditions.push(
      `(thread.latest_at, thread.id) ${sort === 'latest' ? '>' : '<'} (${bind(after.latestAt)}, ${bind(after.id)})`,
    )
  return { conditions, values }
}

function matchesSql(term: string): string {
  const own = `EXISTS (SELECT 1 FROM inbox_entries
    WHERE inbox_entries.thread_id = thread.id AND instr(lower(inbox_entries.body), ${term}) > 0)`
  const asker = `instr(asker.username_key, ${term}) > 0 OR instr(asker.email_key, ${term}) > 0`
  return `(${[...sources.map(([, { matches }]) => matches(term)), asker, own].join(' OR ')})`
}

function toThread({ ownerId, ownerName, excerpt, ...thread }: ThreadColumns): InboxThread {
  return {
    ...thread,
    excerpt: excerptOf(excerpt, EXCERPT_LENGTH),
    owner: ownerId === null ? null : { _id: ownerId, username: ownerName ?? '' },
    hidePlz: thread.hidePlz === 1,
    isPending: thread.isPending === 1,
    isRemoved: thread.isRemoved === 1,
  }
}

type DetailColumns = ThreadColumns & { version: number; mergedInto: number | null; facts: string }

function toDetail({ version, mergedInto, facts, ...columns }: DetailColumns) {
  const thread = toThread(columns)
  const {
    reference = null,
    people = null,
    date = null,
    topic = null,
    booking = null,
  } = JSON.parse(facts) as ThreadFacts
  const detail = { ...thread, version, mergedInto, reference, people, date, topic, booking }
  return { ...detail, ways: answerWays(detail) }
}

/** @throws AppError NotFound */
export async function getThread(db: Db, id: number, lang: Lang): Promise<InboxThreadDetail> {
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

function toMessage({ isStaff, isPending, isHidden, ...message }: MessageColumns): InboxMessage {
  return {
    ...message,
    isStaff: isStaff === 1,
    isPending: isPending === 1,
    isHidden: isHidden === 1,
  }
}

/** Counts of the inbox at `now` (UTC ms), and who may own a thread. */
export async function readOverview(db: Db, now: number): Promise<InboxOverview> {
  const [[counts], owners] = await db.batch([
    inboxCountsStatement(db, now),
    db
      .select({ _id: users.id, username: users.username })
      .from(users)
      .where(and(eq(users.isSuperUser, true), isNull(users.deletedAt)))
      .orderBy(asc(users.usernameKey)),
  ])
  return {
    open: counts?.open ?? 0,
    late: counts?.late ?? 0,
    owners: owners.map(({ _id, username }) => ({ _id, username: username ?? '' })),
  }
}
