import { and, eq, sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import type { Db, Statement } from '../../../db/db'
import { LANGS, type Lang } from '../../../contracts/languages'
import type { TourExtraChange, TourExtraInput } from '../../../contracts/tours/tour-extra-change'
import { tourAudit, writeTour } from '../tours.changes'
import { definedOnly } from '../../../contracts/defined-only'
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
  return inputsOf(change, requestLang).flatMap(([lang, { included, excluded, itinerary }]) => {
    const list = { tourId: change.tourId, lang }
    return [
      ...(included ? inclusionStatements(db, { ...list, kind: 'included' }, included) : []),
      ...(excluded ? inclusionStatements(db, { ...list, kind: 'excluded' }, excluded) : []),
      ...(itinerary ? itineraryStatements(db, list, itinerary) : []),
    ]
  })
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

interface List {
  tourId: number
  lang: Lang
  kind: 'included' | 'excluded'
}

function inclusionStatements(db: Db, { tourId, lang, kind }: List, lines: string[]) {
  const ofLang = and(eq(tourInclusions.tourId, tourId), eq(tourInclusions.lang, lang))
  return [
    db.delete(tourInclusions).where(and(ofLang, eq(tourInclusions.kind, kind))),
    db
      .insert(tourInclusions)
      .select(
        sql`SELECT ${tourId}, ${lang}, ${kind}, key, value FROM json_each(${JSON.stringify(lines)})`,
      ),
  ]
}

/** Entries are renumbered 1 to n. */
function itineraryStatements(
  db: Db,
  { tourId, lang }: Omit<List, 'kind'>,
  entries: ItineraryInput[],
) {
  const rendered = entries.map((entry, place) => {
    const path = `texts.${lang}.routeDetail.${place}.body`
    return { ...entry, html: entry.body === '' ? '' : renderMarkdown(entry.body, path) }
  })
  const ofList = and(eq(itineraryEntries.tourId, tourId), eq(itineraryEntries.lang, lang))
  return [
    db.delete(itineraryEntries).where(ofList),
    db.insert(itineraryEntries).select(
      sql`SELECT ${tourId}, ${lang}, key + 1, value ->> 'isPic', value ->> 'url', value ->> 'title', value ->> 'body',
        value ->> 'html', ${RENDERER_VERSION}, value ->> 'min', coalesce(value ->> '$.place.name', ''),
        value ->> '$.place.latitude', value ->> '$.place.longitude' FROM json_each(${JSON.stringify(rendered)})`,
    ),
  ]
}
