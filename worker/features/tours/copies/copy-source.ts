import { and, eq, isNull, sql, inArray } from 'drizzle-orm'
import { imageUrl } from '../../../contracts/media/image-address'
import type { Db } from '../../../db/db'
import { images } from '../../../db/schema/images'
import { itineraryEntries, tours, tourTexts } from '../../../db/schema/tours'
import { AppError } from '../../../http/errors'
import type { Lang } from '../../../contracts/languages'
import { TOUR_FIELDS } from '../../../contracts/tours/tour-fields'
import { foldText } from '../../../db/fold-text'

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

/** What a copy's name ends with, in the language of the name; the number is left out for the first copy. */
const MARKS: Record<Lang, (number: string) => string> = {
  kr: (number) => ` (복사본${number})`,
  ca: (number) => ` (copy${number})`,
  cn: (number) => `（副本${number}）`,
}

const MOST_COPIES = 30

/** '' for the first copy, ' 2' for the second and so on: the first suffix that is free in every language. */
async function findFreeNumber(db: Db, texts: { lang: Lang; name: string }[]): Promise<string> {
  const numbers = ['', ...Array.from({ length: MOST_COPIES }, (_, index) => ` ${index + 2}`)]
  const wanted = numbers.flatMap((number) =>
    texts
      .filter(({ name }) => name !== '')
      .map(({ lang, name }) => ({ number, lang, key: foldText(copyName(name, lang, number)) })),
  )
  const keys = sql`(SELECT value ->> 'key' FROM json_each(${JSON.stringify(wanted)}))`
  const taken = await db
    .select({ lang: tourTexts.lang, key: tourTexts.nameKey })
    .from(tourTexts)
    .where(inArray(tourTexts.nameKey, keys))
  const isTaken = (number: string) =>
    wanted.some(
      (each) =>
        each.number === number &&
        taken.some(({ lang, key }) => lang === each.lang && key === each.key),
    )
  return numbers.find((number) => !isTaken(number)) ?? ''
}

export function copyName(name: string, lang: Lang, number: string): string {
  const mark = MARKS[lang](number)
  const room = TOUR_FIELDS.name.max - Array.from(mark).length
  return Array.from(name).slice(0, room).join('').trimEnd() + mark
}
