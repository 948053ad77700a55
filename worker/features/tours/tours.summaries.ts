import { inArray, and, asc, count, eq, gte, min, ne, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { TourSummary } from '../../contracts/tours/tour-summary'
import type { Db } from '../../db/db'
import { type TourRow, itineraryEntries, tourInclusions, tours } from '../../db/schema/tours'
import { missingTexts, type TourParts } from './tours.completeness'
import { toFacts, translated, mainImageUrl } from './tours.presenter'
import { firstTours, type OfTours, textRows, isOfGallery } from './tour-rows.queries'
import { imageAlts, images } from '../../db/schema/images'
import { trips } from '../../db/schema/trips'

/** All tours that are not in the bin, for the desk's list. One round trip; `now` in UTC ms. */
export async function listTourSummaries(db: Db, now: number): Promise<TourSummary[]> {
  const first = firstTours(db)
  const ofFirst: OfTours = (tourId) => inArray(tourId, first)
  const [rows, ...parts] = await db.batch([
    db.select().from(tours).where(ofFirst(tours.id)).orderBy(asc(tours.position), asc(tours.id)),
    textRows(db, ofFirst),
    imageKeyRows(db, ofFirst),
    altCounts(db, ofFirst),
    itineraryCounts(db, ofFirst),
    inclusionCounts(db, ofFirst),
    nextDepartures(db, ofFirst, calgaryDay(now)),
  ])
  const [texts, gallery, alts, itinerary, inclusions, next] = parts
  const [textsOf, imagesOf, altsOf] = [byTour(texts), byTour(gallery), byTour(alts)]
  const [itineraryOf, inclusionsOf, nextOf] = [byTour(itinerary), byTour(inclusions), byTour(next)]
  return rows.map((tour) =>
    toSummary(tour, {
      texts: textsOf(tour),
      keys: imagesOf(tour).map(({ key }) => key),
      alts: altsOf(tour),
      itinerary: itineraryOf(tour),
      inclusions: inclusionsOf(tour),
      nextDeparture: nextOf(tour)[0]?.day ?? null,
    }),
  )
}

/** The rows of each tour. */
function byTour<Row extends { tourId: number }>(rows: Row[]): (tour: TourRow) => Row[] {
  const rowsOf = Map.groupBy(rows, ({ tourId }) => tourId)
  return ({ id }) => rowsOf.get(id) ?? []
}

interface SummaryParts extends Omit<TourParts, 'images'> {
  /** Of its gallery. */
  keys: string[]
  nextDeparture: string | null
}

function toSummary(tour: TourRow, { keys, nextDeparture, ...parts }: SummaryParts): TourSummary {
  return {
    ...toFacts(tour),
    publishAt: tour.publishAt,
    publishStatus: tour.publishStatus,
    name: translated(parts.texts, 'name'),
    categoryId: tour.categoryId,
    mainImageUrl: mainImageUrl(tour, keys),
    nextDeparture,
    missing: missingTexts({ ...parts, images: keys.length }),
  }
}

const imageKeyRows = (db: Db, of: OfTours) =>
  db
    .select({ tourId: images.tourId, key: images.key })
    .from(images)
    .where(isOfGallery(of))
    .orderBy(asc(images.tourId), asc(images.position))

const altCounts = (db: Db, of: OfTours) =>
  db
    .select({ tourId: images.tourId, lang: imageAlts.lang, n: count() })
    .from(imageAlts)
    .innerJoin(images, eq(images.key, imageAlts.imageKey))
    .where(and(isOfGallery(of), ne(imageAlts.alt, '')))
    .groupBy(images.tourId, imageAlts.lang)

const itineraryCounts = (db: Db, of: OfTours) =>
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

const inclusionCounts = (db: Db, of: OfTours) =>
  db
    .select({ tourId: tourInclusions.tourId, lang: tourInclusions.lang, n: count() })
    .from(tourInclusions)
    .where(of(tourInclusions.tourId))
    .groupBy(tourInclusions.tourId, tourInclusions.lang)

/** `today`: a day in Calgary. */
const nextDepartures = (db: Db, of: OfTours, today: string) =>
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
