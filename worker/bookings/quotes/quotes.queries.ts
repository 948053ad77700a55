import { and, desc, eq, asc, gte, ne } from 'drizzle-orm'
import type { QuotedDeparture } from '../../contracts/bookings/desk-quotes'
import type { Lang } from '../../contracts/languages'
import { monthsOf } from '../../contracts/tours/season'
import type { Db } from '../../db/db'
import { PLACE_COLUMNS, withPlace } from '../../db/entry-place'
import { pick } from '../../db/pick'
import { seasonedTour } from '../../db/priced-tour'
import { quotes, type QuoteRow } from '../../db/schema/bookings'
import { itineraryEntries, tours, type TourRow } from '../../db/schema/tours'
import { trips, type TripRow } from '../../db/schema/trips'
import { nameIn, tourNamesStatement } from '../../db/tour-names'
import { AppError } from '../../http/errors'
import { seatsLeft } from '../days/seats'

/** @throws AppError NotFound */
export async function getQuote(db: Db, bookingId: number, number: number): Promise<QuoteRow> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.bookingId, bookingId), eq(quotes.number, number)))
  if (!row) throw new AppError('NotFound')
  return row
}

/** The quotes of a booking, the newest first. */
export function listQuotes(db: Db, bookingId: number): Promise<QuoteRow[]> {
  return db
    .select()
    .from(quotes)
    .where(eq(quotes.bookingId, bookingId))
    .orderBy(desc(quotes.number))
    .limit(100)
}

function toBasis(tour: TourRow) {
  return {
    ...seasonedTour(tour),
    startMinute: tour.startMinute,
    months: monthsOf(tour.months),
  }
}

/** Prices, name in a language and itinerary of a tour, even if it is hidden; empty if there is no tour. */
export async function findTourBasis(db: Db, tourId: number | null, lang: Lang) {
  if (tourId === null) return { tour: null, tourName: '', entries: [] }
  const [[tour], names, entries] = await db.batch([
    db.select().from(tours).where(eq(tours.id, tourId)),
    tourNamesStatement(db, tourId),
    db
      .select(pick(itineraryEntries, 'lang', 'title', 'body', 'isPicture', 'url', ...PLACE_COLUMNS))
      .from(itineraryEntries)
      .where(eq(itineraryEntries.tourId, tourId))
      .orderBy(asc(itineraryEntries.lang), asc(itineraryEntries.position)),
  ])
  return {
    tour: tour ? toBasis(tour) : null,
    tourName: nameIn(names, lang) ?? '',
    entries: entries.map(withPlace),
  }
}

const DEPARTURES_MAX = 60

/** A departure of the tour that is not cancelled. @throws AppError Invalid for any other trip */
export async function getDeparture(db: Db, tripId: number, tourId: number | null) {
  const [trip] = await db.select().from(trips).where(eq(trips.id, tripId))
  const isIt = trip?.kind === 'departure' && trip.tourId === tourId && trip.status !== 'cancelled'
  if (!trip || !isIt) throw new AppError('Invalid', { fields: { tripId: 'Invalid' } })
  return trip
}

/** The next departures of a tour from a day (YYYY-MM-DD), the earliest first. */
export async function listDepartures(db: Db, tourId: number, from: string) {
  const isNext = and(
    eq(trips.tourId, tourId),
    eq(trips.kind, 'departure'),
    ne(trips.status, 'cancelled'),
    gte(trips.startDay, from),
  )
  const rows = await db
    .select()
    .from(trips)
    .where(isNext)
    .orderBy(asc(trips.startDay), asc(trips.id))
    .limit(DEPARTURES_MAX)
  return rows.map(toDeparture)
}

function toDeparture(trip: TripRow): QuotedDeparture {
  return {
    ...pick(trip, 'startDay', 'endDay', 'startMinute'),
    tripId: trip.id,
    seatsLeft: seatsLeft({ ...trip, status: 'open' }),
  }
}
