import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { runBatch } from '../../db/batch'
import type { Lang } from '../../contracts/languages'
import { definedOnly } from '../../contracts/defined-only'
import { recordOf } from '../../contracts/record-of'
import { TOUR_TEXTS, MARKDOWN_TEXTS } from '../../contracts/tours/tour-fields'
import type { TourTextsInput } from '../../contracts/tours/tour-changes'
import { indexTourStatement } from '../../services/search/tour-index'
import { tourTexts, type TourTextRow } from '../../db/schema/tours'
import type { TextsChange } from './tour-change'
import { foldText } from '../../db/fold-text'
import { RENDERER_VERSION, renderMarkdown } from '../../services/markdown/markdown'

function listTexts(db: Db, tourId: number, langs: Iterable<Lang>): Promise<TourTextRow[]> {
  return db
    .select()
    .from(tourTexts)
    .where(and(eq(tourTexts.tourId, tourId), inArray(tourTexts.lang, [...langs])))
}

/** Statements that write texts and their search documents, which also have the texts that stay; `now` in UTC ms. */
export async function textStatements(
  db: Db,
  tour: { tourId: number; now: number },
  change: TextsChange,
): Promise<Statement[]> {
  const stored = change.size > 0 ? await listTexts(db, tour.tourId, change.keys()) : []
  return [...change].flatMap(([lang, input]) => {
    const before = stored.find((texts) => texts.lang === lang)
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

/** `updatedAt` changes only with the text. */
function storeStatement(
  db: Db,
  { tourId, lang, now }: { tourId: number; lang: Lang; now: number },
  input: TourTextsInput,
): Statement {
  const { name } = input
  const given = {
    ...definedOnly(input),
    ...(name !== undefined && { nameKey: name === '' ? null : foldText(name) }),
    ...htmlOf(input, `texts.${lang}`),
  }
  const isOther = differsFrom(input)
  return db
    .insert(tourTexts)
    .values({ tourId, lang, updatedAt: now, ...given })
    .onConflictDoUpdate({
      target: [tourTexts.tourId, tourTexts.lang],
      set: { ...given, updatedAt: sql`iif(${isOther}, ${now}, ${tourTexts.updatedAt})` },
    })
}

function differsFrom(input: TourTextsInput): SQL {
  const sent = TOUR_TEXTS.filter((field) => input[field] !== undefined)
  const differences = sent.map((field) => sql`${tourTexts[field]} IS NOT ${input[field]}`)
  return sql.join(differences, sql` OR `)
}

/** `path` of the texts in the request's body, for the error. */
function htmlOf(input: TourTextsInput, path: string) {
  const changed = MARKDOWN_TEXTS.filter((name) => input[name] !== undefined)
  const html = changed.map((name) => {
    const markdown = input[name] ?? ''
    return [`${name}Html`, markdown === '' ? '' : renderMarkdown(markdown, `${path}.${name}`)]
  })
  return changed.length > 0 && { ...Object.fromEntries(html), rendererVersion: RENDERER_VERSION }
}
