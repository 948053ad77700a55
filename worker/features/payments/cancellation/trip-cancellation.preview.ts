import { and, count, eq } from 'drizzle-orm'
import type { TripCancellationPreview } from '../../../contracts/payments/trip-cancellation'
import { quotes, type BookingRow } from '../../../db/schema/bookings'
import { nameIn, tourNamesStatement } from '../../../db/tour-names'
import type { MemberScope } from '../../../http/context'
import { proposedRefund } from '../../../services/bookings/ending'
import { moneyOf } from '../../../services/bookings/money'
import { pick } from '../../../db/pick'
import { readParties } from './trip-cancellation.queries'

/** Which bookings would lose the trip if it were cancelled now, and each one's refund. @throws AppError NotFound */
export async function previewTripCancellation(
  c: MemberScope,
  id: number,
): Promise<TripCancellationPreview> {
  const { db, now, lang } = c.var
  const { trip, parties } = await readParties(c, id)
  const isOpen = and(eq(quotes.tripId, id), eq(quotes.status, 'open'))
  const [names, [quoted]] = await db.batch([
    tourNamesStatement(db, trip.tourId ?? 0),
    db.select({ n: count() }).from(quotes).where(isOpen),
  ])
  return {
    ...pick(trip, 'id', 'kind', 'startDay', 'endDay'),
    tour: nameIn(names, lang),
    parties: parties.map((booking) => toParty(booking, trip.startDay, now)),
    openQuotes: quoted?.n ?? 0,
  }
}

function toParty(
  booking: BookingRow,
  startDay: string,
  at: number,
): TripCancellationPreview['parties'][number] {
  const { refund } = proposedRefund({ booking, startDay, at, by: 'company' })
  return {
    ...pick(booking, 'id', 'pid', 'name', 'lang', 'party'),
    status: booking.status || 'on_hold',
    refund: moneyOf(booking, refund),
    hasMail: booking.email !== null,
  }
}
