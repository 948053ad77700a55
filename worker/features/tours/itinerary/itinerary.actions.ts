import { and, eq, sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import type { Db, Statement } from '../../../db/db'
import { LANGS, type Lang } from '../../../contracts/languages'
import type { TourExtraChange, TourExtraInput } from '../../../contracts/tours/tour-extra-change'
import { tourAudit, writeTour } from '../tours.changes'
import { definedOnly } from '../tours.texts'
import { RENDERER_VERSION, renderMarkdown } from '../../../services/markdown/markdown'
import type { ItineraryInput } from '../../../contracts/tours/tours-input'
import { itineraryEntries, tourInclusions } from '../../../db/schema/tours'

/** Replaces the lists that are sent, each for its language. @throws AppError NotFound, EditConflict */
export async function updateTourExtra(c: MemberScope, change: TourExtraChange): Promise<number> {
  const { db } = c.var
  const { tourId, seenUpdatedAt } = change
  const lists = inputsOf(change, c.var.lang).flatMap(([lang, input]) =>
    Object.keys(definedOnly(input)).map((list) => `${list}.${lang}`),
  )
  return writeTour(c, {
    tourId,
    seenUpdatedAt,
    version: {},
    statements: extraStatements(db, change, c.var.lang),
    audit: tourAudit('tour.updateextra', tourId, lists.join(' ')),
  })
}

/** The statements that store a change, for `writeTour`. `requestLang`: of lists without a language. */
export function extraStatements(db: Db, change: TourExtraChange, requestLang: Lang): Statement[] {
  const { tourId } = change
  return inputsOf(change, requestLang).flatMap(([lang, input]) =>
    listStatements(db, { tourId, lang }, input),
  )
}

function inputsOf(
  { included, excluded, itinerary, lang, texts }: TourExtraChange,
  requestLang: Lang,
): [Lang, TourExtraInput][] {
  const ofLang = lang ?? requestLang
  return LANGS.map((each): [Lang, TourExtraInput] => [
    each,
    texts?.[each] ?? (each === ofLang ? { included, excluded, itinerary } : {}),
  ])
}

interface LangWrite {
  tourId: number
  lang: Lang
}

function listStatements(
  db: Db,
  place: LangWrite,
  { included, excluded, itinerary }: TourExtraInput,
): Statement[] {
  return [
    ...(included ? inclusionStatements(db, place, { kind: 'included', lines: included }) : []),
    ...(excluded ? inclusionStatements(db, place, { kind: 'excluded', lines: excluded }) : []),
    ...(itinerary ? itineraryStatements(db, place, itinerary) : []),
  ]
}

interface InclusionList {
  kind: 'included' | 'excluded'
  lines: string[]
}

function inclusionStatements(db: Db, { tourId, lang }: LangWrite, { kind, lines }: InclusionList) {
  const ofList = and(
    eq(tourInclusions.tourId, tourId),
    eq(tourInclusions.lang, lang),
    eq(tourInclusions.kind, kind),
  )
  return [
    db.delete(tourInclusions).where(ofList),
    db
      .insert(tourInclusions)
      .select(
        sql`SELECT ${tourId}, ${lang}, ${kind}, key, value FROM json_each(${JSON.stringify(lines)})`,
      ),
  ]
}

/** Entries are renumbered 1 to n. */
function itineraryStatements(db: Db, { tourId, lang }: LangWrite, entries: ItineraryInput[]) {
  const rendered = entries.map((entry, place) => ({
    ...entry,
    html:
      entry.body === ''
        ? ''
        : renderMarkdown(entry.body, `texts.${lang}.routeDetail.${place}.body`),
  }))
  return [
    db
      .delete(itineraryEntries)
      .where(and(eq(itineraryEntries.tourId, tourId), eq(itineraryEntries.lang, lang))),
    db.insert(itineraryEntries).select(
      sql`SELECT ${tourId}, ${lang}, key + 1, value ->> 'isPic', value ->> 'url', value ->> 'title', value ->> 'body',
        value ->> 'html', ${RENDERER_VERSION}, value ->> 'min' FROM json_each(${JSON.stringify(rendered)})`,
    ),
  ]
}
