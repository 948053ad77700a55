import { sql } from 'drizzle-orm'
import { LANGS } from '../../../contracts/languages'
import { TEXTS_AS_HTML, TOUR_TEXTS } from '../../../contracts/tours/tour-fields'
import { recordOf } from '../../../contracts/record-of'
import { foldText } from '../../../db/fold-text'
import type { Db, Statement } from '../../../db/db'
import { itineraryEntries, tourTexts } from '../../../db/schema/tours'
import { indexTourStatement } from '../../../services/search/tour-index'
import { copyName } from './copy-name'
import { renamed, type TourCopy } from './copy-source'

export function textStatements(db: Db, copy: TourCopy, now: number): Statement[] {
  const { id, source } = copy
  return source.texts.flatMap((row) => {
    const name = row.name === '' ? '' : copyName(row.name, row.lang, source.number)
    const copied = {
      ...recordOf([...TOUR_TEXTS, ...TEXTS_AS_HTML], (field) => renamed(copy, row[field])),
      name,
    }
    return [
      db.insert(tourTexts).values({
        ...copied,
        tourId: id,
        lang: row.lang,
        nameKey: name === '' ? null : foldText(name),
        rendererVersion: row.rendererVersion,
        updatedAt: now,
      }),
      indexTourStatement(db, { tourId: id, lang: row.lang, texts: copied }),
    ]
  })
}

export function itineraryStatements(db: Db, copy: TourCopy): Statement[] {
  // One statement for each language: a value that is bound has at most 2 MB.
  return LANGS.map((lang) => {
    const rows = copy.source.entries
      .filter((entry) => entry.lang === lang)
      .map((entry) => copiedEntry(copy, entry))
    return db.insert(itineraryEntries).select(
      sql`SELECT ${copy.id}, ${lang}, value ->> 'position', value ->> 'isPicture', value ->> 'url', value ->> 'title',
        value ->> 'body', value ->> 'bodyHtml', value ->> 'rendererVersion', value ->> 'minutes'
        FROM json_each(${JSON.stringify(rows)})`,
    )
  })
}

function copiedEntry(copy: TourCopy, entry: TourCopy['source']['entries'][number]) {
  return {
    ...entry,
    isPicture: Number(entry.isPicture),
    url: renamed(copy, entry.url),
    body: renamed(copy, entry.body),
    bodyHtml: renamed(copy, entry.bodyHtml),
  }
}
