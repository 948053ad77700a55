import { and, eq, isNull, ne, inArray, or, sql } from 'drizzle-orm'
import type { BookingRequest } from '../../contracts/bookings/booking-request'
import { LIVE } from '../../contracts/bookings/booking-states'
import { addDays } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { monthsOf } from '../../contracts/tours/season'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { Db } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import { outbox } from '../../db/schema/mail'
import { tours } from '../../db/schema/tours'
import { trips } from '../../db/schema/trips'
import { tourNamesStatement } from '../../db/tour-names'
import { settingStatement } from '../../services/settings/setting-statement'
import { parseSetting } from '../../services/settings/settings'
import { termsOf, termsStatement } from '../../services/written-pages/written-pages'
import { byDay, closuresStatement, takenDaysStatement } from '../days/day-queries'
import type { DayPlan } from '../days/day-rule'

/** The longest tour ends this many days after its first day. */
const LONGEST = 98

export type RequestFacts = Awaited<ReturnType<typeof readRequestFacts>>

/** Everything that a request is checked against, in one round trip. `tour` is null if visitors cannot see it. */
export async function readRequestFacts(
  db: Db,
  request: Pick<BookingRequest, 'tourId' | 'tripId' | 'day'>,
  now: number,
) {
  const today = calgaryDay(now)
  const { tourId, tripId = null } = request
  const day = request.day ?? today
  const [
    [tour],
    tourNames,
    [trip],
    [setting],
    terms,
    taken,
    closures,
    [company],
    [prices],
    [seasons],
  ] = await db.batch([
    visibleTour(db, tourId),
    tourNamesStatement(db, tourId ?? 0),
    db
      .select()
      .from(trips)
      .where(and(eq(trips.id, tripId ?? 0), eq(trips.kind, 'departure'))),
    settingStatement(db, 'bookings'),
    termsStatement(db, today),
    takenDaysStatement(db, day, addDays(day, LONGEST)),
    closuresStatement(db, tourId, day, addDays(day, LONGEST)),
    settingStatement(db, 'company'),
    settingStatement(db, 'prices'),
    settingStatement(db, 'seasons'),
  ])
  const tripDays = tour?.tripDays ?? 1
  const rules = parseSetting('bookings', setting?.value)
  const season = monthsOf(tour?.months ?? '')
  const plan: DayPlan = { rules, today, tripDays, season, taken: byDay(taken), closures }
  return {
    tour: tour ?? null,
    tourNames,
    trip: trip ?? null,
    plan,
    termsVersion: termsOf(terms),
    answerHours: parseSetting('company', company?.value).answerHours,
    priceTerms: parseSetting('prices', prices?.value),
    seasons: parseSetting('seasons', seasons?.value),
  }
}

function visibleTour(db: Db, tourId: number | null) {
  return db
    .select()
    .from(tours)
    .where(
      and(
        eq(tours.id, tourId ?? 0),
        eq(tours.kind, 'tour'),
        ne(tours.status, TOUR_STATUS.hidden),
        isNull(tours.deletedAt),
      ),
    )
}

/** Requests with the same address, tour and day are the same. Without a day, every request is a new one. */
export interface SameRequest {
  emailKey: string
  tourId: number | null
  day: string | null
}

/** The condition for an open booking of the same address, tour and day. */
export function isOpenBooking({ emailKey, tourId, day }: SameRequest) {
  return and(
    eq(bookings.emailKey, emailKey),
    sql`${bookings.tourId} IS ${tourId}`,
    eq(bookings.wishDay, day ?? ''),
    inArray(bookings.status, [...LIVE]),
  )
}

export async function findOpenBooking(db: Db, same: SameRequest) {
  const [booking] = await db.select().from(bookings).where(isOpenBooking(same)).limit(1)
  return booking ?? null
}

/** The booking that a request created or whose link it mailed again, with the hash of the request's body. */
export async function findByRequestKey(db: Db, key: string) {
  const mailed = db
    .select({ id: sql<number>`CAST(${outbox.causeId} AS INTEGER)` })
    .from(outbox)
    .where(and(eq(outbox.requestKey, key), eq(outbox.causeType, 'booking')))
  const [found] = await db
    .select({
      booking: bookings,
      mailedHash: sql<string | null>`(
        SELECT request_hash FROM outbox WHERE request_key = ${key})`,
    })
    .from(bookings)
    .where(or(eq(bookings.requestKey, key), inArray(bookings.id, mailed)))
  return found ?? null
}
