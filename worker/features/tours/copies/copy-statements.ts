import { eq, sql } from 'drizzle-orm'
import { recordOf } from '../../../contracts/record-of'
import type { Db, Statement } from '../../../db/db'
import { imageAlts, images } from '../../../db/schema/images'
import { tourInclusions, tours, itineraryEntries, tourTexts } from '../../../db/schema/tours'
import { type TourCopy, renamed } from './copy-source'
import { copyName } from './copy-name'
import { LANGS } from '../../../contracts/languages'
import { TEXTS_AS_HTML, TOUR_TEXTS } from '../../../contracts/tours/tour-fields'
import { foldText } from '../../../db/fold-text'
import { indexTourStatement } from '../../../services/search/tour-index'

export function tourStatements(db: Db, { id, source, keys }: TourCopy, now: number): Statement[] {
  return [
    db.insert(tours).values({
      id,
      categoryId: sql`(SELECT category_id FROM tours WHERE id = ${source.id})`,
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
      mainImageKey: keys.get(source.mainImageKey) ?? null,
      createdAt: now,
      updatedAt: now,
    }),
    db.update(tours).set(copiedColumns(source.id)).where(eq(tours.id, id)),
    db
      .insert(tourInclusions)
      .select(
        sql`SELECT ${id}, lang, kind, position, txt FROM tour_inclusions WHERE tour_id = ${source.id}`,
      ),
  ]
}

const COPIED = [
  'priceCents',
  'p1Cents',
  'p2Cents',
  'p3Cents',
  'p4Cents',
  'discountPercent',
  'minPersons',
  'tripDays',
  'surchargeCentsPerDay',
  'assumesFour',
  'regularPriceCents',
  'regularP1Cents',
  'regularP2Cents',
  'regularP3Cents',
  'regularP4Cents',
  'offerUntil',
] as const

function copiedColumns(sourceId: number) {
  return recordOf(
    COPIED,
    (name) =>
      sql`(SELECT source.${sql.identifier(tours[name].name)} FROM tours AS source WHERE source.id = ${sourceId})`,
  )
}

/** Rows of the copied images, whose new keys have the tour's number, with their descriptions. */
export function imageStatements(
  db: Db,
  { id, keys }: TourCopy,
  { now, uploadedBy }: { now: number; uploadedBy: number },
): Statement[] {
  const pairs = JSON.stringify([...keys].map(([from, to]) => ({ from, to })))
  return [
    db.insert(images).select(
      sql`SELECT pair.value ->> 'to', ${id}, purpose, position, width, height, bytes, images.type, ${uploadedBy}, ${now}, NULL,
        focus_x, focus_y, name, sha256 FROM json_each(${pairs}) AS pair JOIN images ON images.key = pair.value ->> 'from'`,
    ),
    db.insert(imageAlts).select(
      sql`SELECT pair.value ->> 'to', image_alts.lang, image_alts.alt
        FROM json_each(${pairs}) AS pair JOIN image_alts ON image_alts.image_key = pair.value ->> 'from'`,
    ),
  ]
}

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
      .map((entry) => ({
        ...entry,
        isPicture: Number(entry.isPicture),
        url: renamed(copy, entry.url),
        body: renamed(copy, entry.body),
        bodyHtml: renamed(copy, entry.bodyHtml),
      }))
    return db.insert(itineraryEntries).select(
      sql`SELECT ${copy.id}, ${lang}, value ->> 'position', value ->> 'isPicture', value ->> 'url', value ->> 'title',
        value ->> 'body', value ->> 'bodyHtml', value ->> 'rendererVersion', value ->> 'minutes'
        FROM json_each(${JSON.stringify(rows)})`,
    )
  })
}
