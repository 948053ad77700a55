import type { QuoteRow } from '../../../db/schema/bookings'
import type { RequestKey } from '../../../http/idempotency'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { withReference } from '../../../services/bookings/free-reference'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { payCurrencies } from '../../../services/bookings/pay-ways'
import { readSettings } from '../../../services/settings/settings'
import { purgeSeats } from '../../../services/trips/seats-changed'
import { clearLapsedHolds } from '../holds/holds.lapsed'
import { heldColumns } from '../holds/holds.rules'
import { acceptRefusal, requirePayable, type Accept } from './quotes.accept-checks'
import { runAccept } from './quotes.accept-batch'

/**
 * The guest accepts the quote: trip, seats, days, deadlines and a reference are written in one batch. Holds whose time
 * has passed are ended first, so that no guest is refused because the job runs late.
 * @throws AppError QuoteNotOpen, BookingChanged, SeatsGone, DayFull, DayClosed, HoldLimit, Invalid
 */
export async function accept(
  c: GuestRequest,
  quote: QuoteRow,
  answer: Accept,
  key: RequestKey | null,
): Promise<void> {
  const { booking } = c.var.guest
  const settings = await readSettings(c.env, c.var.db)
  requirePayable(answer, payCurrencies(settings))
  const cleared = await clearLapsedHolds(bookingScope(c), quote)
  const columns = heldColumns(c.var.now, quote, answer, settings.bookings)
  try {
    await withReference((fresh) => {
      const reference = booking.reference ?? fresh
      return runAccept(c, { quote, cleared, columns: { ...columns, reference }, key })
    })
  } catch (error) {
    throw acceptRefusal(error)
  }
  purgeSeats(c, [booking.tourId, ...cleared.tourIds])
}
