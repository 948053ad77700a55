import { and, desc, eq, gte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bookingEvents, type BookingRow } from '../../db/schema/bookings'
import { payments, refunds } from '../../db/schema/payments'

/** When a booking was cancelled last, UTC ms, and from which status; null if it was not. */
export async function findCancellation(db: Db, { id }: Pick<BookingRow, 'id'>) {
  const [event] = await cancellationStatement(db, id)
  return event ?? null
}

/** SELECT of the same, with the days before the start that its refund counts. */
export function cancellationStatement(db: Db, id: number) {
  return db
    .select({
      at: bookingEvents.at,
      from: bookingEvents.fromStatus,
      daysBefore: sql<number | null>`${bookingEvents.data} ->> '$.daysBefore'`,
    })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, id),
        eq(bookingEvents.toStatus, 'cancelled'),
        ne(bookingEvents.fromStatus, 'cancelled'),
      ),
    )
    .orderBy(desc(bookingEvents.seq))
    .limit(1)
}

/** Whether money went back since the booking was cancelled. */
export async function isRefundSent(db: Db, booking: Pick<BookingRow, 'id'>): Promise<boolean> {
  const cancelled = await findCancellation(db, booking)
  const [sent] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.bookingId, booking.id),
        eq(refunds.status, 'sent'),
        gte(payments.at, cancelled?.at ?? 0),
      ),
    )
    .limit(1)
  return sent !== undefined
}
