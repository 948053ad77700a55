import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import { payments, refunds } from '../../db/schema/payments'
import { AppError } from '../../http/errors'
import { claimsStatement } from '../data/claims'
import { cancellationStatement } from '../data/booking-past'

/** More than any booking has payments or refunds. */
const ROWS_MAX = 200

/** A booking with its ledger, refunds, claims and cancellation, in one round trip. @throws AppError NotFound */
export async function readLedger(db: Db, id: number) {
  const [[booking], paid, back, claims, [cancelled]] = await db.batch([
    db.select().from(bookings).where(eq(bookings.id, id)),
    db
      .select()
      .from(payments)
      .where(eq(payments.bookingId, id))
      .orderBy(desc(payments.id))
      .limit(ROWS_MAX),
    db
      .select()
      .from(refunds)
      .where(eq(refunds.bookingId, id))
      .orderBy(desc(refunds.id))
      .limit(ROWS_MAX),
    claimsStatement(db, id),
    cancellationStatement(db, id),
  ])
  if (!booking) throw new AppError('NotFound')
  return {
    booking,
    payments: paid.toReversed(),
    refunds: back,
    claims,
    cancelled: cancelled ?? null,
  }
}

export type Ledger = Awaited<ReturnType<typeof readLedger>>
