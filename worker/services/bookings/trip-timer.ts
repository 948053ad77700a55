import { nextTripTimer } from '../../contracts/bookings/booking-timers'
import type { BookingRow } from '../../db/schema/bookings'

/** When the job next looks at a confirmed trip, UTC ms: at the next reminder of its balance, otherwise at its end. */
export function tripTimer(
  booking: Pick<BookingRow, 'balanceBy' | 'endsAt' | 'lang' | 'paid' | 'total'>,
  now: number,
): number | null {
  const { balanceBy, endsAt, lang, paid, total } = booking
  return endsAt === null
    ? null
    : nextTripTimer({ balanceBy, endsAt, lang, isPaid: paid >= total }, now)
}
