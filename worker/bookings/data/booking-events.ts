import { sql, type SQL } from 'drizzle-orm'
import type { AuditAction } from '../../contracts/admin/audit-actions'
import {
  statusAfter,
  type AuditedEvent,
  type BookingEvent,
  type LaterEvent,
  type DeskEventName,
  type InputOf,
  type LetterOf,
} from '../../contracts/bookings/booking-events'
import type { BookingActor, BookingStatus } from '../../contracts/bookings/booking-states'
import type { GuestLetter } from '../../contracts/mail-kinds'
import { visibleLength } from '../../contracts/text/text-length'
import { auditStatement, type AuditScope } from '../../db/audit'
import type { Db, Statement } from '../../db/db'
import { bookingEvents, type BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { keyColumns, type RequestKey } from '../../http/idempotency'
import type { MailsOf } from '../../services/mail/outbox'

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

/** An event of a booking that exists. */
interface LaterCause {
  event: LaterEvent
  data?: object
  requestKey?: RequestKey | null
}

/** The booking before the event. Only one that the same batch inserts has no status. */
type Before = Pick<BookingRow, 'id' | 'status' | 'version'>

interface Clock {
  db: Db
  /** UTC ms. */
  now: number
}

type StaffClock = Clock & { member: { userId: number } }

/** An event caused by the guest: see `eventStatement`. */
export function guestEvent(
  clock: Clock,
  booking: Before & Pick<BookingRow, 'userId'>,
  cause: LaterCause,
) {
  return causedEvent(clock, booking, { ...cause, actor: 'guest', actorId: booking.userId })
}

/** An event caused by an admin: see `eventStatement`. */
export function staffEvent(clock: StaffClock, booking: Before, cause: LaterCause) {
  return causedEvent(clock, booking, { ...cause, actor: 'staff', actorId: clock.member.userId })
}

/** An event caused by the guide of the trip, who has no account: see `eventStatement`. */
export function crewEvent(clock: Clock, booking: Before, cause: LaterCause) {
  return causedEvent(clock, booking, { ...cause, actor: 'crew' })
}

/** An event caused by a deadline or by another event: see `eventStatement`. */
export function systemEvent(clock: Clock, booking: Before, cause: LaterCause) {
  return causedEvent(clock, booking, { ...cause, actor: 'system' })
}

function causedEvent(
  { db, now }: Clock,
  { id, status, version }: Before,
  cause: LaterCause & Pick<NewEvent, 'actor' | 'actorId'>,
) {
  const from = status as BookingStatus
  const to = statusAfter(cause.event, from)
  return eventStatement(db, { ...cause, bookingId: id, from, to, version, at: now })
}

/** The first event of a booking that the same batch inserts. */
export function firstEvent(
  db: Db,
  pid: string,
  event: Omit<NewEvent, 'bookingId' | 'version' | 'from' | 'event'> & {
    event: Exclude<BookingEvent, LaterEvent>
  },
) {
  return eventStatement(db, { ...event, bookingId: bookingOf(pid), from: '', version: 0 })
}

/** The audit log's row for an admin's write about a booking. `detail` must never contain text that a person wrote. */
export function auditOfBooking(
  c: AuditScope,
  bookingId: number | string,
  action: AuditAction | AuditedEvent,
  detail?: string,
): Statement {
  const about = { subjectType: 'booking', subjectId: bookingId, action }
  return auditStatement(c, detail === undefined ? about : { ...about, detail })
}

/** The writes of an admin's event, in addition to the event itself and its status. */
export interface DeskEffect<Letter extends GuestLetter = GuestLetter> {
  statements?: Statement[]
  /** Run after the event, such as another event that it causes. */
  after?: Statement[]
  mails?: MailsOf<Letter>
  /** Stored with the event: ids, numbers, codes and the reason that the guest reads. */
  data?: object
  /** The action in the audit log, if it is another than the event. */
  auditedAs?: 'deposit.waive'
}

/** The booking that an event happens to. */
export interface Affected {
  booking: BookingRow & { status: BookingStatus }
}

/** The effect of an event on a booking; `found` is what the effect needs to know of it. */
export type Cause<Event extends DeskEventName, Found extends Affected = Affected> = (
  c: MemberScope,
  found: Found,
  input: InputOf<Event>,
) => DeskEffect<LetterOf<Event>> | Promise<DeskEffect<LetterOf<Event>>>

/** @throws AppError WriteContent */
export function requireReason(reason: string): void {
  if (visibleLength(reason) === 0)
    throw new AppError('WriteContent', { fields: { 'data.reason': 'WriteContent' } })
}
