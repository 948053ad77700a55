import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from './db'
import { fallbackOrder, type Lang } from '../contracts/languages'
import { linesOf } from '../contracts/text/lines-of'
import { TOUR_STATUS } from '../contracts/tours/tour-status'
import { tours, tourTexts } from './schema/tours'

/** SQL of a tour's name, the topic's or that of `tourId`: in `lang`, else in its first fallback language, else NULL. */
export function tourNameSql(lang: Lang, tourId = 'topics.tour_id'): string {
  const names = fallbackOrder(lang).map(
    (each) => `(
      SELECT nullif(name, '') FROM tour_texts
      WHERE tour_texts.tour_id = ${tourId} AND tour_texts.lang = '${each}')`,
  )
  return `coalesce(${names.join(', ')})`
}

/** The same as an expression for Drizzle. */
export function tourName(lang: Lang, tourId?: string): SQL<string | null> {
  return sql<string | null>`${sql.raw(tourNameSql(lang, tourId))}`
}

/** One of a tour's names: in `lang`, else in its first fallback language; null without any. */
export function nameIn(names: readonly { lang: Lang; name: string }[], lang: Lang): string | null {
  return firstText(names, lang, ({ name }) => name)
}

/** Where a tour begins, in `lang` or its first fallback language; null if it has no meeting point. */
export function meetingPointIn(
  texts: readonly { lang: Lang; meetingPoint: string }[],
  lang: Lang,
): string | null {
  return firstText(texts, lang, ({ meetingPoint }) => meetingPoint)
}

/** The text about clothes on a tour, in exactly this language; null if that is not written. */
export function clothingIn(
  texts: readonly { lang: Lang; clothing: string }[],
  lang: Lang,
): string | null {
  return texts.find((text) => text.lang === lang)?.clothing || null
}

/** Whether a pickup place is one of the tour's own, in any language. */
export function isOwnPickup(texts: readonly { pickups: string }[], place: string | null): boolean {
  return place !== null && texts.some(({ pickups }) => linesOf(pickups).includes(place))
}

function firstText<Row extends { lang: Lang }>(
  rows: readonly Row[],
  lang: Lang,
  textOf: (row: Row) => string,
): string | null {
  const texts = fallbackOrder(lang).flatMap((each) =>
    rows.filter((row) => row.lang === each).map(textOf),
  )
  return texts.find((text) => text !== '') ?? null
}

/** A tour's main image if strangers may see it, as in a mail; else NULL. */
const publicImage = sql<string | null>`(
  SELECT images.key FROM images
  WHERE images.key = tours.main_image_key AND images.deleted_at IS NULL
    AND tours.deleted_at IS NULL AND tours.status <> ${TOUR_STATUS.hidden})`

/** A tour's names and the places where it begins, by language, each with its length and main image. */
export function tourNamesStatement(db: Db, tourId: number) {
  const { lang, name, meetingPoint, pickups, clothing } = tourTexts
  const { tripDays } = tours
  return db
    .select({ lang, name, meetingPoint, pickups, clothing, tripDays, image: publicImage })
    .from(tourTexts)
    .innerJoin(tours, eq(tours.id, tourTexts.tourId))
    .where(eq(tourTexts.tourId, tourId))
}
