import { readWhy } from '../../../contracts/payments/cancel-reasons'
import {
  PARTIES_MAX,
  type CancelledTrip,
  type TripCancellation,
} from '../../../contracts/payments/trip-cancellation'
import type { BookingRow } from '../../../db/schema/bookings'
import type { TripRow } from '../../../db/schema/trips'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readRequestKey } from '../../../http/idempotency'
import { runOnce } from '../../../http/run-once'
import { untilNotOvertaken } from '../../../services/bookings/booking-refusal'
import { purgeSeats } from '../../../services/trips/seats-changed'
import { runCancellation } from './trip-cancellation.batch'
import { readParties, findCancelled } from './trip-cancellation.queries'

/**
 * The company cancels a trip with all its bookings in one batch: each party gets a mail and a full refund, which is
 * approved at once. If a booking changes in the meantime, it is cancelled as it then is. A repeated request cancels
 * nothing.
 * @throws AppError NotFound, NotPossibleNow if it is cancelled or a party did not come, TooLate once the trip is over,
 * TooManyParties, EditConflict if the bookings are not those that were shown, WriteContent, KeyReused
 */
export async function cancelTrip(
  c: MemberScope,
  id: number,
  wish: TripCancellation,
): Promise<CancelledTrip> {
  const { reason, text, bookings: shown } = wish
  const why = readWhy({ reason, text })
  if (why === null) throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
  const key = readRequestKey(c, c.var.member.userId, wish)
  const run = async (): Promise<CancelledTrip> => {
    const { trip, parties, hasPast } = await readParties(c, id)
    if (hasPast) throw new AppError('NotPossibleNow')
    requireCancellable(c, trip, parties)
    const ids = parties.map((booking) => booking.id)
    if (shown && !isSameSet(shown, ids)) throw new AppError('EditConflict')
    await runCancellation(c, { trip, parties, why, key })
    purgeSeats(c, [trip.tourId])
    return { id, status: 'cancelled', bookings: ids }
  }
  return runOnce({
    find: key && (() => findCancelled(c, key)),
    run: () => untilNotOvertaken(run),
    duplicateErrors: new Set(['NotPossibleNow', 'EditConflict', 'BookingChanged']),
  })
}

/** @throws AppError NotPossibleNow, TooLate, TooManyParties */
function requireCancellable(
  { var: { now } }: MemberScope,
  trip: TripRow,
  parties: readonly BookingRow[],
): void {
  if (trip.status === 'cancelled') throw new AppError('NotPossibleNow')
  if (now >= trip.endsAt) throw new AppError('TooLate')
  if (parties.length > PARTIES_MAX) throw new AppError('TooManyParties')
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each))
}
