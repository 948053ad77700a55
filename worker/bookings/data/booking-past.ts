import { eq, sql, and, desc } from 'drizzle-orm'
import { BALANCE_REMINDERS } from '../../contracts/bookings/booking-timers'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { Db } from '../../db/db'
import { bookings, bookingEvents, type BookingRow } from '../../db/schema/bookings'

/** Past events of a booking that rule out some others. */
export interface BookingPast {
  /** When it was last cancelled (UTC ms) and from which status; null if never. */
  cancelledAt: number | null
  cancelledFrom: BookingStatus | null
  /** Whether a refund was sent since the cancellation. */
  isRefundSent: boolean
  /** Whether the guest was reminded of the balance that is due now. */
  isBalanceReminded: boolean
}

/** Condition on events. An event of a booking that is already cancelled keeps the status and does not count. */
const IS_CANCELLATION = sql.raw(`to_status = 'cancelled' AND from_status <> 'cancelled'`)

const CANCELLATION = sql`FROM booking_events WHERE booking_id = bookings.id AND ${IS_CANCELLATION} ORDER BY seq DESC LIMIT 1`

const KINDS = sql.raw(BALANCE_REMINDERS.map((kind) => `'${kind}'`).join(', '))

/**
 * One row, for the batch that reads the booking; pass it to `toPast`. The `+` stops SQLite from using the index of all
 * refunds.
 */
export function pastStatement(db: Db, id: number) {
  return db
    .select({
      cancelledAt: sql<number | null>`(SELECT at ${CANCELLATION})`,
      cancelledFrom: sql<BookingStatus | null>`(SELECT from_status ${CANCELLATION})`,
      refundsSent: sql<number>`(SELECT count(*) FROM refunds JOIN payments ON payments.id = payment_id
        WHERE refunds.booking_id = bookings.id AND +refunds.status = 'sent'
          AND payments.at >= coalesce((SELECT at ${CANCELLATION}), 0))`,
      reminders: sql<number>`(SELECT count(*) FROM booking_reminders WHERE booking_id = bookings.id
        AND due_key = CAST(balance_by AS TEXT) AND kind IN (${KINDS}))`,
    })
    .from(bookings)
    .where(eq(bookings.id, id))
}

type PastRow = Awaited<ReturnType<typeof pastStatement>>[number]

export function toPast(row: PastRow | undefined): BookingPast {
  const { cancelledAt = null, cancelledFrom = null, refundsSent = 0, reminders = 0 } = row ?? {}
  return {
    cancelledAt,
    cancelledFrom,
    isRefundSent: refundsSent > 0,
    isBalanceReminded: reminders > 0,
  }
}

export async function readPast(db: Db, { id }: Pick<BookingRow, 'id'>): Promise<BookingPast> {
  const [row] = await pastStatement(db, id)
  return toPast(row)
}

/**
 * Time (UTC ms) and reason of a booking's last cancellation, and the days before the start that its
 * refund counts. A statement for a batch.
 */
export function cancellationStatement(db: Db, id: number) {
  return db
    .select({
      at: bookingEvents.at,
      daysBefore: sql<number | null>`${bookingEvents.data} ->> '$.daysBefore'`,
      reason: sql<string | null>`${bookingEvents.data} ->> '$.reason'`,
      text: sql<string | null>`${bookingEvents.data} ->> '$.text'`,
    })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), IS_CANCELLATION))
    .orderBy(desc(bookingEvents.seq))
    .limit(1)
}
