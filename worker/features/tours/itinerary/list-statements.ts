import { and, eq, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../../db/db'
import type { Lang } from '../../../contracts/languages'
import { RENDERER_VERSION, renderMarkdown } from '../../../services/markdown/markdown'
import type { TourExtraInput } from '../../../contracts/tours/tour-extra-change'
import type { ItineraryInput } from '../../../contracts/tours/tours-input'
import { itineraryEntries, tourInclusions } from '../../../db/schema/tours'

interface LangWrite {
  tourId: number
  lang: Lang
}

export function listStatements(
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

function inclusionStatements(
  db: Db,
  { tourId, lang }: LangWrite,
  { kind, lines }: InclusionList,
): Statement[] {
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
function itineraryStatements(
  db: Db,
  { tourId, lang }: LangWrite,
  entries: ItineraryInput[],
): Statement[] {
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
