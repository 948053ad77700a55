import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import { pick } from '../../../db/pick'
import type { Statement } from '../../../db/db'
import type { bookings } from '../../../db/schema/bookings'
import { newPid } from '../../../services/bookings/booking-pid'
import type { QueuedMail } from '../../../services/mail/outbox'

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
