import { and, eq } from 'drizzle-orm'
import { travellersUntil } from '../../contracts/bookings/travellers-until'
import type { TravellerChange, TravellerList } from '../../contracts/bookings/travellers'
import { assertInBatch } from '../../db/batch-assertions'
import { runBatch } from '../../db/batch'
import { rowExists } from '../../db/row-exists'
import { bookings } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { requireWithinLimit } from '../../http/rate-limits'
import type { GuestRequest } from '../access/guest-access'
import { markOf, storeTravellers, toTravellers, TRAVELLERS } from '../data/travellers'

const CONFIRMED = 'TripIsConfirmed'
const SAME_LIST = 'SameTravellers'

/**
 * Replaces the travellers of a confirmed trip. A repeated request changes nothing more.
 * @throws AppError NotPossibleNow for another status or more travellers than seats, TooLate after the deadline,
 * BookingChanged if the stored list is no longer the one that the sender has read
 */
export async function nameTravellers(
  c: GuestRequest,
  { seen, ...list }: TravellerChange,
): Promise<void> {
  const { db, now, guest } = c.var
  const { id, status, tripId, party } = guest.booking
  if (status !== 'confirmed' || list.travellers.length > party) throw new AppError('NotPossibleNow')
  await requireWithinLimit(c.var, 'guestAct', String(id))
  const [[trip], [named]] = await db.batch([
    db
      .select()
      .from(trips)
      .where(eq(trips.id, tripId ?? 0)),
    db.select({ column: TRAVELLERS }).from(bookings).where(eq(bookings.id, id)),
  ])
  if (!trip) throw new AppError('NotPossibleNow')
  if (now >= travellersUntil(trip.startsAt)) throw new AppError('TooLate')
  const column = named?.column ?? '[]'
  if (isSameList(column, list)) return
  if (seen !== undefined && seen !== markOf(column)) throw new AppError('BookingChanged')
  const isSame = and(
    eq(bookings.id, id),
    eq(bookings.status, 'confirmed'),
    eq(bookings.tripId, trip.id),
    eq(bookings.party, party),
  )
  const write = runBatch(db, [
    assertInBatch(db, rowExists(bookings, isSame), CONFIRMED),
    ...(seen === undefined
      ? []
      : [assertInBatch(db, rowExists(bookings, and(isSame, eq(TRAVELLERS, column))), SAME_LIST)]),
    ...storeTravellers(db, id, list),
  ])
  await assertedWrite(
    SAME_LIST,
    'BookingChanged',
    assertedWrite(CONFIRMED, 'NotPossibleNow', write),
  )
}

/** Whether a list is stored already, as after the first of two equal requests. */
function isSameList(column: string, list: TravellerList): boolean {
  return JSON.stringify(toTravellers(column)) === JSON.stringify(list)
}
