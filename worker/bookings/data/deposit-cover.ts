import type { SQL } from 'drizzle-orm'
import { nextTripTimer } from '../../contracts/bookings/booking-timers'
import type { Db, Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { assignStatements } from './assignments'
import { eventStatement } from './booking-events'
import { changeBooking } from './booking-row'
import { missingOf, type Paid } from './money'

export interface Cover {
  /** The held booking; the same batch may insert its trip. */
  booking: Timed & Pick<BookingRow, 'id'> & { tripId: number | SQL<number> | null }
  /** The booking's version once it is held. */
  version: number
  by: { actor: 'staff'; actorId: number } | { actor: 'system' }
  /** UTC ms. */
  now: number
}

/** The columns that a trip's timer follows from. */
type Timed = Paid & Pick<BookingRow, 'balanceBy' | 'endsAt' | 'lang' | 'total'>

/** Sets when the job next looks at the confirmed trip. */
export function timerStatement(
  db: Db,
  booking: Timed & Pick<BookingRow, 'id'>,
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
export function tripTimer(booking: Timed, now: number): number | null {
  const { balanceBy, endsAt, lang, total } = booking
  const isPaid = missingOf(booking, total) === 0
  return endsAt === null ? null : nextTripTimer({ balanceBy, endsAt, lang, isPaid }, now)
}
