import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { imageUrl, isImageKey } from '../../contracts/image-address'
import { BIN_MS, isPastRestoreWindow } from '../../contracts/bin'
import { changeTours } from './tours.changes'
import { tours } from '../../db/schema/tours'
import { readImageFile } from '../../services/media/image-file'
import { MAX_IMAGES_OF_TOUR, type ImageTexts, type SomeImages } from '../../contracts/images'
import type { UploadedImage, UploadForm } from '../../contracts/image-uploads'
import { fileNameOf, hashOf } from '../../services/media/file-marks'
import { imageColumns, newImageKey, storeImage } from '../../services/media/storage'
import { imageAlts, images, OF_GALLERIES } from '../../db/schema/images'
import { listOf } from '../../db/value-list'

/**
 * Stores an image of a tour or of the company: object first, then row, so that each row has its object. A daily job
 * deletes objects without rows.
 * @throws AppError NotFound, WrongType, ImageInvalid, TooLarge, TooManyImages, ImagePresent with the `filename` that has
 * these bytes, Unavailable
 */
export async function uploadImage(
  c: MemberScope,
  { file, tourId, purpose, isOnlyIfNew }: UploadForm,
): Promise<UploadedImage> {
  const { db, now, member } = c.var
  await requireRoom(c, tourId)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const image = readImageFile(bytes)
  const sha256 = await hashOf(bytes)
  if (isOnlyIfNew) await requireNew(db, tourId, sha256)
  const key = newImageKey(tourId, image)
  await storeImage(c.env.MEDIA, key, image)
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      // In the batch, so that parallel uploads count each other.
      assertRoom(db, tourId),
      ...(isOnlyIfNew ? [assertNew(db, tourId, sha256)] : []),
      db.insert(images).values({
        ...imageColumns(image, key),
        tourId,
        purpose,
        position: liveImages(tourId, sql`coalesce(max(position), -1) + 1`),
        uploadedBy: member.userId,
        createdAt: now,
        name: fileNameOf(file.name),
        sha256,
      }),
    ],
    audit: { action: 'image.upload', subjectType: 'image', subjectId: key },
  })
  return { fileName: key, url: imageUrl(key), width: image.width, height: image.height }
}

/**
 * Moves an image to the bin.
 * @throws AppError NotFound, also when it is there already
 */
export async function binImage(c: MemberScope, tourId: number, key: string): Promise<void> {
  await requireImages(c, { tourId, keys: [key] }, { code: 'NotFound', isLive: true })
  await changeTours(c, {
    tourIds: [tourId],
    statements: [binStatement(c, { tourId, keys: [key] })],
    audit: { action: 'image.delete', subjectType: 'image', subjectId: key },
    hidesImages: true,
  })
}

/**
 * Moves several images to the bin; those that are there already stay, so that a repeated call succeeds.
 * @throws AppError NotAnImageOfTour
 */
export async function binImages(c: MemberScope, { tourId, keys }: SomeImages): Promise<void> {
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  await changeTours(c, {
    tourIds: [tourId],
    statements: [binStatement(c, { tourId, keys })],
    audit: auditOf('image.deleteMany', tourId, keys),
    hidesImages: true,
  })
}

/**
 * Restores several images to their old places; those outside the bin stay as they are.
 * @throws AppError NotAnImageOfTour, also when the restore window of one has passed; TooManyImages
 */
export async function restoreImages(c: MemberScope, { tourId, keys }: SomeImages): Promise<void> {
  const { db } = c.var
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  const others = and(
    eq(images.tourId, tourId),
    isNull(images.deletedAt),
    sql`${images.key} NOT IN ${listOf(keys)}`,
  )
  const room = sql`(SELECT count(*) FROM images WHERE ${others}) <= ${MAX_IMAGES_OF_TOUR - keys.length}`
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      assertInBatch(db, room, 'TooManyImages'),
      db.update(images).set({ deletedAt: null }).where(areOfTour(tourId, keys)),
    ],
    audit: auditOf('image.restoreMany', tourId, keys),
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
 * Puts a tour's images into the given order, those left out after them in their old one. The last order wins as a whole;
 * images that have gone to the bin since it was made are passed over.
 * @throws AppError NotAnImageOfTour
 */
export async function arrangeImages(c: MemberScope, { tourId, keys }: SomeImages): Promise<void> {
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  const place = sql`(SELECT key FROM json_each(${JSON.stringify(keys)}) WHERE value = ${images.key})`
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      c.var.db
        .update(images)
        .set({ position: sql`coalesce(${place}, ${MAX_IMAGES_OF_TOUR} + ${images.position})` })
        .where(and(eq(images.tourId, tourId), isNull(images.deletedAt))),
    ],
    audit: { action: 'image.arrange', subjectType: 'tour', subjectId: tourId },
  })
}

/**
 * Sets alt texts in the languages that are named, and the focus, of some images.
 * @throws AppError NotAnImageOfTour
 */
