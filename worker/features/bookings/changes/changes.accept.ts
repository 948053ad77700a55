import { AppError } from '../../../http/errors'
import type { RequestKey } from '../../../http/idempotency'
import type { BookingState } from '../../../services/bookings/booking-state'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { guestEvent } from '../../../services/bookings/caused-events'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { readSettings } from '../../../services/settings/settings'
import { purgeSeats } from '../../../services/trips/seats-changed'
import type { Accept } from '../quotes/quotes.accept-checks'
import { quoteRefusal } from '../quotes/quotes.open'
import { changed } from './changes.move'

/**
 * The guest accepts the offered change of a trip. The trip moves in one batch, or not at all.
 * @throws AppError QuoteNotOpen, BookingChanged, SeatsGone, DayFull, DayClosed, TooLate, Invalid for a currency other
 * than the booking's
 */
export async function acceptChange(
  c: GuestRequest,
  state: BookingState,
  { answer, key }: { answer: Accept; key: RequestKey | null },
): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  if (answer.currency !== booking.currency)
    throw new AppError('Invalid', { fields: { currency: 'Invalid' } })
  const { bookings: settings } = await readSettings(c.env, db)
  const moved = await changed(bookingScope(c), { booking, state, by: 'guest', settings })
  const event = guestEvent(c.var, booking, {
    event: 'change.accept',
    to: booking.status || 'confirmed',
    data: moved.data,
    requestKey: key,
  })
  try {
    await runBatchWithMails(c, [...moved.statements, event, ...moved.after], moved.mails)
  } catch (error) {
    throw quoteRefusal(error)
  }
  purgeSeats(c, [booking.tourId, ...moved.tourIds])
}
