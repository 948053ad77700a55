import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { imageAlts, images } from '../../db/schema/images'
import { TOUR_STATUS } from '../../contracts/tour-status'
import type { TourSummary } from '../../contracts/tours-admin'
import { toTourSummary, type ImageRow, type TourExtraRows, type TourRows } from './tours.presenter'
import { withCurrentHtml, type Renewal } from './tours.renewal'
import {
  categories,
  categoryNames,
  contentVersions,
  departures,
  itineraryEntries,
  tourInclusions,
  tours,
  tourTexts,
} from '../../db/schema/tours'

/** Above this the list needs paging. */
const MAX_TOURS = 500

const isListed = and(eq(tours.kind, 'tour'), isNull(tours.deletedAt))
const tourColumns = { ...getTableColumns(tours), categorySlug: categories.slug }
const imageColumns = {
  key: images.key,
  tourId: images.tourId,
  width: images.width,
  height: images.height,
}

const ofGallery = (tourId: number) =>
  and(eq(images.tourId, tourId), eq(images.purpose, 'gallery'), isNull(images.deletedAt))
const tourRow = (db: Db, tourId: number) =>
  db
    .select(tourColumns)
    .from(tours)
    .innerJoin(categories, eq(categories.id, tours.categoryId))
    .where(and(eq(tours.id, tourId), isListed))
const textRows = (db: Db, tourId: number) =>
  db.select().from(tourTexts).where(eq(tourTexts.tourId, tourId))
const galleryRows = (db: Db, tourId: number) =>
  db.select(imageColumns).from(images).where(ofGallery(tourId)).orderBy(asc(images.position))
const altRows = (db: Db, tourId: number) =>
  db
    .select(getTableColumns(imageAlts))
    .from(imageAlts)
    .innerJoin(images, eq(images.key, imageAlts.imageKey))
    .where(ofGallery(tourId))
const departureRows = (db: Db, tourId: number) =>
  db
    .select()
    .from(departures)
    .where(eq(departures.tourId, tourId))
    .orderBy(asc(departures.position))
const itineraryRows = (db: Db, tourId: number) =>
  db
    .select()
    .from(itineraryEntries)
    .where(eq(itineraryEntries.tourId, tourId))
    .orderBy(asc(itineraryEntries.lang), asc(itineraryEntries.position))
const inclusionRows = (db: Db, tourId: number) =>
  db
    .select()
    .from(tourInclusions)
    .where(eq(tourInclusions.tourId, tourId))
    .orderBy(asc(tourInclusions.lang), asc(tourInclusions.kind), asc(tourInclusions.position))

const versionRow = (db: Db) =>
  db.select().from(contentVersions).where(eq(contentVersions.name, 'tours'))

/** All visible tours (`includeHidden`: all that are not in the bin) with the time of the last change. */
export async function listTours(
  db: Db,
  includeHidden: boolean,
): Promise<{ tours: TourRows[]; changedAt: number }> {
  const first = firstTours(db, includeHidden ? undefined : gt(tours.status, TOUR_STATUS.hidden))
  const [tourList, texts, imageRows, alts, departureList, versions] = await db.batch([
    db
      .select(tourColumns)
      .from(tours)
      .innerJoin(categories, eq(categories.id, tours.categoryId))
      .where(inArray(tours.id, first))
      .orderBy(asc(tours.position), asc(tours.id)),
    db.select().from(tourTexts).where(inArray(tourTexts.tourId, first)),
    db
      .select(imageColumns)
      .from(images)
      .where(
        and(inArray(images.tourId, first), eq(images.purpose, 'gallery'), isNull(images.deletedAt)),
      )
      .orderBy(asc(images.tourId), asc(images.position)),
    db
      .select(getTableColumns(imageAlts))
      .from(imageAlts)
      .innerJoin(images, eq(images.key, imageAlts.imageKey))
      .where(
        and(inArray(images.tourId, first), eq(images.purpose, 'gallery'), isNull(images.deletedAt)),
      ),
    db.select().from(departures).where(inArray(departures.tourId, first)),
    db.select().from(contentVersions).where(eq(contentVersions.name, 'tours')),
  ])
  const altsOf = Map.groupBy(alts, ({ imageKey }) => imageKey)
  const textsOf = Map.groupBy(texts, ({ tourId }) => tourId)
  const imagesOf = Map.groupBy(withAlts(imageRows, altsOf), ({ tourId }) => tourId)
  const departuresOf = Map.groupBy(departureList, ({ tourId }) => tourId)
  return {
    changedAt: versions[0]?.changedAt ?? 0,
    tours: tourList.map((tour) => ({
      tour,
      texts: textsOf.get(tour.id) ?? [],
      images: imagesOf.get(tour.id) ?? [],
      departures: departuresOf.get(tour.id) ?? [],
    })),
  }
}

/** All tours that are not in the bin, for the desk's list. One round trip. */
export async function listTourSummaries(db: Db): Promise<TourSummary[]> {
  const first = firstTours(db)
  const [rows, names] = await db.batch([
    db
      .select()
      .from(tours)
      .where(inArray(tours.id, first))
      .orderBy(asc(tours.position), asc(tours.id)),
    db
      .select({ tourId: tourTexts.tourId, lang: tourTexts.lang, name: tourTexts.name })
      .from(tourTexts)
      .where(inArray(tourTexts.tourId, first)),
  ])
  const namesOf = Map.groupBy(names, ({ tourId }) => tourId)
  return rows.map((tour) => toTourSummary(tour, namesOf.get(tour.id) ?? []))
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
export async function findTourExtra(db: Db, tourId: number): Promise<FoundTour | null> {
  const [[tour], texts, gallery, alts, dates, itinerary, inclusions, [version]] = await db.batch([
    tourRow(db, tourId),
    textRows(db, tourId),
    galleryRows(db, tourId),
    altRows(db, tourId),
    departureRows(db, tourId),
    itineraryRows(db, tourId),
    inclusionRows(db, tourId),
    versionRow(db),
  ])
  if (!tour) return null
  const images = withAlts(
    gallery,
    Map.groupBy(alts, ({ imageKey }) => imageKey),
  )
  const found = { rows: { tour, texts, images, departures: dates }, itinerary, inclusions }
  return { ...withCurrentHtml(found), changedAt: version?.changedAt ?? 0 }
}

export async function listRegions(db: Db) {
  const [rows, names] = await db.batch([
    db.select().from(categories).orderBy(asc(categories.position)),
    db.select().from(categoryNames),
  ])
  const namesOf = Map.groupBy(names, ({ categoryId }) => categoryId)
  return rows.map(({ id, slug }) => ({
    _id: id,
    slug,
    name: (namesOf.get(id) ?? []).map(({ lang, name }) => ({ lang, txt: name })),
  }))
}

/** Raises the list's version. Part of every batch that changes what a card or list shows. */
export function bumpTourList(db: Db, now: number) {
  return db
    .update(contentVersions)
    .set({ changedAt: sql`max(${contentVersions.changedAt} + 1, ${now})` })
    .where(eq(contentVersions.name, 'tours'))
}

function firstTours(db: Db, condition?: SQL) {
  return db
    .select({ id: tours.id })
    .from(tours)
    .where(and(isListed, condition))
    .orderBy(asc(tours.position), asc(tours.id))
    .limit(MAX_TOURS)
}

function withAlts(
  rows: Omit<ImageRow, 'alts'>[],
  altsOf: Map<string, ImageRow['alts']>,
): ImageRow[] {
  return rows.map((row) => ({ ...row, alts: altsOf.get(row.key) ?? [] }))
}
