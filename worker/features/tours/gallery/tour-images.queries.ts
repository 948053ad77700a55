import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { imageKeyOf, imageUrl } from '../../../contracts/media/image-address'
import { hasImage, replies, repliesWithImages, topics } from '../../../db/schema/board'
import { images, OF_GALLERIES } from '../../../db/schema/images'
import type { TourImages } from '../../../contracts/media/tour-images'
import { itineraryEntries, tours } from '../../../db/schema/tours'
import { altRows, withAlts } from '../tour-rows.queries'
import { mainKeyOf, toTourImage, type ImageRow } from '../tours.presenter'

/** All images of a tour, its itinerary included, or the company's; each with whether a post of its board shows it. */
export async function listTourImages(db: Db, tourId: number): Promise<TourImages | null> {
  const isOfTour = isLiveOf(tourId)
  const [[tour], rows, alts, entries, posts] = await db.batch([
    liveTour(db, tourId),
    storedImages(db, isOfTour),
    altRows(db, isOfTour),
    itineraryUrls(db, tourId),
    postsWithImages(db, tourId),
  ])
  if (!tour) return null
  const mainKey = mainKeyOf(tour, galleryKeys(rows))
  return {
    allImageUrls: allUrls(rows, entries),
    images: withAlts(rows, alts).map((row) => ({
      ...toStoredImage(row),
      isMain: row.key === mainKey,
      isInPost: posts.some(({ content }) => content.includes(row.key)),
    })),
  }
}

type StoredImage = typeof images.$inferSelect

function isLiveOf(tourId: number): SQL | undefined {
  const isOfGalleries = inArray(images.purpose, OF_GALLERIES)
  return and(eq(images.tourId, tourId), isOfGalleries, isNull(images.deletedAt))
}

function galleryKeys(rows: readonly StoredImage[]): string[] {
  return rows.filter(({ purpose }) => purpose === 'gallery').map(({ key }) => key)
}

function allUrls(rows: readonly StoredImage[], entries: readonly { url: string }[]): string[] {
  const named = entries.map(({ url }) => url).filter((url) => imageKeyOf(url) !== null)
  return [...new Set([...rows.map(({ key }) => imageUrl(key)), ...named])]
}

const liveTour = (db: Db, tourId: number) =>
  db
    .select({ mainImageKey: tours.mainImageKey })
    .from(tours)
    .where(and(eq(tours.id, tourId), isNull(tours.deletedAt)))

const storedImages = (db: Db, isOfTour: SQL | undefined) =>
  db
    .select()
    .from(images)
    .where(isOfTour)
    .orderBy(images.purpose, images.position, images.createdAt)

const itineraryUrls = (db: Db, tourId: number) =>
  db
    .selectDistinct({ url: itineraryEntries.url })
    .from(itineraryEntries)
    .where(and(eq(itineraryEntries.tourId, tourId), sql`${itineraryEntries.url} <> ''`))

const postsWithImages = (db: Db, tourId: number) =>
  db
    .select({ content: sql<string>`${replies.content}` })
    .from(repliesWithImages)
    .crossJoin(topics)
    .where(
      and(
        hasImage,
        // Image keys begin with the tour's id.
        sql`instr(${replies.content}, ${imageUrl(`${tourId}-`)}) > 0`,
        eq(topics.id, replies.topicId),
        eq(topics.tourId, tourId),
        isNull(topics.deletedAt),
      ),
    )

function toStoredImage(row: StoredImage & Pick<ImageRow, 'alts'>) {
  const { key, name, bytes, purpose, createdAt } = row
  return { ...toTourImage(row), filename: key, name, bytes, purpose, createdAt }
}
