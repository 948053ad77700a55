import { and, eq, isNull, sql } from 'drizzle-orm'
import { imageUrl } from '../../../contracts/media/image-address'
import type { Db } from '../../../db/db'
import { images } from '../../../db/schema/images'
import { itineraryEntries, tours, tourTexts } from '../../../db/schema/tours'
import { AppError } from '../../../http/errors'
import { findFreeNumber } from './copy-name'

/** The parts of a tour that are copied, and the id that its copy will have. @throws AppError NotFound */
export async function readSource(db: Db, tourId: number) {
  const isLive = and(eq(tours.id, tourId), eq(tours.kind, 'tour'), isNull(tours.deletedAt))
  const [[tour], texts, entries, shown, [newest]] = await db.batch([
    db.select({ mainImageKey: tours.mainImageKey }).from(tours).where(isLive),
    db.select().from(tourTexts).where(eq(tourTexts.tourId, tourId)),
    db.select().from(itineraryEntries).where(eq(itineraryEntries.tourId, tourId)),
    db
      .select()
      .from(images)
      .where(and(eq(images.tourId, tourId), isNull(images.deletedAt))),
    db.select({ id: sql<number>`coalesce(max(${tours.id}), 0)` }).from(tours),
  ])
  if (!tour) throw new AppError('NotFound')
  return {
    id: tourId,
    mainImageKey: tour.mainImageKey ?? '',
    texts,
    entries,
    images: shown,
    nextId: (newest?.id ?? 0) + 1,
    number: await findFreeNumber(db, texts),
  }
}

export interface TourCopy {
  id: number
  source: Awaited<ReturnType<typeof readSource>>
  /** The images' new keys, by their old ones. */
  keys: Map<string, string>
}

/** A text of the source with the keys of the copied images. */
export function renamed({ keys }: TourCopy, text: string): string {
  return [...keys].reduce((all, [from, to]) => all.replaceAll(imageUrl(from), imageUrl(to)), text)
}
