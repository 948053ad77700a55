import { and, eq, isNull } from 'drizzle-orm'
import { assertInBatch } from '../../../db/batch-assertions'
import { rowExists } from '../../../db/row-exists'
import { bookings } from '../../../db/schema/bookings'
import type { ClaimRow } from '../../../db/schema/payments'
import { AppError } from '../../../http/errors'
import { readState } from '../../../services/bookings/booking-state'
import { mayClaim } from '../../../services/bookings/due'
import { getBooking } from '../../../services/bookings/find-booking'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { claimMails, type Claiming } from './claims.mails'
import { claimStatement, noteStatements } from './claims.statements'

/**
 * Stores a claim with its effects. If the booking moves first, the batch fails, and `untilNotOvertaken` retries it.
 * @throws AppError NotFound, NothingDue
 */
export async function runClaim(c: GuestRequest, claim: Claiming): Promise<ClaimRow> {
  const { db, guest } = c.var
  const booking = await getBooking(db, guest.booking.id)
  if (!mayClaim(booking)) throw new AppError('NothingDue')
  const { id, version } = booking
  const state = await readState(db, booking)
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version), isNull(bookings.erasedAt))
  const results = await runBatchWithMails(
    c,
    [
      claimStatement(c, id, claim),
      assertInBatch(db, rowExists(bookings, isSame), 'BookingChanged'),
      ...noteStatements(c, booking, { state, amount: claim.amount }),
    ],
    await claimMails(c, { booking, state }, claim),
  )
  const [row] = results[0] as ClaimRow[]
  if (!row) throw new Error(`The claim of booking ${id} is missing after its batch`)
  return row
}
