import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { MemberPage } from '../../contracts/admin/member-page'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { secondFactors, sessions, users, type UserRow } from '../../db/schema/accounts'
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

/** D1 returns a batch's rows as objects, so columns of the same name need aliases. */
const place = {
  forum: topics.tourId,
  topic: sql<number>`${topics.id}`.as('in_topic'),
  topicName: topics.title,
}

/** A member with their latest records of each kind; `now` in UTC ms. @throws AppError NotFound */
export async function readMemberPage(db: Db, userId: number, now: number): Promise<MemberPage> {
  const user = await requireMember(db, userId)
  const [notes, posts, inquiries, mails, logins, reports, [hidden], [factor]] = await db.batch([
    notesAbout(db, userId),
    postsOf(db, userId),
    inquiriesOf(db, userId),
    mailsTo(db, userId),
    sessionsOf(db, userId, now),
    reportsAbout(db, userId),
    hiddenWithBan(db, user),
    secondFactorOf(db, userId),
  ])
  const { bannedAt: at, banReason: reason, banNote } = user
  return {
    member: toMember(user),
    ban: at === null ? null : { at, reason, note: banNote ?? '', hiddenPosts: hidden?.n ?? 0 },
    secondFactorSince: factor?.since ?? null,
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

function secondFactorOf(db: Db, userId: number) {
  return db
    .select({ since: secondFactors.enabledAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
}

function mailsTo(db: Db, userId: number) {
  const { id: _id, subject, template, status, createdAt } = outbox
  return db
    .select({ _id, subject, template, status, createdAt })
    .from(outbox)
    .where(isMailOf(userId))
    .orderBy(desc(outbox.id))
    .limit(ROWS)
}

function sessionsOf(db: Db, userId: number, now: number) {
  const { id: _id, rotatedAt: usedAt, device, createdAt, revokedAt, expiresAt } = sessions
  return db
    .select({ _id, usedAt, device, createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(revokedAt), gt(expiresAt, now)))
    .orderBy(desc(usedAt))
    .limit(ROWS)
}

function notesAbout(db: Db, userId: number) {
  const { id: _id, body: text, createdAt } = memberNotes
  return db
    .select({ _id, author: users.username, text, createdAt })
    .from(memberNotes)
    .leftJoin(users, eq(users.id, memberNotes.authorId))
    .where(eq(memberNotes.userId, userId))
    .orderBy(desc(createdAt), desc(_id))
    .limit(ROWS)
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

/** Posts hidden at the time of the ban were hidden by it. */
function hiddenWithBan(db: Db, { id, bannedAt }: UserRow) {
  const count = (table: typeof topics | typeof replies) => {
    const { userId, hiddenAt, deletedAt } = table
    const isHidden = and(eq(userId, id), eq(hiddenAt, bannedAt ?? 0), isNull(deletedAt))
    return sql`(SELECT count(*) FROM ${table} WHERE ${isHidden})`
  }
  const n = sql<number>`${count(topics)} + ${count(replies)}`
  return db.select({ n }).from(sql`(SELECT 1)`)
}
