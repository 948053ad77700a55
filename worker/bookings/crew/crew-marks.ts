import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { mayCause } from '../../contracts/bookings/booking-events'
import { CONFIRMED_TRIPS } from '../../contracts/bookings/booking-states'
import { CREW_DAYS, type CrewMark } from '../../contracts/bookings/crew-day'
import { DAY_MS } from '../../contracts/dates/durations'
import type { Statement } from '../../db/db'
import {
  bookingMessages,
  bookings,
  crewMarks,
  seats,
  type BookingRow,
} from '../../db/schema/bookings'
import { assignments, trips } from '../../db/schema/trips'
import { AppError } from '../../http/errors'
import { keyedHash } from '../../http/keyed-hash'
import { requireWithinLimit } from '../../http/rate-limits'
import { runOnce } from '../../http/run-once'
import { BOOKING_TEXTS } from '../../services/mail/letters/booking-words'
import { runBatchWithMails } from '../../services/mail/outbox'
import type { CrewScope } from '../access/crew-access'
import { missedTrip } from '../cancellation/missed-trip'
import { crewEvent } from '../data/booking-events'
import { factsOf, readState } from '../data/booking-state'
import { untilNotOvertaken } from '../data/booking-write'
import { bookingScope } from '../mails/booking-mail'

/** A trip is reported from the day before its start until a week after its end. */
const AHEAD_MS = DAY_MS
const BACK_MS = 7 * DAY_MS

/**
 * Keeps what a guide reports of a party of an own trip. The same press, sent again, changes nothing. A guest who did not
 * come is an event of the booking, and a note goes to the desk.
 * @throws AppError NotPossibleNow, TooManyRequests
 */
export async function keepMark(c: CrewScope, press: string, mark: CrewMark): Promise<void> {
  const { db, settings, crew } = c.var
  const markKey = keyedHash(settings.pepper, 'crew.mark', crew.id, press)
  const isKept = async () => {
    const known = db.select({ id: crewMarks.id }).from(crewMarks)
    const [row] = await known.where(eq(crewMarks.markKey, markKey))
    return row ? true : null
  }
  await runOnce<true>({
    find: isKept,
    run: async () => {
      await requireWithinLimit(c.var, 'crewMark', String(crew.id))
      await untilNotOvertaken(() => writeMark(c, mark, markKey))
      return true
    },
    duplicateErrors: new Set(['NotPossibleNow'] as const),
  })
}

async function writeMark(c: CrewScope, mark: CrewMark, markKey: string): Promise<void> {
  const { db, now, crew } = c.var
  const booking = await requireOwn(c, mark.bookingId)
  const { kind, isSet } = mark
  const kept = db.insert(crewMarks).values({
    bookingId: booking.id,
    resourceId: crew.id,
    kind,
    isSet,
    // The clock of a phone may be wrong.
    at: Math.min(Math.max(mark.at, now - CREW_DAYS * DAY_MS), now),
    createdAt: now,
    markKey,
  })
  if (kind === 'noShow') return writeMissed(c, booking, kept)
  await runBatchWithMails(c, kind === 'note' ? [kept, noteOf(c, booking, mark.text)] : [kept], [])
}

/** The event of a guest who did not come, with its mail. @throws AppError NotPossibleNow before the start */
async function writeMissed(c: CrewScope, booking: BookingRow, kept: Statement): Promise<void> {
  const { db, now, crew } = c.var
  const state = await readState(db, booking)
  const facts = factsOf(booking, state)
  if (!mayCause('trip.no_show', 'crew', facts, now)) throw new AppError('NotPossibleNow')
  const reason = BOOKING_TEXTS[booking.lang].missedByCrew
  const { statements, after, mails, data } = await missedTrip(bookingScope(c), booking, {
    reason,
    trip: state.trip,
  })
  const cause = { event: 'trip.no_show', data: { ...data, guide: crew.id } } as const
  const event = crewEvent(c.var, booking, cause)
  await runBatchWithMails(c, [kept, ...statements, event, ...after], mails)
}

/** Admins read notes with the name of the guide. */
function noteOf({ var: { db, now, crew } }: CrewScope, { id }: BookingRow, text: string) {
  return db.insert(bookingMessages).values({
    bookingId: id,
    author: 'note',
    via: 'crew',
    body: `${crew.name}: ${text}`,
    createdAt: now,
  })
}

/** A booking on a trip of the guide that is near. @throws AppError NotPossibleNow: NotFound ends the link */
async function requireOwn({ var: { db, now, crew } }: CrewScope, id: number): Promise<BookingRow> {
  const isOwn = and(
    eq(bookings.id, id),
    eq(assignments.resourceId, crew.id),
    inArray(bookings.status, CONFIRMED_TRIPS),
    lt(trips.startsAt, now + AHEAD_MS),
    gt(trips.endsAt, now - BACK_MS),
  )
  const [found] = await db
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(seats, eq(seats.bookingId, bookings.id))
    .innerJoin(trips, eq(trips.id, seats.tripId))
    .innerJoin(assignments, eq(assignments.tripId, trips.id))
    .where(isOwn)
  if (!found) throw new AppError('NotPossibleNow')
  return found.booking
}
