import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { Lang } from '../../contracts/languages'
import { SEARCHED_TEXTS, type TourText } from '../../contracts/tours/tour-fields'
import { searchDocuments } from '../../db/schema/search'
import { rowExists } from '../../db/row-exists'
import { tourTexts } from '../../db/schema/tours'
import { foundBy } from './index-statements'

interface SearchableTour {
  /** An expression, because a tour inserted in the same batch has no known id yet. */
  tourId: number | SQL<number>
  lang: Lang
  texts: Record<TourText, string>
}

/**
 * Indexes a tour's texts in one language, in the batch of every change to them; hidden tours too. A text without a name
 * is not found. Does nothing unless these texts are stored when it runs: of concurrent changes each sees only its own.
 */
export function indexTourStatement(db: Db, tour: SearchableTour) {
  const { tourId, lang, texts } = tour
  const areStored = and(
    eq(tourTexts.tourId, tourId),
    eq(tourTexts.lang, lang),
    eq(tourTexts.name, texts.name),
    ...SEARCHED_TEXTS.map((name) => eq(tourTexts[name], texts[name])),
  )
  if (texts.name === '') return unindexStatement(db, tour, areStored)
  const { title, body, terms } = foundBy(
    texts.name,
    SEARCHED_TEXTS.map((name) => texts[name])
      .filter(Boolean)
      // A paragraph of its own, so that Markdown before and after it is unaffected.
      .join('\n\n·\n\n'),
  )
  return db
    .insert(searchDocuments)
    .select(
      sql`
        SELECT NULL, 'tour', tours.id, ${lang}, tours.id, NULL, ${title}, ${body}, ${terms},
          tours.created_at, 0, '', NULL
        FROM tour_texts JOIN tours ON tours.id = tour_texts.tour_id
        WHERE ${areStored}`,
    )
    .onConflictDoUpdate({
      target: [searchDocuments.kind, searchDocuments.refId, searchDocuments.lang],
      set: { title, body, terms },
    })
}

function unindexStatement(db: Db, { tourId, lang }: SearchableTour, areStored: SQL | undefined) {
  const { kind, refId, lang: inLang } = searchDocuments
  const isOfTour = and(eq(kind, 'tour'), eq(refId, tourId), eq(inLang, lang))
  return db.delete(searchDocuments).where(and(isOfTour, rowExists(tourTexts, areStored)))
}
