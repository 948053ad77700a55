import { asc, eq } from 'drizzle-orm'
import type { Lang } from '../../../contracts/languages'
import type { PricedTour } from '../../../contracts/tours/prices'
import type { TourEntry } from '../../../contracts/quotes/quote-days'
import type { Db } from '../../../db/db'
import { pricedTour } from '../../../db/priced-tour'
import { itineraryEntries, tours } from '../../../db/schema/tours'
import { nameIn, tourNamesStatement } from '../../../db/tour-names'

interface TourBasis {
  tour: PricedTour | null
  tourName: string
  entries: TourEntry[]
}

/** Prices, name in a language and itinerary of a tour, even if it is hidden; empty if there is no tour. */
export async function findTourBasis(db: Db, tourId: number | null, lang: Lang): Promise<TourBasis> {
  if (tourId === null) return { tour: null, tourName: '', entries: [] }
  const [[tour], names, entries] = await db.batch([
    db.select().from(tours).where(eq(tours.id, tourId)),
    tourNamesStatement(db, tourId),
    db
      .select({
        lang: itineraryEntries.lang,
        title: itineraryEntries.title,
        body: itineraryEntries.body,
        isPicture: itineraryEntries.isPicture,
        url: itineraryEntries.url,
      })
      .from(itineraryEntries)
      .where(eq(itineraryEntries.tourId, tourId))
      .orderBy(asc(itineraryEntries.lang), asc(itineraryEntries.position)),
  ])
  return { tour: tour ? pricedTour(tour) : null, tourName: nameIn(names, lang) ?? '', entries }
}
