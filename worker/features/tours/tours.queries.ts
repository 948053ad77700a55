import { and, asc, eq, getTableColumns, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/db'
import { imageAlts, images } from '../../db/schema/images'
import { trips } from '../../db/schema/trips'
import { TOUR_STATUS } from '../../contracts/tour-status'
import { type ImageRow, type TourExtraRows, type TourRows } from './tours.presenter'
import { withCurrentHtml, type Renewal } from './tour-html'
import {
  categories,
  contentVersions,
  itineraryEntries,
  tourInclusions,
  tours,
  tourTexts,
} from '../../db/schema/tours'

/** Above this the list needs paging. */
const MAX_TOURS = 500

const isListed = and(eq(tours.kind, 'tour'), isNull(tours.deletedAt))

/** A condition on a column with the tour's id. */
type OfTours = (tourId: SQLiteColumn) => SQL

const tourRows = (db: Db, of: OfTours) =>
  db
    .select({ ...getTableColumns(tours), categorySlug: categories.slug })
    .from(tours)
    .innerJoin(categories, eq(categories.id, tours.categoryId))
    .where(and(of(tours.id), isListed))
    .orderBy(asc(tours.position), asc(tours.id))

const textRows = (db: Db, of: OfTours) => db.select().from(tourTexts).where(of(tourTexts.tourId))

const isOfGallery = (of: OfTours) =>
  and(of(images.tourId), eq(images.purpose, 'gallery'), isNull(images.deletedAt))

const imageRows = (db: Db, of: OfTours) =>
  db
    .select({
      key: images.key,
      tourId: images.tourId,
      width: images.width,
      height: images.height,
      focusX: images.focusX,
      focusY: images.focusY,
    })
    .from(images)
    .where(isOfGallery(of))
    .orderBy(asc(images.tourId), asc(images.position))

const altRows = (db: Db, of: OfTours) =>
  db
    .select(getTableColumns(imageAlts))
    .from(imageAlts)
    .innerJoin(images, eq(images.key, imageAlts.imageKey))
    .where(isOfGallery(of))

const departureRows = (db: Db, of: OfTours) =>
  db
    .select()
    .from(trips)
    .where(and(of(trips.tourId), eq(trips.kind, 'departure'), ne(trips.status, 'cancelled')))
    .orderBy(asc(trips.tourId), asc(trips.position), asc(trips.id))

const itineraryRows = (db: Db, of: OfTours) =>
  db
    .select()
    .from(itineraryEntries)
    .where(of(itineraryEntries.tourId))
    .orderBy(asc(itineraryEntries.lang), asc(itineraryEntries.position))

const inclusionRows = (db: Db, of: OfTours) =>
  db
    .select()
    .from(tourInclusions)
    .where(of(tourInclusions.tourId))
    .orderBy(asc(tourInclusions.lang), asc(tourInclusions.kind), asc(tourInclusions.position))

const versionRow = (db: Db) =>
  db.select().from(contentVersions).where(eq(contentVersions.name, 'tours'))

/** All visible tours (`includeHidden`: all that are not in the bin) with the time of the last change. */
export async function listTours(
  db: Db,
  includeHidden: boolean,
): Promise<{ tours: TourRows[]; changedAt: number }> {
  const first = firstTours(db, includeHidden ? undefined : gt(tours.status, TOUR_STATUS.hidden))
  const ofFirst: OfTours = (tourId) => inArray(tourId, first)
  const [tourList, texts, gallery, alts, dates, [version]] = await db.batch([
    tourRows(db, ofFirst),
    textRows(db, ofFirst),
    imageRows(db, ofFirst),
    altRows(db, ofFirst),
    departureRows(db, ofFirst),
    versionRow(db),
  ])
  const textsOf = Map.groupBy(texts, ({ tourId }) => tourId)
  const imagesOf = Map.groupBy(withAlts(gallery, alts), ({ tourId }) => tourId)
  const departuresOf = Map.groupBy(dates, ({ tourId }) => tourId)
  return {
    changedAt: version?.changedAt ?? 0,
    tours: tourList.map((tour) => ({
      tour,
      texts: textsOf.get(tour.id) ?? [],
      images: imagesOf.get(tour.id) ?? [],
      departures: departuresOf.get(tour.id) ?? [],
    })),
  }
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
  const [[tour], texts, gallery, alts, dates, itinerary, inclusions, [version]] = await db.batch([
    tourRows(db, ofTour),
    textRows(db, ofTour),
    imageRows(db, ofTour),
    altRows(db, ofTour),
    departureRows(db, ofTour),
    itineraryRows(db, ofTour),
    inclusionRows(db, ofTour),
    versionRow(db),
  ])
  if (!tour) return null
  const rows = { tour, texts, images: withAlts(gallery, alts), departures: dates }
  return {
    ...withCurrentHtml({ rows, itinerary, inclusions }),
    changedAt: version?.changedAt ?? 0,
  }
}

/** Raises the list's version. Part of every batch that changes what a card or list shows. */
export function bumpTourList(db: Db, now: number) {
  return db
    .update(contentVersions)
    .set({ changedAt: sql`max(${contentVersions.changedAt} + 1, ${now})` })
    .where(eq(contentVersions.name, 'tours'))
}

export function firstTours(db: Db, condition?: SQL) {
  return db
    .select({ id: tours.id })
    .from(tours)
    .where(and(isListed, condition))
    .orderBy(asc(tours.position), asc(tours.id))
    .limit(MAX_TOURS)
}

function withAlts(
  rows: Omit<ImageRow, 'alts'>[],
  alts: (typeof imageAlts.$inferSelect)[],
): ImageRow[] {
  const altsOf = Map.groupBy(alts, ({ imageKey }) => imageKey)
  return rows.map((row) => ({ ...row, alts: altsOf.get(row.key) ?? [] }))
}