export async function describeImages(
  c: MemberScope,
  { tourId, images: described }: ImageTexts,
): Promise<void> {
  const { db } = c.var
  const keys = [...new Set(described.map(({ filename }) => filename))]
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  const alts = described.flatMap(({ filename, alt = [] }) =>
    alt.map(({ lang, txt }) => ({ filename, lang, txt })),
  )
  const given = JSON.stringify(alts)
  const focused = JSON.stringify(described.filter(({ focus }) => focus !== undefined))
  const focusOf = (axis: 'x' | 'y') =>
    sql`(SELECT value ->> ${`$.focus.${axis}`} FROM json_each(${focused}) WHERE value ->> 'filename' = ${images.key})`
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      db
        .update(images)
        .set({
          focusX: sql`coalesce(${focusOf('x')}, ${images.focusX})`,
          focusY: sql`coalesce(${focusOf('y')}, ${images.focusY})`,
        })
        .where(areOfTour(tourId, keys)),
      db
        .delete(imageAlts)
        .where(
          sql`(${imageAlts.imageKey}, ${imageAlts.lang}) IN (SELECT value ->> 'filename', value ->> 'lang' FROM json_each(${given}))`,
        ),
      db
        .insert(imageAlts)
        .select(
          sql`SELECT value ->> 'filename', value ->> 'lang', value ->> 'txt' FROM json_each(${given}) WHERE value ->> 'txt' <> ''`,
        )
        .onConflictDoNothing(),
    ],
    audit: auditOf('image.describe', tourId, keys),
  })
}

/** Audit of a write to several images, with as many of their keys as fit. */
export function auditOf(action: string, tourId: number, keys: string[]) {
  return {
    action,
    subjectType: 'tour',
    subjectId: tourId,
    detail: keys.join(' ').slice(0, 1000),
  }
}

export function areOfTour(tourId: number, keys: string[]): SQL | undefined {
  return and(
    eq(images.tourId, tourId),
    inArray(images.purpose, OF_GALLERIES),
    inArray(images.key, listOf(keys)),
  )
}

function binStatement(c: MemberScope, { tourId, keys }: SomeImages): Statement {
  return c.var.db
    .update(images)
    .set({ deletedAt: c.var.now })
    .where(and(areOfTour(tourId, keys), isNull(images.deletedAt)))
}

/** Fails the batch when the tour has the maximum of images. */
export function assertRoom(db: Db, tourId: number) {
  return assertInBatch(
    db,
    sql`${liveImages(tourId, sql`count(*)`)} < ${MAX_IMAGES_OF_TOUR}`,
    'TooManyImages',
  )
}

/** Fails the batch when another upload of the same bytes has arrived first. */
function assertNew(db: Db, tourId: number, sha256: string) {
  const present = db.select({ key: images.key }).from(images).where(hasBytes(tourId, sha256))
  return assertInBatch(db, sql`NOT EXISTS ${present}`, 'ImagePresent')
}

async function requireNew(db: Db, tourId: number, sha256: string): Promise<void> {
  const [present] = await db
    .select({ key: images.key })
    .from(images)
    .where(hasBytes(tourId, sha256))
    .limit(1)
  if (present) throw new AppError('ImagePresent', { extra: { filename: present.key } })
}

/** A live image of the tour's gallery with these bytes. */
function hasBytes(tourId: number, sha256: string): SQL | undefined {
  return and(
    eq(images.tourId, tourId),
    eq(images.purpose, 'gallery'),
    isNull(images.deletedAt),
    eq(images.sha256, sha256),
  )
}

function liveImages(tourId: number, wanted: SQL): SQL {
  return sql`(SELECT ${wanted} FROM images AS live WHERE live.tour_id = ${tourId} AND live.purpose IN ${OF_GALLERIES} AND live.deleted_at IS NULL)`
}

/** Refuses early, before anything is stored. */
async function requireRoom(c: MemberScope, tourId: number): Promise<void> {
  const [row] = await c.var.db
    .select({
      n: sql<number>`(SELECT count(*) FROM images WHERE images.tour_id = ${tourId} AND images.purpose IN ${OF_GALLERIES} AND images.deleted_at IS NULL)`,
    })
    .from(tours)
    .where(and(eq(tours.id, tourId), isNull(tours.deletedAt)))
  if (!row) throw new AppError('NotFound')
  if (row.n >= MAX_IMAGES_OF_TOUR) throw new AppError('TooManyImages')
}

/** Requires images of a tour, outside the bin or still within their restore window. */
export async function requireImages(
  c: MemberScope,
  { tourId, keys }: SomeImages,
  { code, isLive = false }: { code: 'NotFound' | 'NotAnImageOfTour'; isLive?: boolean },
): Promise<void> {
  if (!keys.every(isImageKey)) throw new AppError(code)
  const isKept = sql`coalesce(${images.deletedAt}, ${c.var.now}) >= ${c.var.now - BIN_MS}`
  const [found] = await c.var.db
    .select({ n: sql<number>`count(*)` })
    .from(images)
    .innerJoin(tours, and(eq(tours.id, images.tourId), isNull(tours.deletedAt)))
    .where(and(areOfTour(tourId, keys), isLive ? isNull(images.deletedAt) : isKept))
  if (found?.n !== keys.length) throw new AppError(code)
}
