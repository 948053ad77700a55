import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { replies, topics } from '../../db/schema/board'
import { bookingMessages, bookings, travellers } from '../../db/schema/bookings'
import { paymentClaims } from '../../db/schema/payments'
import { contactMessages } from '../../db/schema/contact'
import { inboxEntries } from '../../db/schema/inbox'
import { memberNotes } from '../../db/schema/member-notes'
import { postReports } from '../../db/schema/moderation'
import { filesOfMail } from '../../services/mail/files-of-mail'
import { isMailOf, isOptOutOf } from '../../services/mail/outbox'
import { bookingIdsOf, isBookingOf } from '../../services/members/booking-records'
import { isEntryAbout, isInquiryOf } from '../../services/members/inbox-records'
import { mailOptOuts, outbox } from '../../db/schema/mail'
import { sessions, users } from '../../db/schema/accounts'

/** More rows than a member can write in a year and a half. */
const ROWS_MAX = 5000
const MAILS_MAX = 1000

/** All data stored about a member, without hashes, codes and other people's texts. */
export async function exportAccount(db: Db, userId: number, now: number) {
  const [[account = null], logins, ownTopics, ownReplies, reports, mails, refusedMails, ...asked] =
    await db.batch([
      db
        .select({
          ...pick(users, 'username', 'email', 'lang', 'avatarUrl', 'isSuperUser', 'verifiedAt'),
          ...pick(users, 'wantEmail', 'consentAt', 'consentVersion', 'createdAt', 'lastActiveAt'),
        })
        .from(users)
        .where(eq(users.id, userId)),
      db
        .select(pick(sessions, 'device', 'createdAt', 'expiresAt'))
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt)),
      ...postsOf(db, userId),
      db
        .select({
          kind: outbox.template,
          to: outbox.recipient,
          ...pick(outbox, 'createdAt', 'sentAt'),
          attachments: filesOfMail,
        })
        .from(outbox)
        .where(isMailOf(userId))
        .orderBy(desc(outbox.id))
        .limit(MAILS_MAX),
      db
        .select(pick(mailOptOuts, 'kind', 'createdAt'))
        .from(mailOptOuts)
        .where(isOptOutOf(userId)),
      ...inquiriesOf(db, userId),
      ...bookingsOf(db, userId),
      db
        .select({ text: memberNotes.body, createdAt: memberNotes.createdAt })
        .from(memberNotes)
        .where(eq(memberNotes.userId, userId))
        .orderBy(asc(memberNotes.createdAt)),
    ])
  const [inquiries, answers, ownBookings, bookingTexts, party, ownClaims, notes] = asked
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
    bookings: ownBookings,
    bookingMessages: bookingTexts,
    travellers: party,
    claims: ownClaims,
    notes,
  }
}

/** Topics, replies and reports, oldest first. */
function postsOf(db: Db, userId: number) {
  return [
    db
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
      .limit(ROWS_MAX),
    db
      .select({
        _id: replies.id,
        topic: replies.topicId,
        ...pick(replies, 'content', 'createdAt', 'editedAt'),
      })
      .from(replies)
      .where(and(eq(replies.userId, userId), isNull(replies.deletedAt)))
      .orderBy(asc(replies.createdAt))
      .limit(ROWS_MAX),
    db
      .select({ reply: postReports.replyId, ...pick(postReports, 'reason', 'note', 'createdAt') })
      .from(postReports)
      .where(eq(postReports.reporterId, userId))
      .orderBy(asc(postReports.createdAt))
      .limit(ROWS_MAX),
  ] as const
}

/** Messages of the contact form, and what the company answered by mail. Its notes are its own. */
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

/** Bookings with what guest and company wrote, who travels, and what was said about transfers. The company's notes are its own. */
function bookingsOf(db: Db, userId: number) {
  const ids = bookingIdsOf(db, userId)
  return [
    db
      .select({
        ...pick(bookings, 'pid', 'status', 'tourId', 'lang', 'name', 'email', 'phone', 'wishDay'),
        ...pick(bookings, 'flexDays', 'party', 'children', 'pickupKind', 'pickup', 'notes'),
        ...pick(bookings, 'agreesToJoin', 'termsVersion', 'currency', 'total', 'deposit', 'paid'),
        createdAt: bookings.createdAt,
      })
      .from(bookings)
      .where(isBookingOf(userId))
      .orderBy(asc(bookings.id))
      .limit(ROWS_MAX),
    db
      .select({
        booking: bookings.pid,
        ...pick(bookingMessages, 'author', 'body', 'createdAt'),
      })
      .from(bookingMessages)
      .innerJoin(bookings, eq(bookings.id, bookingMessages.bookingId))
      .where(and(isBookingOf(userId), ne(bookingMessages.author, 'note')))
      .orderBy(asc(bookingMessages.id))
      .limit(ROWS_MAX),
    db
      .select(pick(travellers, 'name', 'ageGroup', 'childSeat', 'diet', 'health', 'emergency'))
      .from(travellers)
      .where(inArray(travellers.bookingId, ids))
      .orderBy(asc(travellers.id))
      .limit(ROWS_MAX),
    db
      .select({
        booking: bookings.pid,
        ...pick(paymentClaims, 'amount', 'method', 'sentDay', 'payer', 'createdAt', 'settledAt'),
        // The address of the file, for its owner.
        receipt: sql<string | null>`iif(${paymentClaims.receiptKey} IS NULL, NULL,
          '/api/guest/' || ${bookings.pid} || '/receipt/' || ${paymentClaims.id})`,
      })
      .from(paymentClaims)
      .innerJoin(bookings, eq(bookings.id, paymentClaims.bookingId))
      .where(isBookingOf(userId))
      .orderBy(asc(paymentClaims.id))
      .limit(ROWS_MAX),
  ] as const
}
