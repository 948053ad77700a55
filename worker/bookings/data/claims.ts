import { desc, eq } from 'drizzle-orm'
import type { Claim } from '../../contracts/bookings/guest-money'
import type { ReceiptType } from '../../contracts/bookings/pay-methods'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import type { BookingRow } from '../../db/schema/bookings'
import { paymentClaims, type ClaimRow } from '../../db/schema/payments'
import { moneyOf } from './money'

/** More than any guest sends for one booking. */
const CLAIMS_MAX = 200

/** A booking's claims, the newest first. */
export function claimsStatement(db: Db, bookingId: number) {
  return db
    .select()
    .from(paymentClaims)
    .where(eq(paymentClaims.bookingId, bookingId))
    .orderBy(desc(paymentClaims.id))
    .limit(CLAIMS_MAX)
}

/** A claim as its guest and admins see it. */
export function toClaim(booking: Pick<BookingRow, 'currency'>, row: ClaimRow): Claim {
  return {
    ...pick(row, 'id', 'method', 'payer', 'settledAt'),
    amount: moneyOf(booking, row.amount),
    day: row.sentDay,
    receipt: row.receiptKey === null ? null : (row.receiptType as ReceiptType | null),
    at: row.createdAt,
  }
}
