import { and, eq, sql } from 'drizzle-orm'
import {
  PARTIES_MAX,
  type CancelledTrip,
  type TripCancellation,
} from '../../contracts/bookings/cancellation'
import { readWhy, type CancelWhy } from '../../contracts/bookings/event-inputs'
import { auditStatement } from '../../db/audit'
import { isFailedAssertion, assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, keyColumns, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { runBatchWithMails } from '../../services/mail/outbox'
import { auditOfBooking, staffEvent } from '../data/booking-events'
import { untilNotOvertaken, bookingRefusal } from '../data/booking-write'
import { purgeSeats } from '../days/seats-changed'
import { readParties, findCancelled, EVENT } from './trip-cancellation.queries'
import { endTrip } from './trip-end'

const SAME = 'TripIsSame'

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

/** A trip to be cancelled, the bookings on it, and the reason. */
interface Cancelling {
  trip: TripRow
  parties: BookingRow[]
  why: CancelWhy
  key: RequestKey | null
}

/**
 * @throws AppError BookingChanged if the trip is no longer as it was read, and the errors of `endTrip`
 */
async function runCancellation(c: MemberScope, cancelling: Cancelling): Promise<void> {
  const { parties, why } = cancelling
  const ends = await Promise.all(parties.map((booking) => endOf(c, booking, why)))
  const ended = ends.flatMap(({ statements }) => statements)
  const mails = ends.flatMap((end) => end.mails)
  try {
    await runBatchWithMails(c, tripStatements(c, cancelling, ended), mails)
  } catch (error) {
    // A party joined or left, or another cancellation came first.
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
      staffEvent(c.var, booking, { event: EVENT, data: effect.data }),
      auditOfBooking(c, booking.id, EVENT),
    ],
  }
}

/** `ended` are the statements that end the trip's bookings. */
function tripStatements(
  c: MemberScope,
  { trip, parties, why, key }: Cancelling,
  ended: Statement[],
): Statement[] {
  const { db, now } = c.var
  const isSame = sql`(SELECT count(*) FROM seats WHERE trip_id = ${trip.id}) = ${parties.length}`
  const isUnchanged = and(eq(trips.id, trip.id), eq(trips.version, trip.version))
  const columns = {
    status: 'cancelled',
    version: trip.version + 1,
    updatedAt: now,
    ...keyColumns(key),
  } as const
  return [
    assertInBatch(db, isSame, SAME),
    assertInBatch(db, rowExists(trips, isUnchanged), SAME),
    ...ended,
    db.update(trips).set(columns).where(eq(trips.id, trip.id)),
    endLine(db, trip.id, now),
    auditOfTrip(c, { trip, parties, why }),
  ]
}

/** The job tells those who wait for a place on the trip. */
function endLine(db: Db, tripId: number, now: number): Statement {
  const waits = and(eq(bookings.tripId, tripId), eq(bookings.status, 'waitlisted'))
  return db.update(bookings).set({ nextDueAt: now }).where(waits)
}

function auditOfTrip(c: MemberScope, { trip, parties, why }: Omit<Cancelling, 'key'>) {
  return auditStatement(c, {
    action: 'trip.cancel',
    subjectType: 'trip',
    subjectId: trip.id,
    detail: `${why.reason}, bookings ${parties.map(({ id }) => id).join(' ')}`,
  })
}
