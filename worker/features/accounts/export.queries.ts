import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { isOptOutOf, isMailOf } from '../../services/mail/member-mails'
import { bookingExport, guestExport, namedExport } from '../../services/members/booking-export'
import { isBookingOf, isGuestOf } from '../../services/members/booking-records'
import { mailOptOuts, outbox } from '../../db/schema/mail'
import { memberNotes } from '../../db/schema/member-notes'
import { filesOfMail } from '../../services/mail/files-of-mail'
import { sessions, users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { postReports } from '../../db/schema/moderation'
import { contactMessages } from '../../db/schema/contact'
import { inboxEntries } from '../../db/schema/inbox'
import { isEntryAbout, isInquiryOf } from '../../services/members/inbox-records'

/** All data stored about a member, except hashes, codes and other people's texts. */
export async function exportAccount(db: Db, userId: number, now: number) {
  const [[account = null], logins, ownTopics, ownReplies, reports, mails, refusedMails, ...asked] =
    await db.batch([
      ...accountOf(db, userId),
      ...postsOf(db, userId),
      ...mailsOf(db, userId),
      ...inquiriesOf(db, userId),
      notesAbout(db, userId),
      guestExport(db, isGuestOf(userId)),
      ...bookingExport(db, isBookingOf(userId)),
    ])
  const [inquiries, answers, notes, guestRecords, ...booked] = asked
  return {
    exportedAt: now,
    account,
    sessions: logins,
    topics: ownTopics,
    replies: ownReplies,
    reports,
    mails,
    refusedMails,
    inquiries,
    answers,
    ...namedExport(booked),
    notes,
    guestRecords,
  }
}

/** More rows than a member can write in a year and a half. */
const ROWS_MAX = 5000
const MAILS_MAX = 1000

function accountOf(db: Db, userId: number) {
  const account = {
    ...pick(users, 'username', 'email', 'lang', 'avatarUrl', 'verifiedAt'),
    isSuperUser: users.isAdmin,
    role: users.partRole,
    secondFactorSince: sql<
      number | null
    >`(select enabled_at from second_factors where user_id = ${users.id})`,
    ...pick(users, 'wantEmail', 'consentAt', 'consentVersion', 'createdAt', 'lastActiveAt'),
  }
  return [
    db.select(account).from(users).where(eq(users.id, userId)),
    db
      .select(pick(sessions, 'device', 'createdAt', 'expiresAt'))
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
  ] as const
}

function mailsOf(db: Db, userId: number) {
  const { template: kind, recipient: to, createdAt, sentAt } = outbox
  return [
    db
      .select({ kind, to, createdAt, sentAt, attachments: filesOfMail })
      .from(outbox)
      .where(isMailOf(userId))
      .orderBy(desc(outbox.id))
      .limit(MAILS_MAX),
    db
      .select(pick(mailOptOuts, 'kind', 'createdAt'))
      .from(mailOptOuts)
      .where(isOptOutOf(userId)),
  ] as const
}

function notesAbout(db: Db, userId: number) {
  return db
    .select({ text: memberNotes.body, createdAt: memberNotes.createdAt })
    .from(memberNotes)
    .where(eq(memberNotes.userId, userId))
    .orderBy(asc(memberNotes.createdAt))
}

/** Topics, replies and reports, oldest first. */
function postsOf(db: Db, userId: number) {
  const ownTopics = db
    .select({
      _id: topics.id,
      forum: topics.tourId,
      name: topics.title,
      ...pick(topics, 'category', 'tags'),
      hidePlz: topics.isPrivate,
      createdAt: topics.createdAt,
    })
    .from(topics)
    .where(and(eq(topics.userId, userId), isNull(topics.deletedAt)))
    .orderBy(asc(topics.createdAt))
    .limit(ROWS_MAX)
  return [ownTopics, repliesOf(db, userId), reportsOf(db, userId)] as const
}

function repliesOf(db: Db, userId: number) {
  return db
    .select({
      _id: replies.id,
      topic: replies.topicId,
      ...pick(replies, 'content', 'createdAt', 'editedAt'),
    })
    .from(replies)
    .where(and(eq(replies.userId, userId), isNull(replies.deletedAt)))
    .orderBy(asc(replies.createdAt))
    .limit(ROWS_MAX)
}

function reportsOf(db: Db, userId: number) {
  return db
    .select({ reply: postReports.replyId, ...pick(postReports, 'reason', 'note', 'createdAt') })
    .from(postReports)
    .where(eq(postReports.reporterId, userId))
    .orderBy(asc(postReports.createdAt))
    .limit(ROWS_MAX)
}

/** Contact form messages and the company's mailed answers, without its internal notes. */
function inquiriesOf(db: Db, userId: number) {
  return [
    db
      .select(pick(contactMessages, 'reference', 'email', 'subject', 'body', 'createdAt'))
      .from(contactMessages)
      .where(isInquiryOf(db, userId))
      .orderBy(asc(contactMessages.createdAt))
      .limit(ROWS_MAX),
    db
      .select({ to: inboxEntries.recipient, ...pick(inboxEntries, 'body', 'createdAt') })
      .from(inboxEntries)
      .where(and(isEntryAbout(db, userId), eq(inboxEntries.kind, 'mail')))
      .orderBy(asc(inboxEntries.createdAt))
      .limit(ROWS_MAX),
  ] as const
}
