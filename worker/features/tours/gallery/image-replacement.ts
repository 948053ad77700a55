import { eq, sql, and, isNull, type SQLWrapper, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Db, Statement } from '../../../db/db'
import { AppError } from '../../../http/errors'
import type { Replacement } from '../../../contracts/media/image-replacement'
import { imageAlts, images } from '../../../db/schema/images'
import { requireImages } from './images-of-tour'
import { writeTour } from '../tours.changes'
import { indexStoredTexts } from '../tours.texts'
import { imageUrl } from '../../../contracts/media/image-address'
import { MARKDOWN_TEXTS } from '../../../contracts/tours/tour-fields'
import { hasImage, repliesWithImages, topics } from '../../../db/schema/board'
import { itineraryEntries, tours, tourTexts } from '../../../db/schema/tours'

/**
 * Puts an image, perhaps from the bin, in the place of another one of its tour: in the order, as main image, with its
 * alt texts, in the itinerary and the texts. The old one goes to the bin, unless posts show it: members' texts do not
 * change. Calling it with the two swapped undoes it. @throws AppError NotAnImageOfTour, NotFound
 */
export async function replaceImage(c: MemberScope, replacement: Replacement) {
  const { db, now } = c.var
  const { tourId, key, by } = replacement
  if (key === by) throw new AppError('NotAnImageOfTour')
  await requireBoth(c, replacement)
  const isKeptForPosts = await isInPosts(db, tourId, key)
  const old = isKeptForPosts ? ({ purpose: 'bulletin' } as const) : { deletedAt: now }
  const langs = await langsWith(db, tourId, key)
  await writeTour(c, {
    tourId,
    statements: [
      assertLive(db, key),
      ...placeStatements(db, replacement),
      db.update(images).set(old).where(eq(images.key, key)),
      ...useStatements(db, replacement),
    ],
    audit: { action: 'image.replace', subjectType: 'image', subjectId: by, detail: key },
    hidesImages: !isKeptForPosts,
  })
  if (langs.length > 0) await indexStoredTexts(db, tourId, langs)
  return { isKeptForPosts }
}

async function requireBoth(c: MemberScope, { tourId, key, by }: Replacement): Promise<void> {
  await requireImages(c, { tourId, keys: [key] }, { code: 'NotAnImageOfTour', isLive: true })
  await requireImages(c, { tourId, keys: [by] }, { code: 'NotAnImageOfTour' })
}

function assertLive(db: Db, key: string): Statement {
  const isLive = sql`EXISTS (SELECT 1 FROM images WHERE key = ${key} AND deleted_at IS NULL)`
  return assertInBatch(db, isLive, 'NotAnImageOfTour')
}

/** The new image gets the old one's place, purpose and alt texts. */
function placeStatements(db: Db, { key, by, focus }: Replacement): Statement[] {
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

type Keys = Pick<Replacement, 'tourId' | 'key' | 'by'>

/** Points main image, itinerary and texts to the new image; HTML with the old size is rendered again when read. */
function useStatements(db: Db, keys: Keys): Statement[] {
  const { tourId, key, by } = keys
  const { url, body } = itineraryEntries
  return [
    db
      .update(tours)
      .set({ mainImageKey: by })
      .where(and(eq(tours.id, tourId), eq(tours.mainImageKey, key))),
    db
      .update(itineraryEntries)
      .set({ url: replaced(url, keys), body: replaced(body, keys), rendererVersion: 0 })
      .where(and(eq(itineraryEntries.tourId, tourId), sql`instr(${url} || ${body}, ${key}) > 0`)),
    ...MARKDOWN_TEXTS.map((name) => textStatement(db, name, keys)),
  ]
}

function textStatement(db: Db, name: (typeof MARKDOWN_TEXTS)[number], keys: Keys): Statement {
  return db
    .update(tourTexts)
    .set({ [name]: replaced(tourTexts[name], keys), rendererVersion: 0 })
    .where(and(eq(tourTexts.tourId, keys.tourId), sql`instr(${tourTexts[name]}, ${keys.key}) > 0`))
}

function replaced(text: SQLWrapper, { key, by }: Keys): SQL {
  return sql`replace(${text}, ${key}, ${by})`
}

async function isInPosts(db: Db, tourId: number, key: string): Promise<boolean> {
  const namesImage = sql`instr(replies.content, ${imageUrl(key)}) > 0`
  const isOfTour = and(eq(topics.tourId, tourId), isNull(topics.deletedAt))
  const found = await db
    .select({ id: topics.id })
    .from(repliesWithImages)
    .crossJoin(topics)
    .where(and(hasImage, namesImage, sql`${topics.id} = replies.topic_id`, isOfTour))
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
