import { sql } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { foldText } from '../../db/fold-text'
import type { Lang } from '../../contracts/languages'
import { RENDERER_VERSION, renderMarkdown } from '../../services/markdown/markdown'
import { unindexTourStatement, indexTourStatement } from '../../services/search/index-statements'
import type { AdminTour, TourTextsInput } from '../../contracts/tours-admin'
import { tourTexts } from '../../db/schema/tours'

const FIELDS = ['name', 'description', 'bulletin', 'route'] as const

interface TextsWrite {
  /** The tour before the change. */
  tour: AdminTour
  lang: Lang
  input: TourTextsInput
  /** UTC ms */
  now: number
}

/** Writes one language's texts and its search document. `updatedAt` changes only with the text. */
export function textsStatements(db: Db, { tour, lang, input, now }: TextsWrite): Statement[] {
  const { name, bulletin } = input
  const given = {
    ...definedOnly(input),
    ...(name !== undefined && { nameKey: name === '' ? null : foldText(name) }),
    ...(bulletin !== undefined && {
      bulletinHtml: bulletin === '' ? '' : renderMarkdown(bulletin, `texts.${lang}.bulletin`),
      rendererVersion: RENDERER_VERSION,
    }),
  }
  const isOther = sql.join(
    FIELDS.filter((field) => input[field] !== undefined).map(
      (field) => sql`${tourTexts[field]} IS NOT ${input[field]}`,
    ),
    sql` OR `,
  )
  return [
    db
      .insert(tourTexts)
      .values({ tourId: tour._id, lang, updatedAt: now, ...given })
      .onConflictDoUpdate({
        target: [tourTexts.tourId, tourTexts.lang],
        set: { ...given, updatedAt: sql`iif(${isOther}, ${now}, ${tourTexts.updatedAt})` },
      }),
    searchStatement(db, { tour, lang, input }),
  ]
}

function searchStatement(db: Db, { tour, lang, input }: Omit<TextsWrite, 'now'>): Statement {
  const textOf = (field: (typeof FIELDS)[number]) =>
    input[field] ?? tour[field].find((text) => text.lang === lang)?.txt ?? ''
  const name = textOf('name')
  if (name === '') return unindexTourStatement(db, tour._id, lang)
  const texts = [textOf('description'), textOf('route'), textOf('bulletin')]
  return indexTourStatement(db, { tourId: tour._id, lang, name, texts, createdAt: tour.createdAt })
}

/** Drops undefined members. */
export function definedOnly<Shape extends object>(shape: Shape): Partial<Shape> {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== undefined),
  ) as Partial<Shape>
}
