import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { imageUrl } from '../../contracts/image-address'
import { MARKDOWN_TEXTS } from '../../contracts/tour-fields'
import type { Replacement } from '../../contracts/image-uploads'
import { hasImage, repliesWithImages, topics } from '../../db/schema/board'
import { imageAlts, images } from '../../db/schema/images'
import { itineraryEntries, tours, tourTexts } from '../../db/schema/tours'
import { requireImages } from './gallery.actions'
import { writeTour } from './tours.changes'
import { indexStoredTexts } from './tours.texts'

type Keys = Pick<Replacement, 'tourId' | 'key' | 'by'>

/**
 * Puts an image, which may be in the bin, in the place of another one of the same tour: in the order, as main image, with
 * its alt texts, and wherever the tour's itinerary and texts show it. The old one goes to the bin, unless posts of the
 * board show it: what members and staff wrote is not changed. Called with the two exchanged, it undoes itself.
 * @throws AppError NotAnImageOfTour, NotFound
 */
export async function replaceImage(
  c: MemberScope,
  { tourId, key, by, focus }: Replacement,
): Promise<{ isKeptForPosts: boolean }> {
  const { db } = c.var
  if (key === by) throw new AppError('NotAnImageOfTour')
  await requireImages(c, { tourId, keys: [key] }, { code: 'NotAnImageOfTour', isLive: true })
  await requireImages(c, { tourId, keys: [by] }, { code: 'NotAnImageOfTour' })
  const isKeptForPosts = await isInPosts(db, tourId, key)
  const keys = { tourId, key, by }
  const langs = await langsWith(db, tourId, key)
  await writeTour(c, {
    tourId,
    statements: [
      assertInBatch(
        db,
        sql`EXISTS (SELECT 1 FROM images WHERE key = ${key} AND deleted_at IS NULL)`,
        'NotAnImageOfTour',
      ),
      ...placeStatements(db, keys, focus),
      db
        .update(images)
        .set(isKeptForPosts ? { purpose: 'bulletin' } : { deletedAt: c.var.now })
        .where(eq(images.key, key)),
      ...useStatements(db, keys),
    ],
    audit: { action: 'image.replace', subjectType: 'image', subjectId: by, detail: key },
    hidesImages: !isKeptForPosts,
  })
  if (langs.length > 0) await indexStoredTexts(db, tourId, langs)
  return { isKeptForPosts }
}

/** The new image gets the old one's place, purpose and alt texts. */
function placeStatements(db: Db, { key, by }: Keys, focus: Replacement['focus']): Statement[] {
  const old = (column: 'position' | 'purpose') =>
    sql`(SELECT old.${sql.identifier(column)} FROM images AS old WHERE old.key = ${key})`
  return [
    db
      .update(images)
      .set({
        position: old('position'),
        purpose: old('purpose'),
        deletedAt: null,
        focusX: focus.x,
        focusY: focus.y,
      })
      .where(eq(images.key, by)),
    db.delete(imageAlts).where(eq(imageAlts.imageKey, by)),
    db
      .insert(imageAlts)
      .select(sql`SELECT ${by}, lang, alt FROM image_alts WHERE image_key = ${key}`),
  ]
}

/** Main image, itinerary and texts name the new one; HTML with the old one's size is rendered again when it is read. */
function useStatements(db: Db, { tourId, key, by }: Keys): Statement[] {
  const replaced = (text: Parameters<typeof eq>[0]) => sql`replace(${text}, ${key}, ${by})`
  return [
    db
      .update(tours)
      .set({ mainImageKey: by })
      .where(and(eq(tours.id, tourId), eq(tours.mainImageKey, key))),
    db
      .update(itineraryEntries)
      .set({
        url: replaced(itineraryEntries.url),
        body: replaced(itineraryEntries.body),
        rendererVersion: 0,
      })
      .where(
        and(
          eq(itineraryEntries.tourId, tourId),
          sql`instr(${itineraryEntries.url} || ${itineraryEntries.body}, ${key}) > 0`,
        ),
      ),
    ...MARKDOWN_TEXTS.map((name) =>
      db
        .update(tourTexts)
        .set({ [name]: replaced(tourTexts[name]), rendererVersion: 0 })
        .where(and(eq(tourTexts.tourId, tourId), sql`instr(${tourTexts[name]}, ${key}) > 0`)),
    ),
  ]
}

async function isInPosts(db: Db, tourId: number, key: string): Promise<boolean> {
  const found = await db
    .select({ id: topics.id })
    .from(repliesWithImages)
    .crossJoin(topics)
    .where(
      and(
        hasImage,
        sql`instr(replies.content, ${imageUrl(key)}) > 0`,
        sql`${topics.id} = replies.topic_id`,
        eq(topics.tourId, tourId),
        isNull(topics.deletedAt),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Languages whose texts show the image. */
async function langsWith(db: Db, tourId: number, key: string) {
  const rows = await db
    .select({ lang: tourTexts.lang, bulletin: tourTexts.bulletin })
    .from(tourTexts)
    .where(eq(tourTexts.tourId, tourId))
  return rows.filter(({ bulletin }) => bulletin.includes(key)).map(({ lang }) => lang)
}
