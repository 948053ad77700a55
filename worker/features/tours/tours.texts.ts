import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { runBatch } from '../../db/batch'
import type { Lang } from '../../contracts/languages'
import { recordOf } from '../../contracts/record-of'
import { TOUR_TEXTS } from '../../contracts/tours/tour-fields'
import type { TourTextsInput } from '../../contracts/tours/tour-changes'
import { indexTourStatement } from '../../services/search/tour-index'
import { tourTexts, type TourTextRow } from '../../db/schema/tours'
import { storeStatement } from './text-row'

/** Changed texts by language. */
export type TextsChange = Map<Lang, TourTextsInput>

export function listTexts(db: Db, tourId: number, langs: Iterable<Lang>): Promise<TourTextRow[]> {
  return db
    .select()
    .from(tourTexts)
    .where(and(eq(tourTexts.tourId, tourId), inArray(tourTexts.lang, [...langs])))
}

/** Writes texts and their search documents. `stored`: the texts before the change; `now` in UTC ms. */
export function textStatements(
  db: Db,
  tour: { tourId: number; stored: TourTextRow[]; now: number },
  change: TextsChange,
): Statement[] {
  return [...change].flatMap(([lang, input]) => {
    const before = tour.stored.find((texts) => texts.lang === lang)
    const texts = recordOf(TOUR_TEXTS, (name) => input[name] ?? before?.[name] ?? '')
    return [
      storeStatement(db, { ...tour, lang }, input),
      indexTourStatement(db, { tourId: tour.tourId, lang, texts }),
    ]
  })
}

/** Indexes the texts as they are stored now. */
export async function indexStoredTexts(db: Db, tourId: number, langs: Iterable<Lang>) {
  const stored = await listTexts(db, tourId, langs)
  await runBatch(
    db,
    stored.map(({ lang, ...texts }) => indexTourStatement(db, { tourId, lang, texts })),
  )
}
