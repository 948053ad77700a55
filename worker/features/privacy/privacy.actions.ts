import { and, getTableName, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { logFailure } from '../../log'
import type { PrivacyReport } from '../../contracts/privacy'
import {
  isDueForDeletion,
  isDueForNotice,
  listMembers,
  type InactiveMember,
} from './privacy.queries'
import { cutoffsAt, type Cutoffs } from './privacy.rules'
import { retentionRules } from './retention'
import { clearHealth, clearStoryNames } from './retention-of-bookings'
import { users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { bookingEvents, bookingMessages, bookings, quotes } from '../../db/schema/bookings'
import { inboxEntries } from '../../db/schema/inbox'
import { outbox } from '../../db/schema/mail'
import { bankImports, paymentClaims, payments, refunds } from '../../db/schema/payments'
import { trips } from '../../db/schema/trips'

/** Daily job: deletes expired records, kind by kind, so that one failure does not stop the others. */
export async function deleteExpiredRecords(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const cutoffs = cutoffsAt(now)
  const deletions = retentionRules(db, now, cutoffs).map(([name, table, isExpired]) => ({
    name,
    statement: db.delete(table).where(isExpired),
  }))
  for (const { name, statement } of [
    ...clearRequestKeys(db, cutoffs),
    clearHealth(db, cutoffs),
    ...deletions,
    clearStoryNames(db),
  ]) {
    try {
      await statement
    } catch (error) {
      logFailure('records.expire', error, { kind: name })
    }
  }
}

/** The effects of the daily jobs at `now`, without running them. */
export async function reportPrivacy(db: Db, now: number): Promise<PrivacyReport> {
  const cutoffs = cutoffsAt(now)
  const [away, leaving, records] = await Promise.all([
    listMembers(db, isDueForNotice(cutoffs)),
    listMembers(db, isDueForDeletion(cutoffs)),
    Promise.all(
      retentionRules(db, now, cutoffs).map(async ([name, table, isExpired]) => ({
        name,
        count: await db.$count(table, isExpired),
      })),
    ),
  ])
  return { at: now, notices: away.map(toRow), deletions: leaving.map(toRow), records }
}

function toRow({ userId, username, lastActiveAt }: InactiveMember) {
  return { _id: userId, username: username ?? '', lastActiveAt }
}

/** Per table and run, well within D1's limits. */
const KEYS_A_RUN = 5000

/** Tables whose rows keep the key of their request, with the column that gives its age. */
const KEYED = [
  [users, users.createdAt],
  [topics, topics.createdAt],
  [replies, replies.createdAt],
  [outbox, outbox.createdAt],
  [inboxEntries, inboxEntries.createdAt],
  [bookings, bookings.createdAt],
  [bookingMessages, bookingMessages.createdAt],
  [quotes, quotes.createdAt],
  [paymentClaims, paymentClaims.createdAt],
  [payments, payments.at],
  [refunds, refunds.at],
  [bankImports, bankImports.at],
  // Keys of cancellations, which are always a trip's last change.
  [trips, trips.updatedAt],
] as const

/** Clears expired request keys, at most `KEYS_A_RUN` per table and run. */
export function clearRequestKeys(db: Db, { requestKey: before }: Cutoffs) {
  const cleared = KEYED.map(([table, writtenAt]) => {
    const isOld = and(isNotNull(table.requestKey), lt(writtenAt, before))
    const old = db.select({ id: table.id }).from(table).where(isOld).limit(KEYS_A_RUN)
    const statement = db
      .update(table)
      .set({ requestKey: null, requestHash: null })
      .where(inArray(table.id, old))
    return { name: `request keys of ${getTableName(table)}`, statement }
  })
  return [...cleared, clearEventKeys(db, before)]
}

/** Events have no id. */
function clearEventKeys(db: Db, before: number) {
  const statement = db
    .update(bookingEvents)
    .set({ requestKey: null, requestHash: null })
    .where(
      sql`(${bookingEvents.bookingId}, ${bookingEvents.seq}) IN (
        SELECT booking_id, seq FROM booking_events
        WHERE request_key IS NOT NULL AND at < ${before} LIMIT ${KEYS_A_RUN})`,
    )
  return { name: 'request keys of booking_events', statement }
}
