import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { bookingOf, eventStatement, type NewEvent } from './event-statement'

/** A booking as it is before the event. */
interface Moved extends Pick<BookingRow, 'status' | 'version'> {
  id: number | SQL<number>
}

/** The event and the status it leads to. */
type Move = Pick<NewEvent, 'event' | 'to' | 'data' | 'requestKey'>

interface Clock {
  db: Db
  /** UTC ms. */
  now: number
}

/** An event caused by the guest: see `eventStatement`. */
export function guestEvent(clock: Clock, booking: Moved & Pick<BookingRow, 'userId'>, move: Move) {
  return eventStatement(clock.db, {
    ...movedFrom(booking, clock),
    ...move,
    actor: 'guest',
    actorId: booking.userId,
  })
}

/** An event caused by an admin: see `eventStatement`. */
export function staffEvent(
  clock: Clock & { member: { userId: number } },
  booking: Moved,
  move: Move,
) {
  return eventStatement(clock.db, {
    ...movedFrom(booking, clock),
    ...move,
    actor: 'staff',
    actorId: clock.member.userId,
  })
}

/** An event caused by a deadline or by another event: see `eventStatement`. */
export function systemEvent(clock: Clock, booking: Moved, move: Move) {
  return eventStatement(clock.db, { ...movedFrom(booking, clock), ...move, actor: 'system' })
}

/** A booking that the same batch inserts, before its first event. */
export function unborn(pid: string): Moved {
  return { id: bookingOf(pid), status: '', version: 0 }
}

function movedFrom({ id, status, version }: Moved, { now }: Clock) {
  return { bookingId: id, from: status, version, at: now }
}
