import type { QuoteRow } from '../../../db/schema/bookings'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import type { Happening } from '../deadlines/happening'
import { lapsedHold } from './holds.lapse'
import { findLapsedHolds } from './holds.queries'

/**
 * Ends unpaid holds on the wanted days or departure whose time has passed but which the job has not ended yet. The
 * statements come first in the batch that takes the seats; `tourIds` are the tours of the ended holds.
 */
export async function clearLapsedHolds(
  scope: BookingScope,
  quote: QuoteRow,
): Promise<Happening & { tourIds: (number | null)[] }> {
  const lapsed = await findLapsedHolds(scope, quote)
  const ends = await Promise.all(lapsed.map((each) => lapsedHold(scope, each)))
  return {
    statements: ends.flatMap(({ statements }) => statements),
    mails: ends.flatMap(({ mails }) => mails),
    tourIds: lapsed.map(({ tourId }) => tourId),
  }
}
