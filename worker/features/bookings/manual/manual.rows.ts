import type { ManualBooking } from '../../../contracts/manual-booking'
import { pick } from '../../../db/pick'
import type { Statement } from '../../../db/db'
import type { BookingRow, bookings } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { NEW_BOOKING } from '../../../services/bookings/booking-mail'
import { newPid } from '../../../services/bookings/guest-link'
import type { QueuedMail } from '../../../services/mail/outbox'
import { BLANK_BOOKING } from '../blank-booking'

/** A booking as an admin writes it down. */
export type NewRow = ReturnType<typeof rowOf>

/** What a booking that is written down has beyond a request, for the batch that inserts it. */
export interface Further {
  columns: Partial<typeof bookings.$inferInsert>
  /** After the insertion, before its event. */
  statements: Statement[]
  mails: QueuedMail[]
}

/** The columns of a request that is written down. */
export function rowOf({ party, pickup, day, email, phone, notes, ...wanted }: ManualBooking) {
  return {
    ...pick(wanted, 'source', 'tourId', 'flexDays', 'lang', 'name', 'agreesToJoin'),
    pid: newPid(),
    reference: null,
    email: email ?? null,
    emailKey: email?.toLowerCase() ?? null,
    phone: phone || null,
    notes: notes || null,
    wishDay: day ?? null,
    party: party.adults + party.children,
    children: party.children,
    pickupKind: pickup.kind,
    pickup: pickup.text || null,
    linkGeneration: 1,
    packGeneration: 0,
    // The guest agrees to the terms with the quote.
    termsVersion: '',
  }
}

/** What mails are written from, before the row is there. */
export function bookingRow(
  { var: { now } }: MemberScope,
  row: NewRow,
  columns: Partial<BookingRow>,
): BookingRow {
  return {
    ...BLANK_BOOKING,
    id: NEW_BOOKING,
    status: '',
    version: 0,
    tripId: null,
    userId: null,
    awaitsSince: null,
    createdAt: now,
    updatedAt: now,
    requestKey: null,
    requestHash: null,
    ...row,
    ...columns,
  }
}
