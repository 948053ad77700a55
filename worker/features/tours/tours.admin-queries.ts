import { and, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { imageKeyOf, imageUrl } from '../../contracts/image-address'
import { users } from '../../db/schema/accounts'
import { auditLog } from '../../db/schema/audit'
import { hasImage, replies, repliesWithImages, topics } from '../../db/schema/board'
import { imageAlts, images, OF_GALLERIES } from '../../db/schema/images'
import { toStoredDeparture, toTourExtra } from './tours.presenter'
import type { AdminTour, TourImages } from '../../contracts/tours-admin'
import type { CategoryName } from '../../contracts/tour-changes'
import { findTourExtra } from './tours.queries'
import { categories, itineraryEntries, tours, tourTexts } from '../../db/schema/tours'

/** A tour for its editor, past departures included; null when missing or in the bin. */
export async function findAdminTour(db: Db, tourId: number): Promise<AdminTour | null> {
  const found = await findTourExtra(db, tourId)
  return (
    found && {
      ...toTourExtra(found),
      joins: found.rows.departures.map(toStoredDeparture),
      publishAt: found.rows.tour.publishAt,
      publishStatus: found.rows.tour.publishStatus,
      textsUpdatedAt: found.rows.texts.map(({ lang, updatedAt }) => ({ lang, updatedAt })),
    }
  )
}

/** The name of the member who wrote to a tour last; null when that account is deleted or the site itself did. */
export async function findLastEditor(db: Db, tourId: number): Promise<string | null> {
  const [row] = await db
    .select({ name: users.username })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectType, 'tour'),
        eq(auditLog.subjectId, String(tourId)),
        like(auditLog.action, 'tour.%'),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return row?.name ?? null
}

/** @throws AppError NotFound */
export async function requireAdminTour(db: Db, tourId: number): Promise<AdminTour> {
  const tour = await findAdminTour(db, tourId)
  if (!tour) throw new AppError('NotFound')
  return tour
}

/** @throws AppError Invalid (422) for an unknown region */
export async function requireRegion(db: Db, category: CategoryName): Promise<number> {
  const named =
    typeof category === 'number'
      ? eq(categories.id, category)
      : eq(categories.slug, category.toLowerCase())
  const [row] = await db.select({ id: categories.id }).from(categories).where(named)
  if (!row) throw new AppError('Invalid', { fields: { category: 'invalid' } })
  return row.id
}

/** A tour and its names, also when it is in the bin; null when missing. */
export async function findTourNames(db: Db, tourId: number) {
  const [[tour], names] = await db.batch([
    db
      .select({ id: tours.id, deletedAt: tours.deletedAt })
      .from(tours)
      .where(and(eq(tours.id, tourId), eq(tours.kind, 'tour'))),
    db
      .select({ lang: tourTexts.lang, name: tourTexts.name })
      .from(tourTexts)
      .where(eq(tourTexts.tourId, tourId)),
  ])
  return tour ? { ...tour, names } : null
}

/** All images that a tour uses, or those of the company: its own, with whether a post of its board shows them, and those of its itinerary. */
export async function listTourImages(db: Db, tourId: number): Promise<TourImages | null> {
  const ofTour = and(
    eq(images.tourId, tourId),
    inArray(images.purpose, OF_GALLERIES),
    isNull(images.deletedAt),
  )
  const [[tour], rows, alts, entries, posts] = await db.batch([
    db
      .select({ mainImageKey: tours.mainImageKey })
      .from(tours)
      .where(and(eq(tours.id, tourId), isNull(tours.deletedAt))),
    db
      .select()
      .from(images)
      .where(ofTour)
      .orderBy(images.purpose, images.position, images.createdAt),
    db
      .select({ imageKey: imageAlts.imageKey, lang: imageAlts.lang, alt: imageAlts.alt })
      .from(imageAlts)
      .innerJoin(images, eq(images.key, imageAlts.imageKey))
      .where(ofTour),
    db
      .selectDistinct({ url: itineraryEntries.url })
      .from(itineraryEntries)
      .where(and(eq(itineraryEntries.tourId, tourId), sql`${itineraryEntries.url} <> ''`)),
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
      ),
  ])
  if (!tour) return null
  const altsOf = Map.groupBy(alts, ({ imageKey }) => imageKey)
  const galleryKeys = rows.filter(({ purpose }) => purpose === 'gallery').map(({ key }) => key)
  const mainKey = galleryKeys.find((key) => key === tour.mainImageKey) ?? galleryKeys[0]
  const named = entries.map(({ url }) => url).filter((url) => imageKeyOf(url) !== null)
  return {
    allImageUrls: [...new Set([...rows.map(({ key }) => imageUrl(key)), ...named])],
    images: rows.map(({ key, name, width, height, focusX, focusY, bytes, purpose, createdAt }) => ({
      filename: key,
      name,
      url: imageUrl(key),
      width,
      height,
      focus: { x: focusX, y: focusY },
      bytes,
      purpose,
      isMain: key === mainKey,
      isInPost: posts.some(({ content }) => content.includes(key)),
      alt: (altsOf.get(key) ?? []).map(({ lang, alt }) => ({ lang, txt: alt })),
      createdAt,
    })),
  }
}
