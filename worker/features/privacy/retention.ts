import { and, eq, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { auditLog } from '../../platform/audit.tables'
import { usedChallenges } from '../../platform/challenge.tables'
import type { Db, Statement } from '../../platform/db'
import { limitCounters } from '../../platform/limits.tables'
import { loginFailures, passwordResets, sessions, users, verificationCodes } from '../accounts/accounts.tables'
import { postDays, replies, topics } from '../board/board.tables'
import { CONTACT_FORUM_ID } from '../contact/contact-forum.contract'
import { contactMessages } from '../contact/contact.tables'
import { outbox } from '../mail/mail.tables'
import type { Cutoffs } from './privacy.rules'

/** Rows of a table whose time is over. */
export interface Retention {
  name: string
  table: SQLiteTable
  isOver: (now: number, cutoffs: Cutoffs) => SQL | undefined
}

const oldEnquiryTopics = (db: Db, { threeYears }: Cutoffs) =>
  db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.tourId, CONTACT_FORUM_ID), lt(topics.updatedAt, threeYears)))

/** Everything that goes by itself, one line a kind; what depends on another stands before it. */
export function retentions(db: Db): Retention[] {
  return [
    { name: 'verification codes', table: verificationCodes, isOver: (now) => lt(verificationCodes.expiresAt, now) },
    { name: 'password links', table: passwordResets, isOver: (now) => lt(passwordResets.expiresAt, now) },
    { name: 'answered sums', table: usedChallenges, isOver: (now) => lt(usedChallenges.expiresAt, now) },
    { name: 'failed logins', table: loginFailures, isOver: (now) => lt(loginFailures.expiresAt, now) },
    { name: 'counters', table: limitCounters, isOver: (now) => lt(limitCounters.expiresAt, now) },
    { name: 'posts a day', table: postDays, isOver: (_now, { mail }) => lt(postDays.day, dayOf(mail)) },
    { name: 'sessions', table: sessions, isOver: (now) => lt(sessions.expiresAt, now) },
    {
      name: 'mails after 90 days',
      table: outbox,
      isOver: (_now, { mail }) => and(lt(outbox.createdAt, mail), ne(outbox.template, 'contactEnquiry')),
    },
    {
      name: 'enquiries after 3 years',
      table: outbox,
      isOver: (_now, { threeYears }) => and(lt(outbox.createdAt, threeYears), eq(outbox.template, 'contactEnquiry')),
    },
    {
      name: 'references of enquiries after 3 years',
      table: contactMessages,
      isOver: (_now, { threeYears }) => lt(contactMessages.createdAt, threeYears),
    },
    {
      name: 'replies in the contact forum after 3 years',
      table: replies,
      isOver: (_now, cutoffs) => inArray(replies.topicId, oldEnquiryTopics(db, cutoffs)),
    },
    {
      name: 'topics in the contact forum after 3 years',
      table: topics,
      isOver: (_now, cutoffs) => inArray(topics.id, oldEnquiryTopics(db, cutoffs)),
    },
    {
      name: 'audit rows after 5 years',
      table: auditLog,
      isOver: (_now, { fiveYears }) => lt(auditLog.at, fiveYears),
    },
  ]
}

/** Takes the request keys off rows that are too old to be asked for again. */
export function forgetRequestKeys(db: Db, { requestKey }: Cutoffs): Statement[] {
  const forgotten = { requestKey: null, requestHash: null }
  const isOld = (table: typeof users | typeof topics | typeof replies | typeof outbox) =>
    and(isNotNull(table.requestKey), lt(table.createdAt, requestKey))
  return [
    db.update(users).set(forgotten).where(isOld(users)),
    db.update(topics).set(forgotten).where(isOld(topics)),
    db.update(replies).set(forgotten).where(isOld(replies)),
    db.update(outbox).set(forgotten).where(isOld(outbox)),
  ]
}

export function countOver(db: Db, { table, isOver }: Retention, now: number, cutoffs: Cutoffs) {
  return db
    .select({ n: sql<number>`count(*)` })
    .from(table)
    .where(isOver(now, cutoffs))
}

export function removeOver(db: Db, { table, isOver }: Retention, now: number, cutoffs: Cutoffs): Statement {
  return db.delete(table).where(isOver(now, cutoffs))
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
