import type { QuoteInput } from '../../../contracts/quotes/quote-input'
import type { Db } from '../../../db/db'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { TripRow } from '../../../db/schema/trips'
import { readState } from '../../../services/bookings/booking-state'
import { changeEvents } from './changes.queries'
import { openWish } from './changes.wishes'
import { isHeld } from './changes.rules'

/** What a new draft begins with. */
interface DraftBasis {
  kind: QuoteRow['kind']
  /** The departure that it is about. */
  tripId: number | null
  /** YYYY-MM-DD */
  wishDay: string | null
  /** When the trip starts that is to be changed, UTC ms. */
  changedStart: number | null
  /** What holds, where the trip is to be changed. */
  accepted: QuoteRow | null
  /** What the guest asked for. */
  wish: Pick<QuoteInput, 'startDay' | 'party'>
}

/** A quote of a request, or the change of what is held: that begins with what was accepted and what the guest wishes. */
export async function draftBasis(db: Db, booking: BookingRow): Promise<DraftBasis> {
  const { trip, acceptedQuote } = await readState(db, booking)
  if (!isHeld(booking))
    return {
      kind: 'quote',
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
    kind: 'change',
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
