import { and, eq } from 'drizzle-orm'
import { travellersUntil } from '../../contracts/bookings/travellers-until'
import type { TravellerList } from '../../contracts/bookings/travellers'
import { assertInBatch } from '../../db/batch-assertions'
import { runBatch } from '../../db/batch'
import { rowExists } from '../../db/row-exists'
import { bookings } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { requireWithinLimit } from '../../http/rate-limits'
import type { GuestRequest } from '../access/guest-access'
import { storeTravellers } from '../data/travellers'

const CONFIRMED = 'TripIsConfirmed'

/**
 * Replaces the travellers of a confirmed trip. A repeated request changes nothing more.
 * @throws AppError NotPossibleNow for another status or more travellers than seats, TooLate after the deadline
 */
export async function nameTravellers(c: GuestRequest, list: TravellerList): Promise<void> {
  const { db, now, guest } = c.var
  const { id, status, tripId, party } = guest.booking
  if (status !== 'confirmed' || list.travellers.length > party) throw new AppError('NotPossibleNow')
  await requireWithinLimit(c.var, 'guestAct', String(id))
  const [trip] = await db
    .select()
    .from(trips)
    .where(eq(trips.id, tripId ?? 0))
  if (!trip) throw new AppError('NotPossibleNow')
  if (now >= travellersUntil(trip.startsAt)) throw new AppError('TooLate')
  const isSame = and(
    eq(bookings.id, id),
    eq(bookings.status, 'confirmed'),
    eq(bookings.tripId, trip.id),
    eq(bookings.party, party),
  )
  const write = runBatch(db, [
    assertInBatch(db, rowExists(bookings, isSame), CONFIRMED),
    ...storeTravellers(db, id, list),
  ])
  await assertedWrite(CONFIRMED, 'NotPossibleNow', write)
}
