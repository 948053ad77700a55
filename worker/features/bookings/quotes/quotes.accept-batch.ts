import type { Statement } from '../../../db/db'
import { bookingScope } from '../../../services/bookings/booking-scope'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { takeStatements } from '../../../services/bookings/held-seats'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import { beginHold } from '../holds/holds.begin'
import { assertFewHolds } from './quotes.accept-checks'
import { assertOpen } from './quotes.open'
import { acceptedStatements, acceptEvent, type Acceptance } from './quotes.accept-statements'

/** Holds the date: everything that the acceptance writes is one batch. */
export async function runAccept(c: GuestRequest, acceptance: Acceptance): Promise<void> {
  const { db, now, guest } = c.var
  const { booking } = guest
  const { quote, cleared, columns } = acceptance
  const { id, tourId } = booking
  const taking = takeStatements(db, { ...quote, bookingId: id, tourId, now })
  const { tripId } = taking
  const begun = await beginHold(
    bookingScope(c),
    { ...booking, ...columns },
    { quote, tripId, by: { actor: 'system' } },
  )
  const statements: Statement[] = [
    ...cleared.statements,
    assertOpen(db, quote),
    assertFewHolds(db, booking),
    ...taking.statements,
    ...acceptedStatements(c, acceptance, tripId),
    acceptEvent(c, acceptance),
    ...begun.after,
    ...seatsChangedStatements(db, tourId, now),
  ]
  await runBatchWithMails(c, statements, [...cleared.mails, ...begun.mails])
}
