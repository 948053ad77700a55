import { and, asc, count, eq, gte, inArray, isNull, min, ne, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/calendar'
import { imageUrl } from '../../contracts/image-address'
import type { TourSummary } from '../../contracts/tours-admin'
import type { Db } from '../../db/db'
import { imageAlts, images } from '../../db/schema/images'
import { itineraryEntries, tourInclusions, tours, tourTexts } from '../../db/schema/tours'
import { trips } from '../../db/schema/trips'
import { missingTexts } from './tours.completeness'
import { toFacts, translated } from './tours.presenter'
import { firstTours } from './tours.queries'

/** All tours that are not in the bin, for the desk's list. One round trip; `now` in UTC ms. */
export async function listTourSummaries(db: Db, now: number): Promise<TourSummary[]> {
  const first = firstTours(db)
  const [rows, texts, gallery, alts, itinerary, inclusions, next] = await db.batch([
    db
      .select()
      .from(tours)
      .where(inArray(tours.id, first))
      .orderBy(asc(tours.position), asc(tours.id)),
    db.select().from(tourTexts).where(inArray(tourTexts.tourId, first)),
    db
      .select({ tourId: images.tourId, key: images.key })
      .from(images)
      .where(isOfGallery(db))
      .orderBy(asc(images.tourId), asc(images.position)),
    db
      .select({ tourId: images.tourId, lang: imageAlts.lang, n: count() })
      .from(imageAlts)
      .innerJoin(images, eq(images.key, imageAlts.imageKey))
      .where(and(isOfGallery(db), ne(imageAlts.alt, '')))
      .groupBy(images.tourId, imageAlts.lang),
    db
      .select({
        tourId: itineraryEntries.tourId,
        lang: itineraryEntries.lang,
        // A title and perhaps a text.
        n: sql<number>`sum(1 + (${itineraryEntries.body} <> ''))`,
      })
      .from(itineraryEntries)
      .where(inArray(itineraryEntries.tourId, first))
      .groupBy(itineraryEntries.tourId, itineraryEntries.lang),
    db
      .select({ tourId: tourInclusions.tourId, lang: tourInclusions.lang, n: count() })
      .from(tourInclusions)
      .where(inArray(tourInclusions.tourId, first))
      .groupBy(tourInclusions.tourId, tourInclusions.lang),
    db
      .select({ tourId: sql<number>`${trips.tourId}`, day: min(trips.startDay) })
      .from(trips)
      .where(
        and(
          inArray(trips.tourId, first),
          eq(trips.kind, 'departure'),
          ne(trips.status, 'cancelled'),
          gte(trips.startDay, calgaryDay(now)),
        ),
      )
      .groupBy(trips.tourId),
  ])
  return rows.map((tour) => {
    const of = <Row extends { tourId: number }>(list: Row[]) =>
      list.filter(({ tourId }) => tourId === tour.id)
    const keys = of(gallery).map(({ key }) => key)
    const mainKey = keys.find((key) => key === tour.mainImageKey) ?? keys[0]
    return {
      ...toFacts(tour),
      publishAt: tour.publishAt,
      publishStatus: tour.publishStatus,
      name: translated(of(texts), 'name'),
      categoryId: tour.categoryId,
      mainImageUrl: mainKey ? imageUrl(mainKey) : '',
      nextDeparture: of(next)[0]?.day ?? null,
      missing: missingTexts({
        texts: of(texts),
        images: keys.length,
        alts: of(alts),
        itinerary: of(itinerary),
        inclusions: of(inclusions),
      }),
    }
  })
}

function isOfGallery(db: Db) {
  return and(
    inArray(images.tourId, firstTours(db)),
    eq(images.purpose, 'gallery'),
    isNull(images.deletedAt),
  )
}
