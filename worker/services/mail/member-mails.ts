import { and, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { MAILS_TO_GUESTS } from '../../contracts/admin/mail-kinds'
import type { Db, Statement } from '../../db/db'
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

/** Deletes a member's opt-outs and mails from before `now`. Must come before the statement that empties the account. */
export function deleteMailStatements(db: Db, userId: number, now: number): Statement[] {
  return [
    db.delete(outbox).where(and(isMailOf(userId), lt(outbox.createdAt, now))),
    db.delete(mailOptOuts).where(isOptOutOf(userId)),
  ]
}

/** Deletes the mails to the guests of bookings, even to an address since corrected; those to the company stay. */
export function deleteBookingMails(db: Db, which: SQL | undefined): Statement {
  const ids = db
    .select({ id: sql`CAST(${bookings.id} AS TEXT)` })
    .from(bookings)
    .where(which)
  const isOfBooking = and(eq(outbox.causeType, 'booking'), inArray(outbox.causeId, ids))
  return db.delete(outbox).where(and(isOfBooking, inArray(outbox.template, TO_MEMBERS)))
}

/** The verified address of an account as mails store it; NULL, which equals nothing, if unverified. */
function provenKey(userId: number) {
  return sql`(SELECT lower(email) FROM users WHERE id = ${userId} AND verified_at IS NOT NULL)`
}
