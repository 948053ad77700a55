import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { imageUrl } from '../../platform/image-address.contract'
import { replies } from '../board/board.tables'
import { itineraryEntries, tours, tourTexts } from '../tours/tours.tables'
import type { UnusedFiles } from './images.contract'
import { images } from './images.tables'

const KEY_IN_TEXT = /\d{1,15}-[a-z0-9]{26}-\d{1,5}x\d{1,5}\.(?:jpg|png|webp|gif)/g
const MAX_FILES = 1000

/** Pictures of texts and itineraries that no text, itinerary or post names any more, the oldest first. */
export async function listUnusedFiles(db: Db): Promise<UnusedFiles['files']> {
  const [rows, entries, texts, posts] = await db.batch([
    db
      .select({
        key: images.key,
        tourId: images.tourId,
        bytes: images.bytes,
        purpose: images.purpose,
        createdAt: images.createdAt,
      })
      .from(images)
      .innerJoin(tours, and(eq(tours.id, images.tourId), isNull(tours.deletedAt)))
      .where(and(isNull(images.deletedAt), inArray(images.purpose, ['itinerary', 'bulletin'])))
      .orderBy(images.createdAt)
      .limit(MAX_FILES),
    db
      .select({ url: itineraryEntries.url, body: itineraryEntries.body })
      .from(itineraryEntries)
      .where(sql`${itineraryEntries.url} <> '' OR instr(${itineraryEntries.body}, '/img/') > 0`),
    db
      .select({ bulletin: tourTexts.bulletin })
      .from(tourTexts)
      .where(sql`instr(${tourTexts.bulletin}, '/img/') > 0`),
    db
      .select({ content: replies.content })
      .from(replies)
      .where(and(isNull(replies.deletedAt), sql`instr(${replies.content}, '/img/') > 0`)),
  ])
  const named = new Set(
    [
      ...entries.flatMap(({ url, body }) => [url, body]),
      ...texts.map(({ bulletin }) => bulletin),
      ...posts.map(({ content }) => content),
    ].flatMap((text) => text.match(KEY_IN_TEXT) ?? []),
  )
  return rows
    .filter(({ key }) => !named.has(key))
    .map(({ key, tourId, bytes, purpose, createdAt }) => ({
      filename: key,
      forumId: tourId,
      url: imageUrl(key),
      bytes,
      purpose: purpose === 'bulletin' ? 'bulletin' : 'itinerary',
      createdAt,
    }))
}
