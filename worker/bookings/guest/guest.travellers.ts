import { and, eq } from 'drizzle-orm'
import { travellersUntil } from '../../contracts/bookings/booking-deadlines'
import type { TravellerChange, TravellerList } from '../../contracts/bookings/travellers'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { assertInBatch } from '../../db/batch-assertions'
import { runBatch } from '../../db/batch'
import { rowExists } from '../../db/row-exists'
import { bookings } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { requireWithinLimit } from '../../http/rate-limits'
import type { GuestRequest } from '../access/guest-access'
import { assertConfirmed, isStillConfirmed, unlessMoved } from '../data/booking-row'
import { markOf, storeTravellers, toTravellers, TRAVELLERS } from '../data/travellers'
import { toWaiver, waiverColumn } from '../data/waivers'
import { waiverStatements } from './guest.waiver'

const SAME_LIST = 'SameTravellers'

/**
 * Replaces the travellers of a confirmed trip, and accepts the waiver. A repeated request changes nothing more.
 * @throws AppError NotPossibleNow for another status or more travellers than seats, TooLate after the deadline,
 * BookingChanged if the stored list is no longer the one that the sender has read, those of `waiverStatements`
 */
export async function nameTravellers(
  c: GuestRequest,
  { seen, waiver: answer, ...list }: TravellerChange,
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
    db
      .select({ column: TRAVELLERS, waiver: waiverColumn(calgaryDay(now)) })
      .from(bookings)
      .where(eq(bookings.id, id)),
  ])
  if (!trip || !named) throw new AppError('NotPossibleNow')
  if (now >= travellersUntil(trip.startsAt)) throw new AppError('TooLate')
  const { column } = named
  const waiver = toWaiver(named.waiver)
  const acceptance = waiverStatements(db, { bookingId: id, waiver, answer, now })
  const isSame = isSameList(column, list)
  if (isSame && acceptance.length === 0) return
  if (!isSame && seen !== undefined && seen !== markOf(column)) throw new AppError('BookingChanged')
  const still = { id, tripId: trip.id, party }
  const isSeen = and(isStillConfirmed(still), eq(TRAVELLERS, column))
  const write = runBatch(db, [
    assertConfirmed(db, still),
    ...(seen === undefined ? [] : [assertInBatch(db, rowExists(bookings, isSeen), SAME_LIST)]),
    ...storeTravellers(db, id, list),
    ...acceptance,
  ])
  await assertedWrite(SAME_LIST, 'BookingChanged', unlessMoved(write))
}

/** Whether a list is stored already, as after the first of two equal requests. */
function isSameList(column: string, list: TravellerList): boolean {
  return JSON.stringify(toTravellers(column)) === JSON.stringify(list)
}
