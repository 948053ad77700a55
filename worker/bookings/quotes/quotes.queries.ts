import { and, desc, eq, asc } from 'drizzle-orm'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { quotes, type QuoteRow } from '../../db/schema/bookings'
import { monthsOf } from '../../contracts/tours/season'
import { PLACE_COLUMNS, withPlace } from '../../db/entry-place'
import { seasonedTour } from '../../db/priced-tour'
import { itineraryEntries, tours, type TourRow } from '../../db/schema/tours'
import { nameIn, tourNamesStatement } from '../../db/tour-names'
import { pick } from '../../db/pick'
import { AppError } from '../../http/errors'

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
