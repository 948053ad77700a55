import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { trips, type TripRow } from '../../../db/schema/trips'
import { AppError } from '../../../http/errors'

/** A departure of the tour that is not cancelled. @throws AppError Invalid for any other trip */
export async function getDeparture(
  db: Db,
  tripId: number,
  tourId: number | null,
): Promise<TripRow> {
  const [trip] = await db.select().from(trips).where(eq(trips.id, tripId))
  const isIt = trip?.kind === 'departure' && trip.tourId === tourId && trip.status !== 'cancelled'
  if (!trip || !isIt) throw new AppError('Invalid', { fields: { tripId: 'Invalid' } })
  return trip
}
