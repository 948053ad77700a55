import { eq, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { assignStatements } from './assignments'
import { eventStatement } from './event-statement'
import { tripTimer } from './trip-timer'

export interface Cover {
  /** Of the held booking; its trip may be made by the same batch. */
  booking: Pick<BookingRow, 'id' | 'lang' | 'endsAt' | 'balanceBy' | 'paid' | 'total'> & {
    tripId: number | SQL<number> | null
  }
  /** The version that the hold has then. */
  version: number
  by: { actor: 'staff'; actorId: number } | { actor: 'system' }
  /** UTC ms. */
  now: number
}

/** Whether what was paid confirms a booking as soon as its date is held. */
export function isCovered({ paid, refundOpen }: BookingRow, deposit: number): boolean {
  return paid > 0 && paid - refundOpen >= deposit
}

/** The job looks at the confirmed trip from then on. */
export function timerStatement(
  db: Db,
  booking: Omit<Cover['booking'], 'lang' | 'tripId'> & Pick<BookingRow, 'lang'>,
  now: number,
): Statement {
  const nextDueAt = tripTimer(booking, now)
  return db.update(bookings).set({ nextDueAt }).where(eq(bookings.id, booking.id))
}

/** The deposit of a held date is there: the trip is confirmed. */
export function coverStatements(db: Db, { booking, version, by, now }: Cover): Statement[] {
  return [
    timerStatement(db, booking, now),
    eventStatement(db, {
      ...by,
      bookingId: booking.id,
      version,
      event: 'deposit.cover',
      from: 'on_hold',
      to: 'confirmed',
      at: now,
    }),
    ...assignStatements(db, booking),
  ]
}
