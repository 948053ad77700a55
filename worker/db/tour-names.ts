import { eq, sql, type Column, type SQL } from 'drizzle-orm'
import type { Db } from './db'
import { fallbackOrder, type Lang } from '../contracts/languages'
import { tourTexts } from './schema/tours'

/** The name of the tour whose id is in a column: in `lang`, else in its first fallback language; null without any. */
export function tourName(tourId: Column, lang: Lang): SQL<string | null> {
  const names = fallbackOrder(lang).map(
    (each) =>
      sql`(select nullif(${tourTexts.name}, '') from ${tourTexts} where ${tourTexts.tourId} = ${tourId} and ${tourTexts.lang} = ${each})`,
  )
  return sql<string | null>`coalesce(${sql.join(names, sql`, `)})`
}

/** A tour's names, by language. */
export function tourNamesStatement(db: Db, tourId: number) {
  return db
    .select({ lang: tourTexts.lang, name: tourTexts.name })
    .from(tourTexts)
    .where(eq(tourTexts.tourId, tourId))
}
