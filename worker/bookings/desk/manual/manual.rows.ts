import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import { phoneDigits } from '../../../contracts/bookings/phone-numbers'
import type { Statement } from '../../../db/db'
import { pick } from '../../../db/pick'
import { bookings, quotes, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { keyColumns, type RequestKey } from '../../../http/idempotency'
import type { MailStatements } from '../../../services/mail/outbox'
import { BLANK_BOOKING } from '../../data/blank-booking'
import { bookingOf, auditOfBooking, firstEvent } from '../../data/booking-events'
import { newPid } from '../../data/booking-ids'
import { NEW_BOOKING } from '../../mails/booking-mail'

/** The columns of a booking that an admin records. */
export type NewRow = ReturnType<typeof rowOf>

/** Additions to a recorded request, for the batch that inserts it. */
export interface Further {
  columns: Partial<typeof bookings.$inferInsert>
  /** Run after the insertion and before the event. */
  statements: Statement[]
  mails: MailStatements[]
}

/** The columns of a recorded request. */
export function rowOf({ party, pickup, day, email, phone, notes, ...wanted }: ManualBooking) {
  return {
    ...pick(wanted, 'source', 'tourId', 'flexDays', 'lang', 'name', 'agreesToJoin'),
    pid: newPid(),
    reference: null,
    email: email ?? null,
    emailKey: email?.toLowerCase() ?? null,
    phone: phone || null,
    phoneDigits: phoneDigits(phone ?? null),
    notes: notes || null,
    wishDay: day ?? null,
    party: party.adults + party.children,
    children: party.children,
    pickupKind: pickup.kind,
    pickup: pickup.text || null,
    linkGeneration: 1,
    packGeneration: 0,
    codeGeneration: 1,
    // The guest agrees to the terms when accepting the quote.
    termsVersion: '',
  }
}

/** The booking as its mails need it, before the row exists. */
export function bookingRow(c: MemberScope, row: NewRow, columns: Partial<BookingRow>): BookingRow {
  const { now } = c.var
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

/** Inserts the quote, in the batch that inserts the booking. */
export function quoteStatement(
  { var: { db } }: MemberScope,
  { pid }: NewRow,
  { id: _id, ...quote }: QuoteRow,
  status: 'open' | 'accepted',
): Statement {
  return db.insert(quotes).values({ ...quote, status, bookingId: bookingOf(pid) })
}

export interface Manual {
  wanted: ManualBooking
  row: NewRow
  key: RequestKey | null
  further: Further
}

/** Inserts the booking with all its related rows. The first statement returns the id. */
export function manualStatements(c: MemberScope, { wanted, row, key, further }: Manual) {
  const { db, now, member } = c.var
  const { source, status, reason } = wanted
  const written = { createdAt: now, updatedAt: now, ...keyColumns(key) }
  const inserted = { ...row, ...further.columns, ...written }
  return [
    db.insert(bookings).values(inserted).returning({ id: bookings.id }),
    ...further.statements,
    firstEvent(db, row.pid, {
      event: 'manual.create',
      to: status,
      actor: 'staff',
      actorId: member.userId,
      at: now,
      data: { source, ...(reason && { reason }) },
    }),
    auditOfBooking(c, row.pid, 'manual.create', `${source} ${status}`),
  ]
}
