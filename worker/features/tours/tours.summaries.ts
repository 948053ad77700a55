import { inArray } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { TourSummary } from '../../contracts/tours/tour-summary'
import type { Db } from '../../db/db'
import type { TourRow } from '../../db/schema/tours'
import { missingTexts, type TourParts } from './tours.completeness'
import { toFacts, translated, mainImageUrl } from './tours.presenter'
import { firstTours, type OfTours, textRows } from './tour-rows.queries'
import {
  altCounts,
  imageKeyRows,
  inclusionCounts,
  itineraryCounts,
  nextDepartures,
  orderedTours,
} from './summary-rows.queries'

/** All tours that are not in the bin, for the desk's list. One round trip; `now` in UTC ms. */
export async function listTourSummaries(db: Db, now: number): Promise<TourSummary[]> {
  const first = firstTours(db)
  const ofFirst: OfTours = (tourId) => inArray(tourId, first)
  const [rows, ...parts] = await db.batch([
    orderedTours(db, ofFirst),
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
