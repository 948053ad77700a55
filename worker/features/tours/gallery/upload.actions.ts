import { sql, and, eq, isNull, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { imageUrl } from '../../../contracts/media/image-address'
import { changeTours } from '../tours.changes'
import { readImageFile } from '../../../services/media/image-file'
import type { UploadedImage, UploadForm } from '../../../contracts/media/image-uploads'
import { fileNameOf, hashOf } from '../../../services/media/file-marks'
import { imageColumns, storeImage } from '../../../services/media/storage'
import { newImageKey } from '../../../services/media/image-keys'
import { images, OF_GALLERIES } from '../../../db/schema/images'
import { assertRoom, liveImages } from './images-of-tour'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Db } from '../../../db/db'
import { AppError } from '../../../http/errors'
import { tours } from '../../../db/schema/tours'
import { MAX_IMAGES_OF_TOUR } from '../../../contracts/media/images-of-tour'

/**
 * Stores an image: object first, then row, so that each row has its object. A daily job deletes objects without rows.
 * @throws AppError NotFound, WrongType, ImageInvalid, TooManyPixels, TooManyImages, Unavailable; ImagePresent (`filename`)
 */
export async function uploadImage(c: MemberScope, form: UploadForm): Promise<UploadedImage> {
  const { db } = c.var
  const { file, tourId, isOnlyIfNew } = form
  await requireRoom(c, tourId)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const image = readImageFile(bytes)
  const sha256 = await hashOf(bytes)
  if (isOnlyIfNew) await requireNew(db, tourId, sha256)
  const key = newImageKey(tourId, image)
  await storeImage(c.env.MEDIA, key, image)
  await insertImage(c, form, { ...imageColumns(image, key), sha256 })
  return { fileName: key, url: imageUrl(key), width: image.width, height: image.height }
}

async function insertImage(
  c: MemberScope,
  { file, tourId, purpose, isOnlyIfNew }: UploadForm,
  stored: ReturnType<typeof imageColumns> & { sha256: string },
): Promise<void> {
  const { db, now, member } = c.var
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      // In the batch, so that parallel uploads are counted, too.
      assertRoom(db, tourId),
      ...(isOnlyIfNew ? [assertNew(db, tourId, stored.sha256)] : []),
      db.insert(images).values({
        ...stored,
        tourId,
        purpose,
        position: liveImages(tourId, sql`coalesce(max(position), -1) + 1`),
        uploadedBy: member.userId,
        createdAt: now,
        name: fileNameOf(file.name),
      }),
    ],
    audit: { action: 'image.upload', subjectType: 'image', subjectId: stored.key },
  })
}

/** Fails the batch when another upload of the same bytes has arrived first. */
function assertNew(db: Db, tourId: number, sha256: string) {
  const present = db.select({ key: images.key }).from(images).where(hasBytes(tourId, sha256))
  return assertInBatch(db, sql`NOT EXISTS ${present}`, 'ImagePresent')
}

/** Refuses bytes that are already in the gallery. @throws AppError ImagePresent */
async function requireNew(db: Db, tourId: number, sha256: string): Promise<void> {
  const [present] = await db
    .select({ key: images.key })
    .from(images)
    .where(hasBytes(tourId, sha256))
    .limit(1)
  if (present) throw new AppError('ImagePresent', { extra: { filename: present.key } })
}

function hasBytes(tourId: number, sha256: string): SQL | undefined {
  return and(
    eq(images.tourId, tourId),
    eq(images.purpose, 'gallery'),
    isNull(images.deletedAt),
    eq(images.sha256, sha256),
  )
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
