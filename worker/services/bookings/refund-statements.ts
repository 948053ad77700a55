import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Refund, RefundWorking } from '../../contracts/payments/refund-policy'
import type { Db, Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'

export interface Proposal {
  refund: Refund
  /** The refund must not be sent before this moment, UTC ms. */
  sendAfter: number
  now: number
}

type OpenRefund = 'proposed' | 'approved'

/** Drops the refunds of a booking that goes on. A refund that was already sent stays. */
export function dropRefunds(
  db: Db,
  bookingId: number,
  statuses: OpenRefund[] = ['proposed', 'approved'],
): Statement {
  return db
    .update(refunds)
    .set({ status: 'void', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.bookingId, bookingId), inArray(refunds.status, statuses)))
}

/** Replaces an earlier proposal. If a refund is already approved, it stays, and the guest gets that one. */
export function proposeStatements(
  db: Db,
  booking: BookingRow,
  { refund, sendAfter, now }: Proposal,
): Statement[] {
  const dropped = dropRefunds(db, booking.id, ['proposed'])
  const { refund: amount, working } = refund
  if (amount <= 0) return [dropped]
  const row = refundRow(booking, { amount, fee: 0, working, sendAfter, now })
  return [dropped, db.insert(refunds).select(row)]
}

interface NewRow {
  amount: number
  fee: number
  working: readonly RefundWorking[]
  /** UTC ms. */
  sendAfter: number
  now: number
  /** Null for the method of the last payment. */
  method?: string | null
  payee?: string | null
  reason?: string
  decidedBy?: number | null
  key?: { key: string; bodyHash: string } | null
}

/**
 * SELECT of a proposed refund to the last payer, by the method of the last payment. It has no row if another refund is
 * approved: then the guest gets that one.
 */
export function refundRow({ id, payMethod }: Pick<BookingRow, 'id' | 'payMethod'>, row: NewRow) {
  const { amount, fee, working, sendAfter, now, method = null, payee = null, key = null } = row
  const way = sql`coalesce(${method}, ${lastWay(id)}, ${payMethod}, 'etransfer')`
  return sql`SELECT NULL, ${id}, ${amount}, ${fee}, 'proposed', ${JSON.stringify(working)}, ${sendAfter}, ${way},
    coalesce(${payee}, ${lastPayer(id)}), NULL, ${row.decidedBy ?? null}, ${now}, 1, ${key?.key ?? null},
    ${key?.bodyHash ?? null}, ${row.reason ?? ''}
    WHERE NOT EXISTS (SELECT 1 FROM refunds WHERE booking_id = ${id} AND status = 'approved')`
}

function lastWay(id: number) {
  return sql`(SELECT method FROM payments WHERE booking_id = ${id} AND kind = 'receipt' ORDER BY id DESC LIMIT 1)`
}

/** The payer by the bank's entry, otherwise by the newest settled claim. An open claim may be about other money. */
function lastPayer(id: number) {
  return sql`coalesce((SELECT payer FROM payments JOIN bank_entries AS entry ON entry.id = bank_entry_id
      WHERE booking_id = ${id} AND kind = 'receipt' AND payer IS NOT NULL ORDER BY payments.id DESC LIMIT 1),
    (SELECT payer FROM payment_claims WHERE booking_id = ${id} AND settled_at IS NOT NULL
      ORDER BY settled_at DESC, id DESC LIMIT 1))`
}
