import { eq, sql, type SQL, and } from 'drizzle-orm'
import { OTHER_DATE_MS } from '../../contracts/bookings/cancellation'
import type { RefundWorking } from '../../contracts/bookings/refund-policy'
import type { Db, Statement } from '../../db/db'
import { staysSql } from '../../db/stays-sql'
import { bookings } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'

/** Values that only the end of a booking knows. */
interface End {
  /** The amount that the company keeps. */
  keeps: number
  working: readonly RefundWorking[]
  /** The refund must not be sent before this moment, UTC ms. */
  sendAfter: number
}

const STAYS = sql.raw(staysSql('bookings'))

/**
 * The amount that a booking keeps: its price while it has a trip, a part of it after a cancellation. Null in other
 * statuses: their money waits for a date, or for an admin's decision in the list of late money.
 */
const KEEPS = sql`CASE WHEN ${bookings.status} IN ('on_hold', 'confirmed', 'completed', 'no_show')
  THEN nullif(${bookings.total}, 0) WHEN ${bookings.status} = 'cancelled' THEN ${bookings.keeps} END`

/** When a refund may be sent, UTC ms. After the company cancelled, the guest has time to ask for another date. */
export const sendAfterSql = (now: number) =>
  sql<number>`max(${now}, coalesce(${OTHER_DATE_UNTIL}, 0))`

const OTHER_DATE_UNTIL = sql`CASE WHEN ${bookings.status} = 'cancelled' AND ${bookings.cancelKind} = 'company' THEN
  (SELECT max(at) + ${OTHER_DATE_MS} FROM booking_events WHERE booking_id = ${bookings.id}
    AND to_status = 'cancelled' AND from_status <> 'cancelled') END`

/**
 * The one rule for money that a booking may not keep: what was paid, without what is on its way back, against what the
 * booking keeps. Proposes the difference as a refund, or corrects the earlier proposal. Part of every batch that changes
 * a price, a payment, a refund or the status, after the statements that do so. An admin's own proposal stays.
 */
export function returnSurplus(
  db: Db,
  id: number | SQL<number>,
  now: number,
  end?: End,
): Statement[] {
  const keeps = end ? sql`${end.keeps}` : KEEPS
  const owed = sql`max(0, ${STAYS} - (${keeps}))`
  // A proposal whose amount the rule does not know is at most what is left.
  const right = sql`(SELECT coalesce(${owed}, min(${refunds.amount} + ${refunds.fee}, ${STAYS})) FROM ${bookings}
    WHERE ${bookings.id} = ${refunds.bookingId})`
  const row = refundRow(id, {
    amount: sql<number>`(${owed})`,
    fee: 0,
    working: end?.working ?? workingOf(keeps, owed),
    sendAfter: end?.sendAfter ?? sendAfterSql(now),
    now,
  })
  return [
    db
      .update(refunds)
      .set({ status: 'void', version: sql`${refunds.version} + 1` })
      .where(
        sql`${eq(refunds.bookingId, sql`${id}`)} AND ${refunds.status} = 'proposed' AND ${refunds.decidedBy} IS NULL
          AND ${refunds.amount} + ${refunds.fee} <> ${right}`,
      ),
    db.insert(refunds).select(
      sql`${row} AND (${owed}) > 0
        AND NOT EXISTS (SELECT 1 FROM ${refunds} AS live WHERE live.booking_id = ${bookings.id} AND live.status = 'proposed')`,
    ),
  ]
}

/** The calculation as JSON. A cancelled booking names what it keeps, any other one what is beyond its price. */
function workingOf(keeps: SQL, owed: SQL): SQL<string> {
  const line = (name: RefundWorking['line'], amount: SQL) =>
    sql`json_object('line', ${name}, 'amount', ${amount})`
  const [paid, back] = [line('paid', STAYS), line('refund', owed)]
  return sql<string>`CASE WHEN ${bookings.status} <> 'cancelled' THEN json_array(${paid}, ${line('surplus', owed)}, ${back})
    WHEN ${keeps} = 0 THEN json_array(${paid}, ${back}) ELSE json_array(${paid}, ${line('policy', sql`-(${keeps})`)}, ${back}) END`
}

interface NewRow {
  amount: number | SQL<number>
  fee: number
  working: readonly RefundWorking[] | SQL<string>
  /** UTC ms. */
  sendAfter: number | SQL<number>
  now: number
  /** Null for the method of the last payment. */
  method?: string | null
  payee?: string | null
  reason?: string
  /** The admin who proposes it; null if it follows from the booking. */
  decidedBy?: number | null
  key?: { key: string; bodyHash: string } | null
}

/** SELECT from `bookings` of a proposed refund to the last payer, by the method of the last payment. */
export function refundRow(id: number | SQL<number>, row: NewRow): SQL {
  const { amount, fee, working, sendAfter, now, method = null, payee = null, key = null } = row
  const way = sql`coalesce(${method}, ${LAST_WAY}, ${bookings.payMethod}, 'etransfer')`
  const lines = Array.isArray(working) ? sql`${JSON.stringify(working)}` : sql`${working}`
  return sql`SELECT NULL, ${bookings.id}, ${amount}, ${fee}, 'proposed', ${lines}, ${sendAfter}, ${way},
    coalesce(${payee}, ${LAST_PAYER}), NULL, ${row.decidedBy ?? null}, ${now}, 1, ${key?.key ?? null},
    ${key?.bodyHash ?? null}, ${row.reason ?? ''}
    FROM ${bookings} WHERE ${bookings.id} = ${id}`
}

const LAST_WAY = sql`(SELECT method FROM payments WHERE booking_id = ${bookings.id} AND kind = 'receipt'
  ORDER BY id DESC LIMIT 1)`

/** The payer by the bank's entry, otherwise by the newest settled claim. An open claim may be about other money. */
const LAST_PAYER = sql`coalesce(
  (SELECT payer FROM payments AS paid JOIN bank_entries AS entry ON entry.id = paid.bank_entry_id
    WHERE paid.booking_id = ${bookings.id} AND paid.kind = 'receipt' AND payer IS NOT NULL ORDER BY paid.id DESC LIMIT 1),
  (SELECT payer FROM payment_claims WHERE booking_id = ${bookings.id} AND settled_at IS NOT NULL
    ORDER BY settled_at DESC, id DESC LIMIT 1))`

/**
 * Drops what is proposed for a booking that continues or ends otherwise. An approved refund may be at the bank already,
 * so only an admin drops it, by an act of its own.
 */
export function dropProposals(db: Db, bookingId: number): Statement {
  return db
    .update(refunds)
    .set({ status: 'void', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.bookingId, bookingId), eq(refunds.status, 'proposed')))
}
