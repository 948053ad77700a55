import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import { pick } from '../../../db/pick'
import type { Statement } from '../../../db/db'
import type { bookings } from '../../../db/schema/bookings'
import { newPid } from '../../../services/bookings/booking-pid'
import type { QueuedMail } from '../../../services/mail/outbox'

/** The columns of a booking that an admin records. */
export type NewRow = ReturnType<typeof rowOf>

/** What a recorded booking has beyond a request, for the batch that inserts it. */
export interface Further {
  columns: Partial<typeof bookings.$inferInsert>
  /** They follow the insertion and precede the event. */
  statements: Statement[]
  mails: QueuedMail[]
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
    notes: notes || null,
    wishDay: day ?? null,
    party: party.adults + party.children,
    children: party.children,
    pickupKind: pickup.kind,
    pickup: pickup.text || null,
    linkGeneration: 1,
    packGeneration: 0,
    // The guest agrees to the terms when accepting the quote.
    termsVersion: '',
  }
}
