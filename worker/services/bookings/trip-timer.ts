import { nextTripTimer } from '../../contracts/bookings/booking-timers'
import type { BookingRow } from '../../db/schema/bookings'

/** When the job looks at a confirmed trip next, UTC ms: at a reminder of its balance, else at its end. */
export function tripTimer(
  booking: Pick<BookingRow, 'balanceBy' | 'endsAt' | 'lang' | 'paid' | 'total'>,
  now: number,
): number | null {
  const { balanceBy, endsAt, lang, paid, total } = booking
  return endsAt === null
    ? null
    : nextTripTimer({ balanceBy, endsAt, lang, isPaid: paid >= total }, now)
}
