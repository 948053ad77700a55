import { eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { TourExtraRows, TourRows } from './tours.presenter'
import { withCurrentHtml, type Renewal } from './tour-html'
import { contentVersions, tours } from '../../db/schema/tours'
import {
  type OfTours,
  tourRows,
  textRows,
  imageRows,
  altRows,
  departureRows,
  itineraryRows,
  inclusionRows,
  versionRow,
  firstTours,
  withAlts,
  isOfGallery,
} from './tour-rows.queries'

/** All visible tours (`includeHidden`: all that are not in the bin) with the time of the last change. */
export async function listTours(
  db: Db,
  includeHidden: boolean,
): Promise<{ tours: TourRows[]; changedAt: number }> {
  const first = firstTours(db, includeHidden ? undefined : gt(tours.status, TOUR_STATUS.hidden))
  const ofFirst: OfTours = (tourId) => inArray(tourId, first)
  const [tourList, texts, gallery, alts, departures, [version]] = await db.batch([
    tourRows(db, ofFirst),
    textRows(db, ofFirst),
    imageRows(db, ofFirst),
    altRows(db, isOfGallery(ofFirst)),
    departureRows(db, ofFirst),
    versionRow(db),
  ])
  return {
    changedAt: version?.changedAt ?? 0,
    tours: byTour(tourList, { texts, images: withAlts(gallery, alts), departures }),
  }
}

/** Gives each tour its own rows of these lists. */
function byTour(
  list: TourRows['tour'][],
  { texts, images, departures }: Omit<TourRows, 'tour'>,
): TourRows[] {
  const textsOf = Map.groupBy(texts, ({ tourId }) => tourId)
  const imagesOf = Map.groupBy(images, ({ tourId }) => tourId)
  const departuresOf = Map.groupBy(departures, ({ tourId }) => tourId)
  return list.map((tour) => ({
    tour,
    texts: textsOf.get(tour.id) ?? [],
    images: imagesOf.get(tour.id) ?? [],
    departures: departuresOf.get(tour.id) ?? [],
  }))
}

/** When any tour last changed (UTC ms). */
export async function findTourListVersion(db: Db): Promise<number> {
  const [[row]] = await db.batch([versionRow(db)])
  return row?.changedAt ?? 0
}

/** The rows of a tour, rendered by the current version, and the list's version (UTC ms). */
interface FoundTour extends TourExtraRows {
  changedAt: number
  renewal: Renewal
}

/** One tour that is not in the bin, hidden or not; the caller checks who may see it. One round trip. */
export async function findTourExtra(db: Db, id: number): Promise<FoundTour | null> {
  const ofTour: OfTours = (tourId) => eq(tourId, id)
  const [[tour], texts, gallery, alts, departures, itinerary, inclusions, [version]] =
    await db.batch([
      tourRows(db, ofTour),
      textRows(db, ofTour),
      imageRows(db, ofTour),
      altRows(db, isOfGallery(ofTour)),
      departureRows(db, ofTour),
      itineraryRows(db, ofTour),
      inclusionRows(db, ofTour),
      versionRow(db),
    ])
  if (!tour) return null
  const rows = { tour, texts, images: withAlts(gallery, alts), departures }
  return { ...withCurrentHtml({ rows, itinerary, inclusions }), changedAt: version?.changedAt ?? 0 }
}

/** Raises the list's version. Part of every batch that changes a card or a list. */
export function bumpTourList(db: Db, now: number) {
  return db
    .update(contentVersions)
    .set({ changedAt: sql`max(${contentVersions.changedAt} + 1, ${now})` })
    .where(eq(contentVersions.name, 'tours'))
}
