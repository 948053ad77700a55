import type { Db } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import type { TripRow } from '../../db/schema/trips'
import { readState } from '../data/booking-state'
import { changeEvents, openWish } from './changes.wishes'
import { isHeld } from './changes.rules'

/**
 * The basis of a quote for a request or, for a held trip, of a change: the accepted quote and the guest's request.
 * `tripId` is the departure that the quote is for, `changedStart` the start of the trip to be changed, UTC ms.
 */
export async function draftBasis(db: Db, booking: BookingRow) {
  const { trip, acceptedQuote } = await readState(db, booking)
  if (!isHeld(booking))
    return {
      kind: 'quote' as const,
      tripId: departureOf(trip),
      wishDay: booking.wishDay,
      changedStart: null,
      accepted: null,
      wish: {},
    }
  const { day, party } = openWish(await changeEvents(db, booking.id)) ?? {}
  const wish = { ...(day && { startDay: day }), ...(party && { party }) }
  const isElsewhere = day !== undefined && day !== trip?.startDay
  return {
    kind: 'change' as const,
    tripId: isElsewhere ? null : departureOf(trip),
    wishDay: trip?.startDay ?? booking.wishDay,
    changedStart: trip?.startsAt ?? null,
    accepted: acceptedQuote,
    wish,
  }
}

function departureOf(trip: TripRow | null): number | null {
  return trip?.kind === 'departure' && trip.status !== 'cancelled' ? trip.id : null
}
