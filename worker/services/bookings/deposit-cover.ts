import type { SQL } from 'drizzle-orm'
import { nextTripTimer } from '../../contracts/bookings/booking-timers'
import type { Db, Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { assignStatements } from './assignments'
import { eventStatement } from './booking-events'
import { changeBooking } from './waiting'

export interface Cover {
  /** The held booking; the same batch may insert its trip. */
  booking: Pick<BookingRow, 'id' | 'lang' | 'endsAt' | 'balanceBy' | 'paid' | 'total'> & {
    tripId: number | SQL<number> | null
  }
  /** The booking's version once it is held. */
  version: number
  by: { actor: 'staff'; actorId: number } | { actor: 'system' }
  /** UTC ms. */
  now: number
}

type Paid = Pick<BookingRow, 'paid' | 'refundOpen'>

/** Whether the amount paid covers the deposit. Money that is waiting to be refunded does not count. */
export function isCovered(booking: Paid, deposit: number): boolean {
  return booking.paid > 0 && missingOf(booking, deposit) === 0
}

/** The missing part of the deposit, in cents or whole won. */
export function missingOf({ paid, refundOpen }: Paid, deposit: number): number {
  return Math.max(0, deposit - (paid - refundOpen))
}

/** Sets when the job next looks at the confirmed trip. */
export function timerStatement(
  db: Db,
  booking: Omit<Cover['booking'], 'lang' | 'tripId'> & Pick<BookingRow, 'lang'>,
  now: number,
): Statement {
  return changeBooking(db, booking.id, { nextDueAt: tripTimer(booking, now) })
}

/** The deposit of a held date is covered: confirms the trip and assigns a guide and a vehicle. */
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

/** Time (UTC ms) of the job's next look at a confirmed trip: the next reminder of its balance, otherwise its end. */
export function tripTimer(
  booking: Pick<BookingRow, 'balanceBy' | 'endsAt' | 'lang' | 'paid' | 'total'>,
  now: number,
): number | null {
  const { balanceBy, endsAt, lang, paid, total } = booking
  return endsAt === null
    ? null
    : nextTripTimer({ balanceBy, endsAt, lang, isPaid: paid >= total }, now)
}
