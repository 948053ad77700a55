import { sql } from 'drizzle-orm'
import type { RefundWorking } from '../../contracts/payments/refund-policy'
import type { BookingRow } from '../../db/schema/bookings'

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
