import { and, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { mailboxOf } from '../../contracts/accounts/email-address'
import { DAY_MS } from '../../contracts/dates/durations'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { contactMessages } from '../../db/schema/contact'
import { inboxThreads } from '../../db/schema/inbox'
import { outbox } from '../../db/schema/mail'

/** Held mails: each leaves that state once, as `queued` or as `dropped`, by the desk or by the daily rule below. */

/** Up to this many were a busy day, and are sent on the next one; more may be a flood, which the desk decides about. */
const BUSY_DAY = 200
/** Mails that are held for longer are dropped: a link is of no use so late, and the request is in the inbox. */
const TOO_LATE_MS = 3 * DAY_MS

/** Makes held mails due, as if they were written now: they have waited on purpose. The next sweep sends them. */
export function releaseStatement(db: Db, which: SQL | undefined, now: number): Statement {
  return db
    .update(outbox)
    .set({ status: 'queued', nextAttemptAt: now, createdAt: now })
    .where(which)
}

/** Drops held mails with their texts, which their requests have, too. */
export function dropStatement(db: Db, which: SQL | undefined): Statement {
  return db.update(outbox).set({ status: 'dropped', textBody: '', htmlBody: '' }).where(which)
}

/** Closes the threads of mails that are about to be dropped, unless someone has answered there. */
export function doneThreadsStatement(db: Db, which: SQL | undefined): Statement {
  const { source, sourceId, state, version } = inboxThreads
  const causes = (type: string) =>
    db
      .select({ id: outbox.causeId })
      .from(outbox)
      .where(and(which, eq(outbox.causeType, type)))
  const requests = sql`SELECT CAST(cause_id AS INTEGER) FROM ${causes('booking')}`
  const inquiries = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(inArray(contactMessages.reference, causes('contact')))
  const isOfMail = or(
    and(eq(source, 'booking'), sql`${sourceId} IN (${requests})`),
    and(eq(source, 'contact'), inArray(sourceId, inquiries)),
  )
  return db
    .update(inboxThreads)
    .set({ state: 'done', waitingSince: null, version: sql`${version} + 1` })
    .where(and(eq(state, 'new'), isOfMail))
}

/**
 * Sends the held mails of earlier days (UTC) if they were no more than a busy day's, one to each mailbox that asked for
 * several; drops those that are too late. `now` in UTC ms. Safe to run twice.
 */
export async function settleHeldMails(db: Db, { now, company }: { now: number; company: string }) {
  const today = now - (now % DAY_MS)
  const isHeld = eq(outbox.status, 'held')
  const held = await db
    .select({ id: outbox.id, to: outbox.recipientKey })
    .from(outbox)
    .where(and(isHeld, lt(outbox.createdAt, today)))
    .orderBy(outbox.id)
    .limit(BUSY_DAY + 1)
  if (held.length === 0) return
  if (held.length > BUSY_DAY) {
    const isLate = lt(outbox.createdAt, now - TOO_LATE_MS)
    return runBatch(db, [dropStatement(db, and(isHeld, isLate))])
  }
  const [sent, dropped] = oneForEach(held, company.toLowerCase())
  const isOf = (ids: number[]) => and(isHeld, inArray(outbox.id, idList(ids)))
  await runBatch(db, [releaseStatement(db, isOf(sent), now), dropStatement(db, isOf(dropped))])
}

/** The first mail of each mailbox and the others; the company gets all of its own. */
function oneForEach(mails: { id: number; to: string }[], company: string): [number[], number[]] {
  const seen = new Set<string>()
  const isFirst = ({ to }: { to: string }) => {
    const mailbox = mailboxOf(to)
    if (to === company) return true
    return !seen.has(mailbox) && seen.add(mailbox) !== undefined
  }
  const groups = Map.groupBy(mails, isFirst)
  const idsOf = (first: boolean) => (groups.get(first) ?? []).map(({ id }) => id)
  return [idsOf(true), idsOf(false)]
}

/** The ids as one parameter: D1 allows a hundred. */
export function idList(ids: readonly number[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
}
