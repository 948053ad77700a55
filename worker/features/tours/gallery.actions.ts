import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { imageUrl, isImageKey } from '../../contracts/image-address'
import { isPastRestoreWindow } from '../../contracts/bin'
import { changeTours } from './tours.changes'
import { tours } from '../../db/schema/tours'
import { readImageFile } from '../../services/media/image-file'
import {
  MAX_IMAGES_OF_TOUR,
  type Arrangement,
  type UploadedImage,
  type UploadForm,
} from '../../contracts/images'
import { imageColumns, newImageKey, storeImage } from '../../services/media/storage'
import { imageAlts, images } from '../../db/schema/images'

/**
 * Stores an image of a tour: object first, then row, so that each row has its object. A daily job deletes objects
 * without rows.
 * @throws AppError NotFound, WrongType, ImageInvalid, TooLarge, TooManyImages, Unavailable
 */
export async function uploadImage(
  c: MemberScope,
  { file, tourId, purpose }: UploadForm,
): Promise<UploadedImage> {
  const { db, now, member } = c.var
  await requireRoom(c, tourId)
  const image = readImageFile(new Uint8Array(await file.arrayBuffer()))
  const key = newImageKey(tourId, image)
  await storeImage(c.env.MEDIA, key, image)
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      // In the batch, so that parallel uploads count each other.
      assertRoom(db, tourId),
      db.insert(images).values({
        ...imageColumns(image, key),
        tourId,
        purpose,
        position: liveImages(tourId, sql`coalesce(max(position), -1) + 1`),
        uploadedBy: member.userId,
        createdAt: now,
      }),
    ],
    audit: { action: 'image.upload', subjectType: 'image', subjectId: key },
  })
  return { fileName: key, url: imageUrl(key), width: image.width, height: image.height }
}

/**
 * Moves an image to the bin.
 * @throws AppError NotFound
 */
export async function binImage(c: MemberScope, tourId: number, key: string): Promise<void> {
  await requireImages(c, tourId, [key], 'NotFound')
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      c.var.db
        .update(images)
        .set({ deletedAt: c.var.now })
        .where(and(eq(images.key, key), isNull(images.deletedAt))),
    ],
    audit: { action: 'image.delete', subjectType: 'image', subjectId: key },
    hidesImages: true,
  })
}

/**
 * Restores an image to its old place.
 * @throws AppError NotFound, also when its tour is in the bin or the restore window has passed; TooManyImages
 */
export async function restoreImage(c: MemberScope, key: string): Promise<void> {
  const { db, now } = c.var
  const [image] = await db
    .select({ tourId: images.tourId, deletedAt: images.deletedAt })
    .from(images)
    .innerJoin(tours, and(eq(tours.id, images.tourId), isNull(tours.deletedAt)))
    .where(and(eq(images.key, key), ne(images.purpose, 'avatar')))
  if (!image || isPastRestoreWindow(image.deletedAt ?? now, now)) throw new AppError('NotFound')
  await changeTours(c, {
    tourIds: [image.tourId],
    statements: [
      assertRoom(db, image.tourId),
      db
        .update(images)
        .set({ deletedAt: null })
        .where(and(eq(images.key, key), isNotNull(images.deletedAt))),
    ],
    audit: { action: 'image.restore', subjectType: 'image', subjectId: key },
  })
}

/**
 * Puts a tour's images into the given order and sets alt texts and focus of those that name them.
 * @throws AppError NotFound, NotAnImageOfTour
 */
export async function arrangeImages(
  c: MemberScope,
  { tourId, images: named }: Arrangement,
): Promise<void> {
  const { db } = c.var
  const keys = [...new Set(named.map(({ filename }) => filename))]
  await requireImages(c, tourId, keys, 'NotAnImageOfTour')
  const order = JSON.stringify(keys)
  const described = named.filter(({ alt }) => alt !== undefined)
  const alts = described.flatMap(({ filename, alt = [] }) =>
    alt.filter(({ txt }) => txt !== '').map(({ lang, txt }) => ({ filename, lang, txt })),
  )
  const focused = JSON.stringify(named.filter(({ focus }) => focus !== undefined))
  const focusOf = (axis: 'x' | 'y') =>
    sql`(SELECT value ->> ${`$.focus.${axis}`} FROM json_each(${focused}) WHERE value ->> 'filename' = ${images.key})`
  const place = sql`(SELECT key FROM json_each(${order}) WHERE value = ${images.key})`
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      db
        .update(images)
        .set({
          position: sql`coalesce(${place}, ${MAX_IMAGES_OF_TOUR} + ${images.position})`,
          focusX: sql`coalesce(${focusOf('x')}, ${images.focusX})`,
          focusY: sql`coalesce(${focusOf('y')}, ${images.focusY})`,
        })
        .where(and(eq(images.tourId, tourId), isNull(images.deletedAt))),
      db
        .delete(imageAlts)
        .where(
          inArray(
            imageAlts.imageKey,
            sql`(SELECT value FROM json_each(${JSON.stringify(described.map(({ filename }) => filename))}))`,
          ),
        ),
      db
        .insert(imageAlts)
        .select(
          sql`SELECT value ->> 'filename', value ->> 'lang', value ->> 'txt' FROM json_each(${JSON.stringify(alts)}) WHERE true`,
        )
        .onConflictDoNothing(),
    ],
    audit: { action: 'image.arrange', subjectType: 'tour', subjectId: tourId },
  })
}

/** Fails the batch when the tour has the maximum of images. */
function assertRoom(db: Db, tourId: number) {
  return assertInBatch(
    db,
    sql`${liveImages(tourId, sql`count(*)`)} < ${MAX_IMAGES_OF_TOUR}`,
    'TooManyImages',
  )
}

function liveImages(tourId: number, wanted: SQL): SQL {
  return sql`(SELECT ${wanted} FROM images AS live WHERE live.tour_id = ${tourId} AND live.deleted_at IS NULL)`
}

/** Refuses early, before anything is stored. */
async function requireRoom(c: MemberScope, tourId: number): Promise<void> {
  const [row] = await c.var.db
    .select({
      n: sql<number>`(SELECT count(*) FROM images WHERE images.tour_id = ${tourId} AND images.deleted_at IS NULL)`,
    })
    .from(tours)
    .where(and(eq(tours.id, tourId), eq(tours.kind, 'tour'), isNull(tours.deletedAt)))
  if (!row) throw new AppError('NotFound')
  if (row.n >= MAX_IMAGES_OF_TOUR) throw new AppError('TooManyImages')
}

async function requireImages(
  c: MemberScope,
  tourId: number,
  keys: string[],
  code: 'NotFound' | 'NotAnImageOfTour',
): Promise<void> {
  if (!keys.every(isImageKey)) throw new AppError(code)
  const [found] = await c.var.db
    .select({ n: sql<number>`count(*)` })
    .from(images)
    .innerJoin(
      tours,
      and(eq(tours.id, images.tourId), eq(tours.kind, 'tour'), isNull(tours.deletedAt)),
    )
    .where(
      and(
        eq(images.tourId, tourId),
        isNull(images.deletedAt),
        inArray(images.key, sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`),
      ),
    )
  if (found?.n !== keys.length) throw new AppError(code)
}
