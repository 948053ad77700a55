import { and, asc, count, eq, sql } from 'drizzle-orm'
import { HOLDING, type BookingEvent } from '../../contracts/booking-states'
import { readWhy, type CancelWhy } from '../../contracts/cancellation'
import {
  PARTIES_MAX,
  type CancelledTrip,
  type TripCancellation,
  type TripCancellationPreview,
} from '../../contracts/trip-cancellation'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { bookingEvents, bookings, quotes, seats, type BookingRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import { nameIn, tourNamesStatement } from '../../db/tour-names'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, requireSameBody, runOnce, type RequestKey } from '../../http/idempotency'
import { bookingRefusal, untilNotOvertaken } from '../../services/bookings/booking-refusal'
import { proposedRefund } from '../../services/bookings/ending'
import { auditOfBooking } from '../../services/bookings/booking-audit'
import { staffEvent } from '../../services/bookings/caused-events'
import { moneyOf } from '../../services/bookings/money'
import { runBatchWithMails, type QueuedMail } from '../../services/mail/outbox'
import { purgeSeats } from '../../services/trips/seats-changed'
import { endTrip } from './desk-cancellations'

const SAME = 'PartiesAreSame'
const EVENT = 'cancel.company' satisfies BookingEvent

/** Who loses a trip that is cancelled now, and what goes back to each. @throws AppError NotFound */
export async function previewTripCancellation(
  c: MemberScope,
  id: number,
): Promise<TripCancellationPreview> {
  const { db, now, lang } = c.var
  const { trip, parties } = await readParties(c, id)
  const [names, [quoted]] = await db.batch([
    tourNamesStatement(db, trip.tourId ?? 0),
    db
      .select({ n: count() })
      .from(quotes)
      .where(and(eq(quotes.tripId, id), eq(quotes.status, 'open'))),
  ])
  const { kind, startDay, endDay } = trip
  return {
    id,
    kind,
    tour: nameIn(names, lang),
    startDay,
    endDay,
    parties: parties.map((booking) => ({
      id: booking.id,
      pid: booking.pid,
      name: booking.name,
      lang: booking.lang,
      status: booking.status || 'on_hold',
      party: booking.party,
      refund: moneyOf(
        booking,
        proposedRefund({ booking, startDay, at: now, by: 'company' }).refund,
      ),
      hasMail: booking.email !== null,
    })),
    openQuotes: quoted?.n ?? 0,
  }
}

/**
 * The company cancels a trip with all its bookings in one act: every party gets all of its money back, approved at once, and
 * a mail. A booking that changes in between is cancelled as it is then. A repeated request cancels nothing.
 * @throws AppError NotFound, NotPossibleNow, TooLate once it is over, TooManyParties, EditConflict when others are on it
 * than were shown, WriteContent, KeyReused
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
    const { trip, parties } = await readParties(c, id)
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

/** What the same request has cancelled before; null if nothing. @throws AppError KeyReused */
async function findCancelled(
  { var: { db } }: MemberScope,
  key: RequestKey,
): Promise<CancelledTrip | null> {
  const [trip] = await db.select().from(trips).where(eq(trips.requestKey, key.key))
  if (!trip) return null
  requireSameBody(key, trip.requestHash)
  const ended = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.tripId, trip.id),
        eq(bookingEvents.event, EVENT),
        // One batch wrote both.
        eq(bookingEvents.at, trip.updatedAt),
      ),
    )
    .orderBy(asc(bookings.id))
  return { id: trip.id, status: 'cancelled', bookings: ended.map(({ id }) => id) }
}

/** A trip and the bookings that hold seats on it. @throws AppError NotFound */
async function readParties({ var: { db } }: MemberScope, id: number) {
  const [[trip], rows] = await db.batch([
    db.select().from(trips).where(eq(trips.id, id)),
    db
      .select({ booking: bookings })
      .from(seats)
      .innerJoin(bookings, eq(bookings.id, seats.bookingId))
      .where(eq(seats.tripId, id))
      .orderBy(asc(bookings.id)),
  ])
  if (!trip) throw new AppError('NotFound')
  // Seats of trips that are over are history.
  const parties = rows.flatMap(({ booking }) =>
    booking.status !== '' && HOLDING.has(booking.status) ? [booking] : [],
  )
  return { trip, parties }
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

interface Cancelling {
  trip: TripRow
  parties: BookingRow[]
  why: CancelWhy
  key: RequestKey | null
}

async function runCancellation(c: MemberScope, cancelling: Cancelling): Promise<void> {
  const { db, now } = c.var
  const { trip, parties, why, key } = cancelling
  const ends = await Promise.all(parties.map((booking) => endOf(c, booking, why)))
  const isSame = sql`(SELECT count(*) FROM seats WHERE trip_id = ${trip.id}) = ${parties.length}`
  const statements: Statement[] = [
    assertInBatch(db, isSame, SAME),
    ...ends.flatMap((end) => end.statements),
    db
      .update(trips)
      .set({
        status: 'cancelled',
        version: trip.version + 1,
        updatedAt: now,
        requestKey: key?.key ?? null,
        requestHash: key?.bodyHash ?? null,
      })
      .where(eq(trips.id, trip.id)),
    auditStatement(c, {
      action: 'trip.cancel',
      subjectType: 'trip',
      subjectId: trip.id,
      detail: `${why.reason}, bookings ${parties.map(({ id }) => id).join(' ')}`,
    }),
  ]
  try {
    await runBatchWithMails(
      c,
      statements,
      ends.flatMap((end) => end.mails),
    )
  } catch (error) {
    // A party came or left between the look and the act.
    if (isFailedAssertion(error, SAME)) throw new AppError('BookingChanged', { cause: error })
    throw bookingRefusal(error)
  }
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
