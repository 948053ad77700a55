import { and, asc, eq, getTableColumns, isNull, ne, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { imageAlts, images } from '../../db/schema/images'
import { trips } from '../../db/schema/trips'
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
export type OfTours = (tourId: SQLiteColumn) => SQL

export const tourRows = (db: Db, of: OfTours) =>
  db
    .select({ ...getTableColumns(tours), categorySlug: categories.slug })
    .from(tours)
    .innerJoin(categories, eq(categories.id, tours.categoryId))
    .where(and(of(tours.id), isListed))
    .orderBy(asc(tours.position), asc(tours.id))

export const textRows = (db: Db, of: OfTours) =>
  db.select().from(tourTexts).where(of(tourTexts.tourId))

export const isOfGallery = (of: OfTours) =>
  and(of(images.tourId), eq(images.purpose, 'gallery'), isNull(images.deletedAt))

export const imageRows = (db: Db, of: OfTours) =>
  db
    .select(pick(images, 'key', 'tourId', 'width', 'height', 'focusX', 'focusY'))
    .from(images)
    .where(isOfGallery(of))
    .orderBy(asc(images.tourId), asc(images.position))

export const altRows = (db: Db, isOfImages: SQL | undefined) =>
  db
    .select(getTableColumns(imageAlts))
    .from(imageAlts)
    .innerJoin(images, eq(images.key, imageAlts.imageKey))
    .where(isOfImages)

export const departureRows = (db: Db, of: OfTours) =>
  db
    .select()
    .from(trips)
    .where(and(of(trips.tourId), eq(trips.kind, 'departure'), ne(trips.status, 'cancelled')))
    .orderBy(asc(trips.tourId), asc(trips.position), asc(trips.id))

export const itineraryRows = (db: Db, of: OfTours) =>
  db
    .select()
    .from(itineraryEntries)
    .where(of(itineraryEntries.tourId))
    .orderBy(asc(itineraryEntries.lang), asc(itineraryEntries.position))

export const inclusionRows = (db: Db, of: OfTours) =>
  db
    .select()
    .from(tourInclusions)
    .where(of(tourInclusions.tourId))
    .orderBy(asc(tourInclusions.lang), asc(tourInclusions.kind), asc(tourInclusions.position))

export const versionRow = (db: Db) =>
  db.select().from(contentVersions).where(eq(contentVersions.name, 'tours'))

export function firstTours(db: Db, condition?: SQL) {
  return db
    .select({ id: tours.id })
    .from(tours)
    .where(and(isListed, condition))
    .orderBy(asc(tours.position), asc(tours.id))
    .limit(MAX_TOURS)
}

/** Images with their alt texts. */
export function withAlts<Row extends { key: string }>(
  rows: Row[],
  alts: (typeof imageAlts.$inferSelect)[],
): (Row & { alts: (typeof imageAlts.$inferSelect)[] })[] {
  const altsOf = Map.groupBy(alts, ({ imageKey }) => imageKey)
  return rows.map((row) => ({ ...row, alts: altsOf.get(row.key) ?? [] }))
}
