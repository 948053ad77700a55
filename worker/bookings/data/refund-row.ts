import { sql, type SQL } from 'drizzle-orm'
import type { RefundWorking } from '../../contracts/bookings/refund-policy'
import { bookings } from '../../db/schema/bookings'

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
