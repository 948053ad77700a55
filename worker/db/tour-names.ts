import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from './db'
import { fallbackOrder, type Lang } from '../contracts/languages'
import { tourTexts } from './schema/tours'

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
export function tourName(lang: Lang): SQL<string | null> {
  return sql<string | null>`${sql.raw(tourNameSql(lang))}`
}

/** One of a tour's names: in `lang`, else in its first fallback language; null without any. */
export function nameIn(names: readonly { lang: Lang; name: string }[], lang: Lang): string | null {
  const [first] = fallbackOrder(lang).flatMap((each) =>
    names.filter((row) => row.lang === each && row.name !== ''),
  )
  return first?.name ?? null
}

/** A tour's names, by language. */
export function tourNamesStatement(db: Db, tourId: number) {
  const { lang, name } = tourTexts
  return db.select({ lang, name }).from(tourTexts).where(eq(tourTexts.tourId, tourId))
}
