import { sql, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { foldText } from '../../db/fold-text'
import type { Lang } from '../../contracts/languages'
import { MARKDOWN_TEXTS, TOUR_TEXTS } from '../../contracts/tours/tour-fields'
import type { TourTextsInput } from '../../contracts/tours/tour-changes'
import { RENDERER_VERSION, renderMarkdown } from '../../services/markdown/markdown'
import { tourTexts } from '../../db/schema/tours'

/** `updatedAt` changes only with the text. */
export function storeStatement(
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

/** Condition: a sent text is not the stored one. */
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

/** Drops undefined members. */
export function definedOnly<Shape extends object>(shape: Shape): Partial<Shape> {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== undefined),
  ) as Partial<Shape>
}
