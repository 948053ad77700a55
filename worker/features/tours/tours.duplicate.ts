import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { imageUrl } from '../../contracts/image-address'
import { LANGS, type Lang } from '../../contracts/languages'
import { TEXTS_AS_HTML, TOUR_FIELDS, TOUR_TEXTS } from '../../contracts/tour-fields'
import { recordOf } from '../../contracts/record-of'
import { auditStatement } from '../../db/audit'
import { assertInBatch } from '../../db/batch-assertions'
import { runBatch } from '../../db/batch'
import { isUniqueViolation } from '../../db/failures'
import { foldText } from '../../db/fold-text'
import type { Db, Statement } from '../../db/db'
import { imageAlts, images } from '../../db/schema/images'
import { itineraryEntries, tourInclusions, tours, tourTexts } from '../../db/schema/tours'
import { AppError } from '../../http/errors'
import type { MemberScope } from '../../http/context'
import { copyImages } from '../../services/media/copies'
import { indexTourStatement } from '../../services/search/tour-index'
import { invalidateTours, toRefusal } from './tours.changes'
import { bumpTourList } from './tours.queries'

/** What a copy's name ends with, in the language of the name; the number is left out for the first copy. */
const MARKS: Record<Lang, (number: string) => string> = {
  kr: (number) => ` (복사본${number})`,
  ca: (number) => ` (copy${number})`,
  cn: (number) => `（副本${number}）`,
}
const MOST_COPIES = 30
/** Another tour may get the number that was planned for the copy. */
const TRIES = 3

/**
 * Copies a tour to a hidden one at the end of the list: texts, prices, itinerary, inclusions and images with their
 * descriptions; no departures, board or versions. Returns its id.
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
  const keys = await copyImages(c.env.MEDIA, source.images, id)
  const renamed = (text: string) =>
    [...keys].reduce((all, [from, to]) => all.replaceAll(imageUrl(from), imageUrl(to)), text)
  await runBatch(db, [
    assertInBatch(
      db,
      sql`EXISTS (SELECT 1 FROM tours WHERE id = ${sourceId} AND deleted_at IS NULL)`,
      'NotFound',
    ),
    ...tourStatements(db, { sourceId, id, now, mainImageKey: keys.get(source.mainImageKey) }),
    ...textStatements(db, { id, now, texts: source.texts, number: source.number, renamed }),
    ...itineraryStatements(db, { id, entries: source.entries, renamed }),
    ...imageStatements(db, { id, keys, now, uploadedBy: c.var.member.userId }),
    bumpTourList(db, now),
    auditStatement(c, {
      action: 'tour.duplicate',
      subjectType: 'tour',
      subjectId: id,
      detail: String(sourceId),
    }),
  ])
  invalidateTours(c, [id])
  return id
}

async function readSource(db: Db, tourId: number) {
  const isLive = and(eq(tours.id, tourId), eq(tours.kind, 'tour'), isNull(tours.deletedAt))
  const [[tour], texts, entries, shown, [newest]] = await db.batch([
    db.select({ mainImageKey: tours.mainImageKey }).from(tours).where(isLive),
    db.select().from(tourTexts).where(eq(tourTexts.tourId, tourId)),
    db.select().from(itineraryEntries).where(eq(itineraryEntries.tourId, tourId)),
    db
      .select()
      .from(images)
      .where(and(eq(images.tourId, tourId), isNull(images.deletedAt))),
    db.select({ id: sql<number>`coalesce(max(${tours.id}), 0)` }).from(tours),
  ])
  if (!tour) throw new AppError('NotFound')
  return {
    mainImageKey: tour.mainImageKey ?? '',
    texts,
    entries,
    images: shown,
    nextId: (newest?.id ?? 0) + 1,
    number: await findFreeNumber(db, texts),
  }
}

/** '' for the first copy, ' 2' for the second one and so on: the first that is free in every language. */
async function findFreeNumber(db: Db, texts: { lang: Lang; name: string }[]): Promise<string> {
  const numbers = ['', ...Array.from({ length: MOST_COPIES }, (_, index) => ` ${index + 2}`)]
  const wanted = numbers.flatMap((number) =>
    texts
      .filter(({ name }) => name !== '')
      .map(({ lang, name }) => ({ number, lang, key: foldText(copyName(name, lang, number)) })),
  )
  const taken = await db
    .select({ lang: tourTexts.lang, key: tourTexts.nameKey })
    .from(tourTexts)
    .where(
      inArray(
        tourTexts.nameKey,
        sql`(SELECT value ->> 'key' FROM json_each(${JSON.stringify(wanted)}))`,
      ),
    )
  const isTaken = (number: string) =>
    wanted.some(
      (each) =>
        each.number === number &&
        taken.some(({ lang, key }) => lang === each.lang && key === each.key),
    )
  return numbers.find((number) => !isTaken(number)) ?? ''
}

function copyName(name: string, lang: Lang, number: string): string {
  const mark = MARKS[lang](number)
  const room = TOUR_FIELDS.name.max - Array.from(mark).length
  return Array.from(name).slice(0, room).join('').trimEnd() + mark
}

function tourStatements(
  db: Db,
  {
    sourceId,
    id,
    now,
    mainImageKey,
  }: { sourceId: number; id: number; now: number; mainImageKey: string | undefined },
): Statement[] {
  return [
    db.insert(tours).values({
      id,
      categoryId: sql`(SELECT category_id FROM tours WHERE id = ${sourceId})`,
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
      mainImageKey: mainImageKey ?? null,
      createdAt: now,
      updatedAt: now,
    }),
    db.update(tours).set(copiedColumns(sourceId)).where(eq(tours.id, id)),
    db
      .insert(tourInclusions)
      .select(
        sql`SELECT ${id}, lang, kind, position, txt FROM tour_inclusions WHERE tour_id = ${sourceId}`,
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

interface TextCopies {
  id: number
  now: number
  texts: (typeof tourTexts.$inferSelect)[]
  number: string
  renamed: (text: string) => string
}

function textStatements(db: Db, { id, now, texts, number, renamed }: TextCopies): Statement[] {
  return texts.flatMap((row) => {
    const name = row.name === '' ? '' : copyName(row.name, row.lang, number)
    const copied = {
      ...recordOf([...TOUR_TEXTS, ...TEXTS_AS_HTML], (field) => renamed(row[field])),
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

function itineraryStatements(
  db: Db,
  {
    id,
    entries,
    renamed,
  }: {
    id: number
    entries: (typeof itineraryEntries.$inferSelect)[]
    renamed: (text: string) => string
  },
): Statement[] {
  // One statement for each language: a value that is bound has at most 2 MB.
  return LANGS.map((lang) => {
    const rows = entries
      .filter((entry) => entry.lang === lang)
      .map((entry) => ({
        ...entry,
        isPicture: Number(entry.isPicture),
        url: renamed(entry.url),
        body: renamed(entry.body),
        bodyHtml: renamed(entry.bodyHtml),
      }))
    return db.insert(itineraryEntries).select(
      sql`SELECT ${id}, ${lang}, value ->> 'position', value ->> 'isPicture', value ->> 'url', value ->> 'title',
        value ->> 'body', value ->> 'bodyHtml', value ->> 'rendererVersion', value ->> 'minutes'
        FROM json_each(${JSON.stringify(rows)})`,
    )
  })
}

/** Rows of the copied images, whose new keys have the tour's number, with their descriptions. */
function imageStatements(
  db: Db,
  {
    id,
    keys,
    now,
    uploadedBy,
  }: { id: number; keys: Map<string, string>; now: number; uploadedBy: number },
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
