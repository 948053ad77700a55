import type { CancelWhy } from '../../../contracts/payments/cancel-reasons'
import { isFailedAssertion } from '../../../db/batch-assertions'
import type { Statement } from '../../../db/db'
import type { BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { bookingRefusal } from '../../../services/bookings/booking-refusal'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { staffEvent } from '../../../services/bookings/caused-events'
import { runBatchWithMails, type QueuedMail } from '../../../services/mail/outbox'
import { endTrip } from './trip-end'
import { EVENT } from './trip-cancellation.queries'
import { SAME, tripStatements, type Cancelling } from './trip-cancellation.statements'

/**
 * @throws AppError BookingChanged if a party has joined or left since the trip was read, and the errors of `endTrip`
 */
export async function runCancellation(c: MemberScope, cancelling: Cancelling): Promise<void> {
  const { parties, why } = cancelling
  const ends = await Promise.all(parties.map((booking) => endOf(c, booking, why)))
  const ended = ends.flatMap(({ statements }) => statements)
  const mails = ends.flatMap((end) => end.mails)
  try {
    await runBatchWithMails(c, tripStatements(c, cancelling, ended), mails)
  } catch (error) {
    // A party joined or left after the trip was read.
    if (isFailedAssertion(error, SAME)) throw new AppError('BookingChanged', { cause: error })
    throw bookingRefusal(error)
  }
}

/** The statements that cancel one booking of the trip, and its mails. */
async function endOf(
  c: MemberScope,
  booking: BookingRow,
  why: CancelWhy,
): Promise<{ statements: Statement[]; mails: QueuedMail[] }> {
  const effect = await endTrip(c, booking, { kind: 'company', at: c.var.now, why })
  return {
    mails: effect.mails,
    statements: [
      ...effect.statements,
      staffEvent(c.var, booking, { event: EVENT, to: effect.to, data: effect.data }),
      auditOfBooking(c, booking.id, effect.action),
    ],
  }
}
