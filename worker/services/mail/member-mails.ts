import { and, eq, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { MAILS_TO_GUESTS } from '../../contracts/mail-kinds'
import type { Db, Statement } from '../../db/db'
import { replies } from '../../db/schema/board'
import { bookings } from '../../db/schema/bookings'
import { mailOptOuts, outbox } from '../../db/schema/mail'
import type { MailContent } from './mail-content'

/** Mails to a person that are not about an account. Mails to the company belong to no member. */
const TO_MEMBERS: MailContent['template'][] = [
  ...MAILS_TO_GUESTS,
  'replyNotice',
  'contactConfirmation',
  'inboxAnswer',
  'alarm',
  'bankChanged',
]

/** Condition on a member's mails: about the account, or sent to its address once that is verified. */
export function isMailOf(userId: number) {
  const { causeType, causeId, recipientKey, template } = outbox
  const isOfAccount = and(eq(causeType, 'user'), eq(causeId, String(userId)))
  const isToMember = and(eq(recipientKey, provenKey(userId)), inArray(template, TO_MEMBERS))
  return or(isOfAccount, isToMember)
}

/** Condition on the opt-outs of a member's verified address. */
export function isOptOutOf(userId: number) {
  return eq(mailOptOuts.emailKey, provenKey(userId))
}

/**
 * Deletes a member's opt-outs, mails from before `now`, and sent notices of topics in which the member wrote: they name the
 * author, to the company and to others. Must come before the statement that empties the account.
 */
export function deleteMailStatements(db: Db, userId: number, now: number): Statement[] {
  const topics = db
    .select({ id: sql`CAST(${replies.topicId} AS TEXT)` })
    .from(replies)
    .where(eq(replies.userId, userId))
  const isNotice = and(eq(outbox.causeType, 'topic'), inArray(outbox.causeId, topics))
  return [
    db.delete(outbox).where(and(isMailOf(userId), lt(outbox.createdAt, now))),
    db.delete(outbox).where(and(isNotice, isNotNull(outbox.sentAt))),
    db.delete(mailOptOuts).where(isOptOutOf(userId)),
  ]
}

/** Deletes all mails about bookings: to their guests, even to an address since corrected, and to the company. */
export function deleteBookingMails(db: Db, which: SQL | undefined): Statement {
  const ids = db
    .select({ id: sql`CAST(${bookings.id} AS TEXT)` })
    .from(bookings)
    .where(which)
  return db.delete(outbox).where(and(eq(outbox.causeType, 'booking'), inArray(outbox.causeId, ids)))
}

/** The verified address of an account as mails store it; NULL, which equals nothing, if unverified. */
function provenKey(userId: number) {
  return sql`(SELECT lower(email) FROM users WHERE id = ${userId} AND verified_at IS NOT NULL)`
}
