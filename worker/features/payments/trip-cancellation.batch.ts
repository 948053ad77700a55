import { eq, sql } from 'drizzle-orm'
import type { CancelWhy } from '../../contracts/cancel-reasons'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import type { RequestKey } from '../../http/idempotency'
import { bookingRefusal } from '../../services/bookings/booking-refusal'
import { auditOfBooking } from '../../services/bookings/booking-audit'
import { staffEvent } from '../../services/bookings/caused-events'
import { runBatchWithMails, type QueuedMail } from '../../services/mail/outbox'
import { endTrip } from './trip-end'
import { EVENT } from './trip-cancellation.queries'

const SAME = 'PartiesAreSame'

/** A trip with the bookings on it, and why it is cancelled. */
interface Cancelling {
  trip: TripRow
  parties: BookingRow[]
  why: CancelWhy
  key: RequestKey | null
}

/** @throws AppError BookingChanged when a party came or left since, and what `endTrip` throws */
export async function runCancellation(c: MemberScope, cancelling: Cancelling): Promise<void> {
  const { parties, why } = cancelling
  const ends = await Promise.all(parties.map((booking) => endOf(c, booking, why)))
  const ended = ends.flatMap(({ statements }) => statements)
  const mails = ends.flatMap((end) => end.mails)
  try {
    await runBatchWithMails(c, tripStatements(c, cancelling, ended), mails)
  } catch (error) {
    // A party came or left between the look and the act.
    if (isFailedAssertion(error, SAME)) throw new AppError('BookingChanged', { cause: error })
    throw bookingRefusal(error)
  }
}

/** `ended`: the ends of its bookings. */
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
    requestKey: key?.key ?? null,
    requestHash: key?.bodyHash ?? null,
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

/** The statements that cancel one booking of the trip, with its mail. */
async function endOf(
  c: MemberScope,
  booking: BookingRow,
  why: CancelWhy,
): Promise<{ statements: Statement[]; mails: QueuedMail[] }> {
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
