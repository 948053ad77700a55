import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { contactMessages } from '../../db/schema/contact'
import { inboxEntries, inboxThreads } from '../../db/schema/inbox'
import { outbox } from '../../db/schema/mail'

/** Condition on a member's contact messages: of the verified address, or linked with the account since they came. */
export function isInquiryOf(db: Db, userId: number) {
  const provenKey = sql`(SELECT email_key FROM users WHERE id = ${userId} AND verified_at IS NOT NULL)`
  const isLinked = and(eq(inboxThreads.userId, userId), eq(inboxThreads.source, 'contact'))
  const linked = db.select({ id: inboxThreads.sourceId }).from(inboxThreads).where(isLinked)
  return and(
    isNotNull(contactMessages.body),
    or(eq(contactMessages.emailKey, provenKey), inArray(contactMessages.id, linked)),
  )
}

/** Entries of the threads in which a member asks. */
export function isEntryAbout(db: Db, userId: number) {
  const { id, userId: asker } = inboxThreads
  const own = db.select({ id }).from(inboxThreads).where(eq(asker, userId))
  return inArray(inboxEntries.threadId, own)
}

/**
 * Deletes the inbox's data about a member: notes, mailed answers, and contact messages with their threads and their mails
 * to the company. Threads of topics stay, as the posts do. Must come before the statement that empties the account.
 */
export function deleteInboxStatements(db: Db, userId: number): Statement[] {
  const emptied = {
    email: null,
    emailKey: null,
    subject: null,
    body: null,
    tourId: null,
    people: null,
    tripDay: null,
  }
  const references = db
    .select({ reference: contactMessages.reference })
    .from(contactMessages)
    .where(isInquiryOf(db, userId))
  return [
    db.delete(inboxEntries).where(isEntryAbout(db, userId)),
    db
      .delete(outbox)
      .where(and(eq(outbox.causeType, 'contact'), inArray(outbox.causeId, references))),
    db.update(contactMessages).set(emptied).where(isInquiryOf(db, userId)),
  ]
}
