import { and, eq, isNull, sql, type SQLWrapper, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../../db/db'
import { imageUrl } from '../../../contracts/media/image-address'
import { MARKDOWN_TEXTS } from '../../../contracts/tours/tour-fields'
import type { Replacement } from '../../../contracts/media/image-replacement'
import { hasImage, repliesWithImages, topics } from '../../../db/schema/board'
import { itineraryEntries, tours, tourTexts } from '../../../db/schema/tours'

type Keys = Pick<Replacement, 'tourId' | 'key' | 'by'>

/** Points main image, itinerary and texts to the new image; HTML with the old size is rendered again when read. */
export function useStatements(db: Db, keys: Keys): Statement[] {
  const { tourId, key, by } = keys
  return [
    db
      .update(tours)
      .set({ mainImageKey: by })
      .where(and(eq(tours.id, tourId), eq(tours.mainImageKey, key))),
    itineraryStatement(db, keys),
    ...MARKDOWN_TEXTS.map((name) => textStatement(db, name, keys)),
  ]
}

function textStatement(db: Db, name: (typeof MARKDOWN_TEXTS)[number], keys: Keys): Statement {
  return db
    .update(tourTexts)
    .set({ [name]: replaced(tourTexts[name], keys), rendererVersion: 0 })
    .where(and(eq(tourTexts.tourId, keys.tourId), sql`instr(${tourTexts[name]}, ${keys.key}) > 0`))
}

function itineraryStatement(db: Db, keys: Keys): Statement {
  const { url, body, tourId } = itineraryEntries
  return db
    .update(itineraryEntries)
    .set({ url: replaced(url, keys), body: replaced(body, keys), rendererVersion: 0 })
    .where(and(eq(tourId, keys.tourId), sql`instr(${url} || ${body}, ${keys.key}) > 0`))
}

function replaced(text: SQLWrapper, { key, by }: Keys): SQL {
  return sql`replace(${text}, ${key}, ${by})`
}

export async function isInPosts(db: Db, tourId: number, key: string): Promise<boolean> {
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
export async function langsWith(db: Db, tourId: number, key: string) {
  const rows = await db
    .select({ lang: tourTexts.lang, bulletin: tourTexts.bulletin })
    .from(tourTexts)
    .where(eq(tourTexts.tourId, tourId))
  return rows.filter(({ bulletin }) => bulletin.includes(key)).map(({ lang }) => lang)
}
