import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { MemberPage } from '../../contracts/members'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { sessions, users, type UserRow } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { bookings } from '../../db/schema/bookings'
import { contactMessages } from '../../db/schema/contact'
import { inboxThreads } from '../../db/schema/inbox'
import { outbox } from '../../db/schema/mail'
import { memberNotes } from '../../db/schema/member-notes'
import { postReports } from '../../db/schema/moderation'
import { isMailOf } from '../../services/mail/member-mails'
import { blankSecrets } from '../../services/mail/secrets'
import { requireMember, toMember } from './members.queries'

const ROWS = 20
const EXCERPT = 200

/**
 * A member with what belongs to them, the latest of each; `now` in UTC ms.
 * @throws AppError NotFound
 */
export async function readMemberPage(db: Db, userId: number, now: number): Promise<MemberPage> {
  const user = await requireMember(db, userId)
  const [notes, posts, inquiries, mails, logins, reports, [hidden]] = await db.batch([
    notesAbout(db, userId),
    postsOf(db, userId),
    inquiriesOf(db, userId),
    mailsTo(db, userId),
    sessionsOf(db, userId, now),
    reportsAbout(db, userId),
    hiddenWithBan(db, user),
  ])
  return {
    member: toMember(user),
    ban: user.bannedAt === null ? null : banOf(user, user.bannedAt, hidden?.n ?? 0),
    notes,
    posts: posts.map(({ isHidden, ...post }) => ({ ...post, isHidden: isHidden === 1 })),
    inquiries,
    mails: mails.map(({ template, subject, ...mail }) => ({
      subject: blankSecrets(template, subject),
      ...mail,
    })),
    sessions: logins,
    reports,
  }
}

function mailsTo(db: Db, userId: number) {
  return db
    .select({
      _id: outbox.id,
      subject: outbox.subject,
      template: outbox.template,
      ...pick(outbox, 'status', 'createdAt'),
    })
    .from(outbox)
    .where(isMailOf(userId))
    .orderBy(desc(outbox.id))
    .limit(ROWS)
}

function sessionsOf(db: Db, userId: number, now: number) {
  return db
    .select({
      _id: sessions.id,
      usedAt: sessions.rotatedAt,
      ...pick(sessions, 'device', 'createdAt'),
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.rotatedAt))
    .limit(ROWS)
}

function banOf({ banReason, banNote }: UserRow, at: number, hiddenPosts: number) {
  return { at, reason: banReason, note: banNote ?? '', hiddenPosts }
}

function notesAbout(db: Db, userId: number) {
  return db
    .select({
      _id: memberNotes.id,
      author: users.username,
      text: memberNotes.body,
      createdAt: memberNotes.createdAt,
    })
    .from(memberNotes)
    .leftJoin(users, eq(users.id, memberNotes.authorId))
    .where(eq(memberNotes.userId, userId))
    .orderBy(desc(memberNotes.createdAt), desc(memberNotes.id))
    .limit(ROWS)
}

/** A batch returns objects, so that columns of the same name need another one. */
const place = {
  forum: topics.tourId,
  topic: sql<number>`${topics.id}`.as('in_topic'),
  topicName: topics.title,
}

function postsOf(db: Db, userId: number) {
  return db
    .select({
      ...place,
      _id: replies.id,
      excerpt: sql<string>`substr(${replies.content}, 1, ${EXCERPT})`,
      isHidden: sql<number>`(${replies.hiddenAt} IS NOT NULL OR (${replies.isOpening} = 1 AND ${topics.hiddenAt} IS NOT NULL))`,
      ...pick(replies, 'isOpening', 'createdAt'),
    })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(and(eq(replies.userId, userId), isNull(replies.deletedAt), isNull(topics.deletedAt)))
    .orderBy(desc(replies.createdAt), desc(replies.id))
    .limit(ROWS)
}

function inquiriesOf(db: Db, userId: number) {
  const isContact = eq(inboxThreads.source, 'contact')
  const title = sql<string>`coalesce(CASE ${inboxThreads.source} WHEN 'contact' THEN ${contactMessages.subject}
    WHEN 'topic' THEN ${topics.title} ELSE ${bookings.pid} END, '')`
  return db
    .select({ _id: inboxThreads.id, title, ...pick(inboxThreads, 'source', 'state', 'latestAt') })
    .from(inboxThreads)
    .leftJoin(contactMessages, and(isContact, eq(contactMessages.id, inboxThreads.sourceId)))
    .leftJoin(topics, and(eq(inboxThreads.source, 'topic'), eq(topics.id, inboxThreads.sourceId)))
    .leftJoin(
      bookings,
      and(eq(inboxThreads.source, 'booking'), eq(bookings.id, inboxThreads.sourceId)),
    )
    .where(and(eq(inboxThreads.userId, userId), isNull(inboxThreads.mergedInto)))
    .orderBy(desc(inboxThreads.latestAt))
    .limit(ROWS)
}

function reportsAbout(db: Db, userId: number) {
  return db
    .select({
      ...place,
      _id: postReports.id,
      reply: sql<number>`${replies.id}`.as('reported'),
      ...pick(postReports, 'reason', 'note', 'createdAt', 'resolvedAt'),
    })
    .from(postReports)
    .innerJoin(replies, eq(replies.id, postReports.replyId))
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(eq(replies.userId, userId))
    .orderBy(desc(postReports.id))
    .limit(ROWS)
}

/** Hidden at the moment of the ban: with it. */
function hiddenWithBan(db: Db, { id, bannedAt }: UserRow) {
  const isHidden = (table: typeof topics | typeof replies) =>
    and(eq(table.userId, id), eq(table.hiddenAt, bannedAt ?? 0), isNull(table.deletedAt))
  const count = (table: typeof topics | typeof replies) =>
    db
      .select({ n: sql<number>`count(*)` })
      .from(table)
      .where(isHidden(table))
  return db
    .select({ n: sql<number>`(${count(topics)}) + (${count(replies)})` })
    .from(sql`(SELECT 1)`)
}
