import { and, eq, getTableName, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { auditLog } from '../../db/schema/audit'
import { usedChallenges } from '../../db/schema/challenges'
import type { Db, Statement } from '../../db/db'
import { limitCounters } from '../../db/schema/limits'
import {
  knownDevices,
  loginFailures,
  passwordResets,
  sessions,
  users,
  verificationCodes,
} from '../../db/schema/accounts'
import { postDays, replies, topics } from '../../db/schema/board'
import { CONTACT_FORUM_ID } from '../../contracts/contact-forum'
import { contactMessages } from '../../db/schema/contact'
import { outbox } from '../../db/schema/mail'
import type { Cutoffs } from './privacy.rules'

/** Per table and run, well within D1's limits. */
const KEYS_A_RUN = 5000

/** Expired rows of a table. */
interface Retention {
  name: string
  table: SQLiteTable
  isOver: (now: number, cutoffs: Cutoffs) => SQL | undefined
}

const oldEnquiryTopics = (db: Db, { threeYears }: Cutoffs) =>
  db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.tourId, CONTACT_FORUM_ID), lt(topics.updatedAt, threeYears)))

/** Retention rules, one for each kind; children before their parents. */
export function retentions(db: Db): Retention[] {
  return [
    {
      name: 'verification codes',
      table: verificationCodes,
      isOver: (now) => lt(verificationCodes.expiresAt, now),
    },
    {
      name: 'password links',
      table: passwordResets,
      isOver: (now) => lt(passwordResets.expiresAt, now),
    },
    {
      name: 'answered sums',
      table: usedChallenges,
      isOver: (now) => lt(usedChallenges.expiresAt, now),
    },
    {
      name: 'failed logins',
      table: loginFailures,
      isOver: (now) => lt(loginFailures.expiresAt, now),
    },
    {
      name: 'known browsers',
      table: knownDevices,
      isOver: (now) => lt(knownDevices.expiresAt, now),
    },
    { name: 'counters', table: limitCounters, isOver: (now) => lt(limitCounters.expiresAt, now) },
    {
      name: 'posts a day',
      table: postDays,
      isOver: (_now, { mail }) => lt(postDays.day, dayOf(mail)),
    },
    { name: 'sessions', table: sessions, isOver: (now) => lt(sessions.expiresAt, now) },
    {
      name: 'mails after 90 days',
      table: outbox,
      isOver: (_now, { mail }) =>
        and(lt(outbox.createdAt, mail), ne(outbox.template, 'contactEnquiry')),
    },
    {
      name: 'enquiries after 3 years',
      table: outbox,
      isOver: (_now, { threeYears }) =>
        and(lt(outbox.createdAt, threeYears), eq(outbox.template, 'contactEnquiry')),
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

/** Clears expired request keys, at most `KEYS_A_RUN` a run. */
export function clearRequestKeys(
  db: Db,
  { requestKey }: Cutoffs,
): { name: string; statement: Statement }[] {
  return [users, topics, replies, outbox].map((table) => {
    const old = db
      .select({ id: table.id })
      .from(table)
      .where(and(isNotNull(table.requestKey), lt(table.createdAt, requestKey)))
      .limit(KEYS_A_RUN)
    const statement = db
      .update(table)
      .set({ requestKey: null, requestHash: null })
      .where(inArray(table.id, old))
    return { name: `request keys of ${getTableName(table)}`, statement }
  })
}

export function countOver(db: Db, { table, isOver }: Retention, now: number, cutoffs: Cutoffs) {
  return db
    .select({ n: sql<number>`count(*)` })
    .from(table)
    .where(isOver(now, cutoffs))
}

export function removeOver(
  db: Db,
  { table, isOver }: Retention,
  now: number,
  cutoffs: Cutoffs,
): Statement {
  return db.delete(table).where(isOver(now, cutoffs))
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
