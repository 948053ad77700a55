import { sql, eq } from 'drizzle-orm'
import { LANGS } from '../../../contracts/languages'
import { recordOf } from '../../../contracts/record-of'
import { TEXTS_AS_HTML, TOUR_TEXTS } from '../../../contracts/tours/tour-fields'
import { auditStatement } from '../../../db/audit'
import { runBatch } from '../../../db/batch'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Statement, Db } from '../../../db/db'
import { isUniqueViolation } from '../../../db/failures'
import { foldText } from '../../../db/fold-text'
import { imageAlts, images } from '../../../db/schema/images'
import { tourInclusions, tours, itineraryEntries, tourTexts } from '../../../db/schema/tours'
import type { MemberScope } from '../../../http/context'
import { copyImages } from '../../../services/media/copies'
import { indexTourStatement } from '../../../services/search/tour-index'
import { invalidateTours, tourAudit } from '../tours.changes'
import { bumpTourList } from '../tours.queries'
import { toRefusal } from '../tours.refusals'
import { copyName } from './copy-name'
import { readSource, type TourCopy, renamed } from './copy-source'

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
  'joinsAtOwnPrice',
  'startMinute',
  'months',
  'regularPriceCents',
  'regularP1Cents',
  'regularP2Cents',
  'regularP3Cents',
  'regularP4Cents',
  'offerUntil',
] as const

/** Another tour may get the number that was planned for the copy. */
const TRIES = 3

/**
 * Copies a tour to a hidden one at the end of the list, without departures, board and versions. Returns its id.
 * @throws AppError NotFound, TourNameInUse, Unavailable when R2 fails
 */
export async function duplicateTour(c: MemberScope, sourceId: number): Promise<number> {
  for (let tries = 1; ; tries += 1)
    try {
      return await tryDuplicate(c, sourceId)
    } catch (error) {
      if (tries === TRIES || !isUniqueViolation(error, 'tours.id')) throw toRefusal(error)
    }
}

async function tryDuplicate(c: MemberScope, sourceId: number): Promise<number> {
  const { db, now } = c.var
  const source = await readSource(db, sourceId)
  const id = source.nextId
  const copy = { id, source, keys: await copyImages(c.env.MEDIA, source.images, id) }
  const isLive = sql`EXISTS (SELECT 1 FROM tours WHERE id = ${sourceId} AND deleted_at IS NULL)`
  await runBatch(db, [
    assertInBatch(db, isLive, 'NotFound'),
    ...copyStatements(c, copy),
    bumpTourList(db, now),
    auditStatement(c, tourAudit('tour.duplicate', id, String(sourceId))),
  ])
  invalidateTours(c, [id])
  return id
}

function copyStatements(c: MemberScope, copy: TourCopy): Statement[] {
  const { db, now, member } = c.var
  return [
    ...tourStatements(db, copy, now),
    ...textStatements(db, copy, now),
    ...itineraryStatements(db, copy),
    ...imageStatements(db, copy, { now, uploadedBy: member.userId }),
  ]
}

function tourStatements(db: Db, { id, source, keys }: TourCopy, now: number): Statement[] {
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

function copiedColumns(sourceId: number) {
  return recordOf(
    COPIED,
    (name) =>
      sql`(SELECT source.${sql.identifier(tours[name].name)} FROM tours AS source WHERE source.id = ${sourceId})`,
  )
}

/** Rows of the copied images, whose new keys have the tour's number, with their descriptions. */
function imageStatements(
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

function textStatements(db: Db, copy: TourCopy, now: number): Statement[] {
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

function itineraryStatements(db: Db, copy: TourCopy): Statement[] {
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
        value ->> 'body', value ->> 'bodyHtml', value ->> 'rendererVersion', value ->> 'minutes',
        value ->> 'place', value ->> 'latitude', value ->> 'longitude'
        FROM json_each(${JSON.stringify(rows)})`,
    )
  })
}
