import { and, asc, desc, eq, gt, gte, isNull, lte, ne, sql } from 'drizzle-orm'
import type { TourCalendar } from '../../contracts/bookings/tour-calendar'
import { addDays, daysOfMonth } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { pricedForDay, type PriceSeason } from '../../contracts/tours/price-seasons'
import { pricedOn, shareCents, toCad } from '../../contracts/tours/prices'
import { isInSeason, monthsOf } from '../../contracts/tours/season'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { seasonedTour } from '../../db/priced-tour'
import { tours, type TourRow } from '../../db/schema/tours'
import { trips, type TripRow } from '../../db/schema/trips'
import { tourNamesStatement } from '../../db/tour-names'
import { AppError } from '../../http/errors'
import { settingsStatement } from '../../services/settings/setting-statement'
import { parseSetting } from '../../services/settings/settings'
import { termsOf, termsStatement } from '../../services/written-pages/written-pages'
import { byDay, closuresStatement, takenDaysStatement } from '../days/day-queries'
import { dayState, lastOfferedDay, type DayPlan } from '../days/day-rule'
import { seatsLeft, travellersOf } from '../days/seats'

/** The longest tour ends this many days after its first day. */
const LONGEST = 98

interface Wanted {
  tourId: number
  /** YYYY-MM */
  month: string
  /** UTC ms */
  now: number
}

/**
 * A month of a tour's calendar, in one round trip while the tour runs.
 * @throws AppError Invalid for a month that is past or too far ahead, NotFound for a tour that visitors cannot see
 */
export async function readCalendar(db: Db, { tourId, month, now }: Wanted): Promise<TourCalendar> {
  const today = calgaryDay(now)
  requireOffered(month, today)
  const days = daysOfMonth(month)
  const [first, last] = [`${month}-01`, `${month}-${days.length}`]
  const lastOfTrips = addDays(last, LONGEST)
  const [[tour], settings, terms, taken, closures, departures] = await db.batch([
    tourStatement(db, tourId),
    settingsStatement(db, ['bookings', 'seasons']),
    termsStatement(db, today),
    takenDaysStatement(db, first, lastOfTrips),
    closuresStatement(db, tourId, first, lastOfTrips),
    departuresStatement(db, tourId, first > today ? first : today, last),
  ])
  if (!tour) throw new AppError('NotFound')
  const stored = new Map(settings.map(({ name, value }) => [name, value]))
  const rules = parseSetting('bookings', stored.get('bookings'))
  const { tripDays } = tour
  const season = monthsOf(tour.months)
  const prices = { today, seasons: parseSetting('seasons', stored.get('seasons')) }
  const plan: DayPlan = { rules, today, tripDays, season, taken: byDay(taken), closures }
  return {
    month,
    termsVersion: termsOf(terms),
    days: days.map((day) => ({ day, state: dayState(day, plan) })),
    departures: departures.map((trip) => toDeparture(trip, tour, prices)),
    instead: isInSeason(season, month) ? null : await findInstead(db, tour, month),
  }
}

/** The tour, if visitors can see it. */
function tourStatement(db: Db, tourId: number) {
  return db
    .select()
    .from(tours)
    .where(and(eq(tours.id, tourId), isVisible()))
}

function isVisible() {
  return and(eq(tours.kind, 'tour'), gt(tours.status, TOUR_STATUS.hidden), isNull(tours.deletedAt))
}

/**
 * A tour that runs in a month in which another one does not: of the same region if there is one, then of a similar length.
 * Null without any.
 */
async function findInstead(db: Db, { id, categoryId, tripDays }: TourRow, month: string) {
  const runs = sql`(${tours.months} = '' OR instr(',' || ${tours.months} || ',', ${`,${Number(month.slice(5))},`}) > 0)`
  const [found] = await db
    .select({ id: tours.id })
    .from(tours)
    .where(and(isVisible(), ne(tours.id, id), runs))
    .orderBy(
      desc(eq(tours.categoryId, categoryId)),
      sql`abs(${tours.tripDays} - ${tripDays})`,
      asc(tours.position),
      asc(tours.id),
    )
    .limit(1)
  if (!found) return null
  const names = await tourNamesStatement(db, found.id)
  return {
    tourId: found.id,
    name: names.flatMap(({ lang, name: txt }) => (txt ? [{ lang, txt }] : [])),
  }
}

/** Departures that start between two days, the earliest first. */
function departuresStatement(db: Db, tourId: number, from: string, to: string) {
  return db
    .select()
    .from(trips)
    .where(
      and(
        eq(trips.tourId, tourId),
        eq(trips.kind, 'departure'),
        ne(trips.status, 'cancelled'),
        gte(trips.startDay, from),
        lte(trips.startDay, to),
      ),
    )
    .orderBy(asc(trips.startDay), asc(trips.position), asc(trips.id))
}

/** @throws AppError Invalid for a month that is past or too far ahead */
function requireOffered(month: string, today: string): void {
  if (month < today.slice(0, 7) || month > lastOfferedDay(today).slice(0, 7))
    throw new AppError('Invalid', { fields: { month: 'Invalid' } })
}

/** A departure with the price for one person who joins it. */
function toDeparture(
  trip: TripRow,
  tour: TourRow,
  { today, seasons }: { today: string; seasons: readonly PriceSeason[] },
) {
  const listed = pricedOn(seasonedTour(tour), today)
  const priced = pricedForDay(listed, trip.startDay, seasons)
  const travellers = travellersOf(trip)
  const cents = shareCents(priced, 1, travellers)
  return {
    ...pick(trip, 'startDay', 'endDay', 'cutOffAt'),
    tripId: trip.id,
    seatsLeft: seatsLeft(trip),
    travellers,
    price: cents === null ? null : toCad(cents),
  }
}
