import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { FOUND_OF_A_KIND, type DeskFound } from '../../contracts/admin/desk-find'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { topics, type TopicRow } from '../../db/schema/board'
import { inboxThreads } from '../../db/schema/inbox'
import { readAll, sqlRead } from '../../db/sql-reads'
import { bookingMatchesSql } from '../../services/bookings/booking-search'
import { findCandidates } from '../../services/search/search.queries'
import { queryOf } from '../../services/search/terms'
import { membersQuery } from '../../contracts/admin/members-desk'
import { listMembers } from './members.queries'
import { findMails, MAX_SORTED } from './find-addresses.queries'

/** Rows that begin with `q` or contain its words, at most five of each kind. The browser searches the tours itself. */
export async function findAtDesk(db: Db, q: string): Promise<DeskFound> {
  const [{ members }, found, [messages, mails], [bookings]] = await Promise.all([
    listMembers(db, { ...membersQuery.parse({ q, sort: 'name' }), count: FOUND_OF_A_KIND }),
    findTopics(db, q),
    findMails(db, q),
    findBookings(db, q),
  ])
  return {
    members: members.map(({ _id, username, email }) => ({ _id, username, email })),
    topics: found,
    messages,
    bookings,
    mails,
  }
}

async function findTopics(db: Db, q: string): Promise<DeskFound['topics']> {
  const ids = await findTopicIds(db, q)
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...pick(topics, 'id', 'tourId', 'title', 'isPrivate'), thread: inboxThreads.id })
    .from(topics)
    .leftJoin(
      inboxThreads,
      and(eq(inboxThreads.source, 'topic'), eq(inboxThreads.sourceId, topics.id)),
    )
    .where(and(inArray(topics.id, ids.slice(0, MAX_SORTED)), isNull(topics.deletedAt)))
    .orderBy(desc(topics.updatedAt))
    .limit(FOUND_OF_A_KIND)
  return rows.map(toFoundTopic)
}

type TopicRead = Pick<TopicRow, 'id' | 'tourId' | 'title' | 'isPrivate'> & { thread: number | null }

function toFoundTopic({ id, tourId, title, isPrivate, thread }: TopicRead) {
  return { _id: id, forum: tourId, title, hidePlz: isPrivate, thread }
}

async function findTopicIds(db: Db, q: string): Promise<number[]> {
  const { terms } = queryOf(q.isWellFormed() ? q : '')
  const candidates = await findCandidates(db, terms, { isPublic: false })
  return [...new Set(candidates.flatMap(({ topicId }) => topicId ?? []))]
}

function findBookings(db: Db, q: string) {
  const values: string[] = []
  const ids = bookingMatchesSql(q, (value) => `?${values.push(value)}`)
  const text = `SELECT id AS _id, pid, name, created_at AS createdAt FROM bookings
    WHERE id IN (${ids}) ORDER BY id DESC LIMIT ${FOUND_OF_A_KIND}`
  return readAll(db, [sqlRead(text, values, (row: DeskFound['bookings'][number]) => row)])
}
