import { eq, sql } from 'drizzle-orm'
import type { CancelWhy } from '../../../contracts/payments/cancel-reasons'
import { isFailedAssertion, assertInBatch } from '../../../db/batch-assertions'
import type { Statement } from '../../../db/db'
import type { BookingRow } from '../../../db/schema/bookings'
import { auditStatement } from '../../../db/audit'
import { trips, type TripRow } from '../../../db/schema/trips'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { keyColumns, type RequestKey } from '../../../http/idempotency'
import { bookingRefusal } from '../../../services/bookings/booking-refusal'
import { auditOfBooking, staffEvent } from '../../../services/bookings/booking-events'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { endTrip } from './trip-end'
import { EVENT } from './trip-cancellation.queries'

const SAME = 'PartiesAreSame'

/**
 * @throws AppError BookingChanged if a party has joined or left since the trip was read, and the errors of `endTrip`
 */
export async function runCancellation(c: MemberScope, cancelling: Cancelling): Promise<void> {
  const { parties, why } = cancelling
  const ends = await Promise.all(parties.map((booking) => endOf(c, booking, why)))
  const ended = ends.flatMap(({ statements }) => statements)
  const mails = ends.flatMap((end) => end.mails)
  try {
    await runBatchWithMails(c, tripStatements(c, cancelling, ended), mails)
  } catch (error) {
    // A party joined or left after the trip was read.
    if (isFailedAssertion(error, SAME)) throw new AppError('BookingChanged', { cause: error })
    throw bookingRefusal(error)
  }
}

async function endOf(c: MemberScope, booking: BookingRow, why: CancelWhy) {
  const effect = await endTrip(c, booking, { kind: 'company', at: c.var.now, why })
  return {
    mails: effect.mails,
    statements: [
      ...effect.statements,
      staffEvent(c.var, booking, { event: EVENT, to: effect.to, data: effect.data }),
      auditOfBooking(c, booking.id, effect.action),
    ],
  }
}

/** A trip to be cancelled, the bookings on it, and the reason. */
interface Cancelling {
  trip: TripRow
  parties: BookingRow[]
  why: CancelWhy
  key: RequestKey | null
}

/** `ended` are the statements that end the trip's bookings. */
function tripStatements(
  c: MemberScope,
  { trip, parties, why, key }: Cancelling,
  ended: Statement[],
): Statement[] {
  const { db, now } = c.var
  const isSame = sql`(SELECT count(*) FROM seats WHERE trip_id = ${trip.id}) = ${parties.length}`
  const columns = {
    status: 'cancelled',
    version: trip.version + 1,
    updatedAt: now,
    ...keyColumns(key),
  } as const
  return [
    assertInBatch(db, isSame, SAME),
    ...ended,
    db.update(trips).set(columns).where(eq(trips.id, trip.id)),
    auditOfTrip(c, { trip, parties, why }),
  ]
}

function auditOfTrip(c: MemberScope, { trip, parties, why }: Omit<Cancelling, 'key'>) {
  return auditStatement(c, {
    action: 'trip.cancel',
    subjectType: 'trip',
    subjectId: trip.id,
    detail: `${why.reason}, bookings ${parties.map(({ id }) => id).join(' ')}`,
  })
}
