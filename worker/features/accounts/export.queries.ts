import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { replies, topics } from '../../db/schema/board'
import { postReports } from '../../db/schema/moderation'
import { isMailOf, isOptOutOf } from '../../services/mail/outbox'
import { mailOptOuts, outbox } from '../../db/schema/mail'
import { sessions, users } from '../../db/schema/accounts'

/** More rows than a member can write in a year and a half. */
const ROWS_MAX = 5000
const MAILS_MAX = 1000

/** All data stored about a member, without hashes, codes and other people's texts. */
export async function exportAccount(db: Db, userId: number, now: number) {
  const [[account], logins, ownTopics, ownReplies, mails, reports, refusedMails] = await db.batch([
    db
      .select({
        username: users.username,
        email: users.email,
        lang: users.lang,
        avatarUrl: users.avatarUrl,
        isSuperUser: users.isSuperUser,
        verifiedAt: users.verifiedAt,
        wantEmail: users.wantEmail,
        consentAt: users.consentAt,
        consentVersion: users.consentVersion,
        createdAt: users.createdAt,
        lastActiveAt: users.lastActiveAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
    db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    db
      .select({
        _id: topics.id,
        forum: topics.tourId,
        name: topics.title,
        category: topics.category,
        tags: topics.tags,
        hidePlz: topics.isPrivate,
        createdAt: topics.createdAt,
      })
      .from(topics)
      .where(and(eq(topics.userId, userId), isNull(topics.deletedAt)))
      .orderBy(asc(topics.createdAt))
      .limit(ROWS_MAX),
    db
      .select({
        _id: replies.id,
        topic: replies.topicId,
        content: replies.content,
        createdAt: replies.createdAt,
        editedAt: replies.editedAt,
      })
      .from(replies)
      .where(and(eq(replies.userId, userId), isNull(replies.deletedAt)))
      .orderBy(asc(replies.createdAt))
      .limit(ROWS_MAX),
    db
      .select({
        kind: outbox.template,
        to: outbox.recipient,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(isMailOf(userId))
      .orderBy(desc(outbox.id))
      .limit(MAILS_MAX),
    db
      .select({
        reply: postReports.replyId,
        reason: postReports.reason,
        note: postReports.note,
        createdAt: postReports.createdAt,
      })
      .from(postReports)
      .where(eq(postReports.reporterId, userId))
      .orderBy(asc(postReports.createdAt))
      .limit(ROWS_MAX),
    db
      .select({ kind: mailOptOuts.kind, createdAt: mailOptOuts.createdAt })
      .from(mailOptOuts)
      .where(isOptOutOf(userId)),
  ])
  const posts = { topics: ownTopics, replies: ownReplies, reports }
  return {
    exportedAt: now,
    account: account ?? null,
    sessions: logins,
    ...posts,
    mails,
    refusedMails,
  }
}
