import { eq } from 'drizzle-orm'
import type { WaiverAnswer } from '../../contracts/bookings/travellers'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { AppError } from '../../http/errors'
import { requireWithinLimit } from '../../http/rate-limits'
import type { GuestRequest } from '../access/guest-access'
import { assertConfirmed, unlessMoved } from '../data/booking-row'
import { acceptWaiver, toWaiver, waiverColumn, type BookingWaiver } from '../data/waivers'

interface Accepting {
  bookingId: number
  waiver: BookingWaiver
  answer: WaiverAnswer | undefined
  /** UTC ms. */
  now: number
}

/**
 * The statements that store an answer; none if nothing is asked, or a text in force was accepted already.
 * @throws AppError WaiverMissing without an answer, WaiverChanged if it is about a text that is not in force
 */
export function waiverStatements(
  db: Db,
  { bookingId, waiver: { texts, party }, answer, now }: Accepting,
): Statement[] {
  if (!texts || party?.state === 'accepted') return []
  if (!answer) throw new AppError('WaiverMissing', { fields: { waiver: 'WaiverMissing' } })
  if (texts[answer.lang] !== answer.version)
    throw new AppError('WaiverChanged', { fields: { waiver: 'WaiverChanged' } })
  return [acceptWaiver(db, bookingId, answer, now)]
}

/**
 * Accepts the waiver without the list of travellers, which closes earlier: until the trip ends, because a guide may ask for
 * it at the pickup. A repeated request changes nothing more.
 * @throws AppError NotPossibleNow for another status or where nothing is asked, TooLate after the trip, WaiverChanged
 */
export async function acceptAlone(c: GuestRequest, answer: WaiverAnswer): Promise<void> {
  const { db, now, guest } = c.var
  const { id, status, tripId } = guest.booking
  if (status !== 'confirmed' || tripId === null) throw new AppError('NotPossibleNow')
  await requireWithinLimit(c.var, 'guestAct', String(id))
  const [found] = await db
    .select({ endsAt: trips.endsAt, waiver: waiverColumn(calgaryDay(now)) })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .where(eq(bookings.id, id))
  if (!found) throw new AppError('NotPossibleNow')
  const waiver = toWaiver(found.waiver)
  if (!waiver.texts) throw new AppError('NotPossibleNow')
  if (now >= found.endsAt) throw new AppError('TooLate')
  const statements = waiverStatements(db, { bookingId: id, waiver, answer, now })
  if (statements.length === 0) return
  await unlessMoved(runBatch(db, [assertConfirmed(db, { id, tripId }), ...statements]))
}
