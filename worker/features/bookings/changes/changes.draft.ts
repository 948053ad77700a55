import type { QuoteInput } from '../../../contracts/quotes/quote-input'
import type { Db } from '../../../db/db'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { TripRow } from '../../../db/schema/trips'
import { readState } from '../../../services/bookings/booking-state'
import { changeEvents, openWish } from './changes.wishes'
import { isHeld } from './changes.rules'

/** What a new draft starts from. */
interface DraftBasis {
  kind: QuoteRow['kind']
  /** The departure that the quote is for. */
  tripId: number | null
  /** YYYY-MM-DD */
  wishDay: string | null
  /** Start of the trip to be changed, UTC ms. */
  changedStart: number | null
  /** The accepted quote of the trip to be changed. */
  accepted: QuoteRow | null
  /** What the guest asked for. */
  wish: Pick<QuoteInput, 'startDay' | 'party'>
}

/**
 * The basis of a quote for a request or, for a held trip, of a change: the accepted quote and what the guest asked for.
 */
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
