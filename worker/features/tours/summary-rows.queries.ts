import { and, asc, count, eq, gte, min, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { imageAlts, images } from '../../db/schema/images'
import { itineraryEntries, tourInclusions, tours } from '../../db/schema/tours'
import { trips } from '../../db/schema/trips'
import { isOfGallery, type OfTours } from './tour-rows.queries'

export const orderedTours = (db: Db, of: OfTours) =>
  db.select().from(tours).where(of(tours.id)).orderBy(asc(tours.position), asc(tours.id))

export const imageKeyRows = (db: Db, of: OfTours) =>
  db
    .select({ tourId: images.tourId, key: images.key })
    .from(images)
    .where(isOfGallery(of))
    .orderBy(asc(images.tourId), asc(images.position))

export const altCounts = (db: Db, of: OfTours) =>
  db
    .select({ tourId: images.tourId, lang: imageAlts.lang, n: count() })
    .from(imageAlts)
    .innerJoin(images, eq(images.key, imageAlts.imageKey))
    .where(and(isOfGallery(of), ne(imageAlts.alt, '')))
    .groupBy(images.tourId, imageAlts.lang)

export const itineraryCounts = (db: Db, of: OfTours) =>
  db
    .select({
      tourId: itineraryEntries.tourId,
      lang: itineraryEntries.lang,
      // A title and perhaps a text.
      n: sql<number>`sum(1 + (${itineraryEntries.body} <> ''))`,
    })
    .from(itineraryEntries)
    .where(of(itineraryEntries.tourId))
    .groupBy(itineraryEntries.tourId, itineraryEntries.lang)

export const inclusionCounts = (db: Db, of: OfTours) =>
  db
    .select({ tourId: tourInclusions.tourId, lang: tourInclusions.lang, n: count() })
    .from(tourInclusions)
    .where(of(tourInclusions.tourId))
    .groupBy(tourInclusions.tourId, tourInclusions.lang)

/** `today`: a day in Calgary. */
export const nextDepartures = (db: Db, of: OfTours, today: string) =>
  db
    .select({ tourId: sql<number>`${trips.tourId}`, day: min(trips.startDay) })
    .from(trips)
    .where(
      and(
        of(trips.tourId),
        eq(trips.kind, 'departure'),
        ne(trips.status, 'cancelled'),
        gte(trips.startDay, today),
      ),
    )
    .groupBy(trips.tourId)
