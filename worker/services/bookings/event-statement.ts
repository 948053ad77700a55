import { sql, type SQL } from 'drizzle-orm'
import type {
  BookingActor,
  BookingEvent,
  BookingStatus,
} from '../../contracts/bookings/booking-states'
import type { Db } from '../../db/db'
import { bookingEvents } from '../../db/schema/bookings'
import { keyColumns, type RequestKey } from '../../http/idempotency'

export interface NewEvent {
  /** The booking's id, or `bookingOf(pid)` for one that the same batch inserts. */
  bookingId: number | SQL<number>
  /** The booking's version that the event follows; 0 for the first event. */
  version: number
  event: BookingEvent
  from: BookingStatus | ''
  to: BookingStatus
  actor: BookingActor
  actorId?: number | null
  /** UTC ms. */
  at: number
  /** Ids, numbers and codes; at most 4,000 characters as JSON. */
  data?: object
  requestKey?: RequestKey | null
}

/**
 * Moves a booking by an event, in the batch of everything that the event changes. The batch fails, with an error for
 * `bookingRefusal`, if the booking has moved since `version`, if the move is not allowed, or if the seats do not fit
 * the new status; therefore seats and quotes must be written first.
 */
export function eventStatement(
  db: Db,
  { version, from, to, data, requestKey, ...event }: NewEvent,
) {
  return db.insert(bookingEvents).values({
    ...event,
    bookingId: event.bookingId,
    seq: version + 1,
    fromStatus: from,
    toStatus: to,
    data: JSON.stringify(data ?? {}),
    ...keyColumns(requestKey),
  })
}

/** The id of a booking that the same batch inserts. */
export function bookingOf(pid: string): SQL<number> {
  return sql<number>`(SELECT id FROM bookings WHERE pid = ${pid})`
}
