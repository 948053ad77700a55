import { and, getTableName, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { bookingEvents, bookingMessages, bookings, quotes } from '../../db/schema/bookings'
import { inboxEntries } from '../../db/schema/inbox'
import { outbox } from '../../db/schema/mail'
import { bankImports, paymentClaims, payments, refunds } from '../../db/schema/payments'
import { trips } from '../../db/schema/trips'
import type { Cutoffs } from './privacy.rules'

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
  return [...cleared, clearTripKeys(db, before), clearEventKeys(db, before)]
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

/** Keys of cancellations, which are always a trip's last change. */
function clearTripKeys(db: Db, before: number) {
  const old = db
    .select({ id: trips.id })
    .from(trips)
    .where(and(isNotNull(trips.requestKey), lt(trips.updatedAt, before)))
    .limit(KEYS_A_RUN)
  const statement = db
    .update(trips)
    .set({ requestKey: null, requestHash: null })
    .where(inArray(trips.id, old))
  return { name: 'request keys of trips', statement }
}
