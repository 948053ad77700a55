import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { FOUND_OF_A_KIND, type DeskFound } from '../../contracts/admin/desk-find'
import { foldTyped } from '../../contracts/text/fold-typed'
import type { Db } from '../../db/db'
import { topics } from '../../db/schema/board'
import { inboxThreads } from '../../db/schema/inbox'
import { readAll, sqlRead } from '../../db/sql-reads'
import { bookingMatchesSql } from '../../bookings/data/booking-search'
import { findCandidates } from '../../services/search/search.queries'
import { queryOf } from '../../services/search/terms'
import { mayRole, type Permission } from '../../contracts/accounts/permissions'
import { membersQuery } from '../../contracts/admin/members-desk'
import type { DeskReader } from './dashboard.queries'
import { listMembers } from './members.queries'
import { LAST_CHARACTER } from '../../db/fold-text'
import { blankSecrets } from '../../services/mail/secrets'

/** Maximum number of rows with the same beginning that are sorted. */
const MAX_SORTED = 50

type Message = DeskFound['messages'][number]
type Mail = DeskFound['mails'][number] & { template: string }

/** Rows that begin with `q` or contain its words, at most five of each kind that the sender may see. The browser searches the tours itself. */
export async function findAtDesk(
  { db, member }: Omit<DeskReader, 'now'>,
  q: string,
): Promise<DeskFound> {
  const may = (permission: Permission) => mayRole(member.role, permission)
  const [members, topics, [messages, mails], [bookings]] = await Promise.all([
    may('members:manage') ? findMembers(db, q) : [],
    // Private ones are inquiries.
    may('inbox:use') ? findTopics(db, q) : [],
    may('inbox:use') && may('mails:manage') ? findMails(db, q) : [[], []],
    may('bookings:read') ? findBookings(db, q) : [[]],
  ])
  return { members, topics, messages, bookings, mails }
}

async function findMembers(db: Db, q: string): Promise<DeskFound['members']> {
  const query = { ...membersQuery.parse({ q, sort: 'name' }), count: FOUND_OF_A_KIND }
  const { members } = await listMembers(db, query)
  return members.map(({ _id, username, email }) => ({ _id, username, email }))
}

async function findTopics(db: Db, q: string): Promise<DeskFound['topics']> {
  const ids = await findTopicIds(db, q)
  if (ids.length === 0) return []
  return db
    .select({
      _id: topics.id,
      forum: topics.tourId,
      title: topics.title,
      hidePlz: topics.isPrivate,
      thread: inboxThreads.id,
    })
    .from(topics)
    .leftJoin(
      inboxThreads,
      and(eq(inboxThreads.source, 'topic'), eq(inboxThreads.sourceId, topics.id)),
    )
    .where(and(inArray(topics.id, ids.slice(0, MAX_SORTED)), isNull(topics.deletedAt)))
    .orderBy(desc(topics.updatedAt))
    .limit(FOUND_OF_A_KIND)
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

/** Contact messages and mails by the beginning of an address, in one round trip. */
function findMails(db: Db, q: string) {
  const first = foldTyped(q).toLowerCase()
  const values = [first, first + LAST_CHARACTER, MAX_SORTED, FOUND_OF_A_KIND]
  return readAll(db, [
    sqlRead(
      `SELECT thread.id AS _id, message.subject, message.email, message.created_at AS createdAt
      FROM (
        SELECT * FROM contact_messages INDEXED BY contact_messages_by_email
        WHERE email_key >= ?1 AND email_key < ?2 AND body IS NOT NULL LIMIT ?3) AS message
      JOIN inbox_threads AS thread ON thread.source = 'contact' AND thread.source_id = message.id
      ORDER BY message.created_at DESC LIMIT ?4`,
      values,
      (row: Message) => row,
    ),
    sqlRead(
      `SELECT id AS _id, recipient AS "to", subject, template, created_at AS createdAt
      FROM (
        SELECT * FROM outbox INDEXED BY outbox_by_recipient
        WHERE recipient_key >= ?1 AND recipient_key < ?2 LIMIT ?3)
      ORDER BY id DESC LIMIT ?4`,
      values,
      ({ template, ...mail }: Mail) => ({ ...mail, subject: blankSecrets(template, mail.subject) }),
    ),
  ])
}
