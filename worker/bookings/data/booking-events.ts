import { sql, type SQL } from 'drizzle-orm'
import type {
  BookingActor,
  BookingEvent,
  BookingStatus,
} from '../../contracts/bookings/booking-states'
import type { Db, Statement } from '../../db/db'
import { bookingEvents, type BookingRow } from '../../db/schema/bookings'
import { auditStatement, type AuditScope } from '../../db/audit'
import { keyColumns, type RequestKey } from '../../http/idempotency'

interface NewEvent {
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
export function eventStatement(db: Db, event: NewEvent) {
  const { version, from, to, data, requestKey, ...rest } = event
  return db.insert(bookingEvents).values({
    ...rest,
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

type StaffClock = Clock & { member: { userId: number } }

/** An event caused by the guest: see `eventStatement`. */
export function guestEvent(clock: Clock, booking: Moved & Pick<BookingRow, 'userId'>, move: Move) {
  return causedEvent(clock, booking, { ...move, actor: 'guest', actorId: booking.userId })
}

/** An event caused by an admin: see `eventStatement`. */
export function staffEvent(clock: StaffClock, booking: Moved, move: Move) {
  return causedEvent(clock, booking, { ...move, actor: 'staff', actorId: clock.member.userId })
}

/** An event caused by a deadline or by another event: see `eventStatement`. */
export function systemEvent(clock: Clock, booking: Moved, move: Move) {
  return causedEvent(clock, booking, { ...move, actor: 'system' })
}

/** A booking that the same batch inserts, before its first event. */
export function unborn(pid: string): Moved {
  return { id: bookingOf(pid), status: '', version: 0 }
}

function causedEvent(
  { db, now }: Clock,
  { id, status, version }: Moved,
  move: Move & Pick<NewEvent, 'actor' | 'actorId'>,
) {
  return eventStatement(db, { bookingId: id, from: status, version, at: now, ...move })
}

/** The audit log's row for an admin's write about a booking. `detail` must never contain text that a person wrote. */
export function auditOfBooking(
  c: AuditScope,
  bookingId: number | string,
  action: string,
  detail?: string,
): Statement {
  const about = { subjectType: 'booking', subjectId: bookingId, action }
  return auditStatement(c, detail === undefined ? about : { ...about, detail })
}
