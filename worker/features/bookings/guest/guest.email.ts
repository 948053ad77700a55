import type { BookingStatus } from '../../../contracts/bookings/booking-states'
import type { BookingRow } from '../../../db/schema/bookings'
import { tourNamesStatement } from '../../../db/tour-names'
import { AppError } from '../../../http/errors'
import { writeBooking } from '../../../services/bookings/booking-refusal'
import { changeBooking } from '../../../services/bookings/waiting'
import { guestEvent } from '../../../services/bookings/booking-events'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { mayCorrectEmail } from './guest.rules'
import { limitMailbox } from '../request/request.actions'
import { receivedMail } from '../request/request.mails'
import { readAnswerHours } from '../request/request.queries'

/**
 * Corrects the mistyped address of a request: earlier links end, only the new address gets a mail, and the account of
 * the old address no longer owns the booking.
 * @throws AppError NotPossibleNow, BookingChanged, EmailInvalid, TooManyRequests
 */
export async function correctEmail(c: GuestRequest, email: string): Promise<BookingRow> {
  const { booking, scope } = c.var.guest
  const { status, linkGeneration } = booking
  if (!mayCorrectEmail(scope, booking) || status === '') throw new AppError('NotPossibleNow')
  const emailKey = email.toLowerCase()
  await limitMailbox(c, email)
  const columns = { email, emailKey, userId: null, linkGeneration: linkGeneration + 1 }
  await storeAddress(c, columns, status)
  return { ...booking, ...columns }
}

async function storeAddress(
  c: GuestRequest,
  columns: Pick<BookingRow, 'email' | 'emailKey' | 'userId' | 'linkGeneration'>,
  to: BookingStatus,
): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  const tourNames = await tourNamesStatement(db, booking.tourId ?? 0)
  const answerHours = await readAnswerHours(db)
  const statements = [
    changeBooking(db, booking.id, columns),
    guestEvent(c.var, booking, { event: 'link.renew', to, data: { why: 'email' } }),
  ]
  const mail = receivedMail(c, { ...booking, ...columns }, { tourNames, answerHours })
  await writeBooking(c, statements, [mail])
}
