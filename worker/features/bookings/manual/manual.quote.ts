import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import { quoteLine } from '../../../contracts/quotes/quote-prices'
import type { QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { NEW_BOOKING } from '../../../services/bookings/booking-mail'
import { basisOf } from '../quotes/quotes.basis'
import { columnsOf } from '../quotes/quotes.rows'
import { writeQuote } from '../quotes/quotes.rules'
import type { NewRow } from './manual.rows'

/**
 * The first quote of a booking: from the prices and the itinerary of its tour, or at the price that the admin named.
 */
export async function firstQuote(
  c: MemberScope,
  { day, tripId, priceCents }: ManualBooking,
  row: NewRow,
): Promise<QuoteRow> {
  const { now, member } = c.var
  const { party, lang, tourId } = row
  const about = { tourId, lang, party, extraRooms: 0, wishDay: day ?? null }
  const basis = await basisOf(c, about, { tripId: tripId ?? null, changedStart: null })
  const priced = priceCents === undefined ? {} : { lines: [quoteLine('tour', 1, priceCents)] }
  const content = writeQuote(basis, priced, null)
  return {
    ...columnsOf(content),
    id: 0,
    bookingId: NEW_BOOKING,
    number: 1,
    kind: 'quote',
    lang,
    status: 'open',
    createdBy: member.userId,
    createdAt: now,
    sentAt: now,
    version: 1,
    requestKey: null,
    requestHash: null,
  }
}
