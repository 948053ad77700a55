import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { auditLog } from '../../db/schema/audit'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { foldText } from '../../db/fold-text'
import { toCents } from '../../contracts/prices'
import { readSettings } from '../../services/settings/settings'
import { LANGS, type Lang } from '../../contracts/languages'
import { isPastRestoreWindow } from '../../contracts/bin'
import { recordOf } from '../../contracts/record-of'
import { TOUR_TEXTS } from '../../contracts/tour-fields'
import { indexTourStatement } from '../../services/search/tour-index'
import { TOUR_STATUS } from '../../contracts/tour-status'
import { findTourNames, requireRegion } from './tours.admin-queries'
import type { NewTour, TourChange, TourTextsInput } from '../../contracts/tour-changes'
import { changeTours, invalidateTours, toRefusal, writeTour } from './tours.changes'
import { departureStatements } from './tours.departures'
import { changesPrices, priceAssertions, tourColumns } from './tour-columns'
import { bumpTourList } from './tours.queries'
import { readyAssertions } from './tours.readiness'
import {
  definedOnly,
  indexStoredTexts,
  listTexts,
  textStatements,
  type TextsChange,
} from './tours.texts'
import { tours, tourTexts } from '../../db/schema/tours'

/**
 * Creates a hidden tour at the end of the list. Returns its id.
 * @throws AppError TourNameInUse, Invalid
 */
export async function createTour(
  c: MemberScope,
  { name, category, lang }: NewTour,
): Promise<number> {
  const { db, now } = c.var
  const categoryId = await requireRegion(db, category)
  const { prices } = await readSettings(c.env, db)
  const newest = sql<number>`(SELECT max(id) FROM tours)`
  const texts = { ...recordOf(TOUR_TEXTS, () => ''), name }
  const batch = db.batch([
    db
      .insert(tours)
      .values({
        categoryId,
        surchargeCentsPerDay: toCents(prices.surchargeCadPerDay),
        position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: tours.id }),
    db
      .insert(tourTexts)
      .values({ tourId: newest, lang, name, nameKey: foldText(name), updatedAt: now }),
    indexTourStatement(db, { tourId: newest, lang, texts }),
    bumpTourList(db, now),
    db.insert(auditLog).values({
      at: now,
      actorId: c.var.member.userId,
      action: 'tour.create',
      subjectType: 'tour',
      subjectId: sql`CAST(${newest} AS TEXT)`,
      requestId: c.var.requestId,
    }),
  ])
  const [inserted] = await batch.catch((error) => {
    throw toRefusal(error)
  })
  const tourId = inserted[0]?.id ?? 0
  invalidateTours(c, [tourId])
  return tourId
}

/**
 * Changes the fields that are sent. Without a version the last writer wins, field by field.
 * @throws AppError NotFound, EditConflict, TourNameInUse, TourNameInvalid, OfferEndMissing, RegularPriceMissing,
 * RegularPriceTooLow, DepartureBooked, DayClosed, Invalid; TourNotReady with `mustBeReady`
 */
export async function updateTour(c: MemberScope, change: TourChange): Promise<void> {
  const { db, now } = c.var
  const { tourId, seenUpdatedAt } = change
  await writeTour(c, {
    tourId,
    seenUpdatedAt,
    version: {},
    statements: [
      ...(await tourStatements(c, change)),
      ...(change.mustBeReady ? readyAssertions(db, tourId, now) : []),
    ],
    audit: {
      action: 'tour.update',
      subjectType: 'tour',
      subjectId: tourId,
      detail: changedFields(change),
    },
    hidesImages: change.status === TOUR_STATUS.hidden,
  })
  const langs = [...textsByLang(change, c.var.lang).keys()]
  // Another request may have changed these texts after they were read.
  if (seenUpdatedAt === undefined && langs.length > 0) await indexStoredTexts(db, tourId, langs)
}

/**
 * The statements that store a change, for `writeTour`.
 * @throws AppError TourNameInvalid, DepartureBooked, Invalid for an unknown region
 */
export async function tourStatements(c: MemberScope, change: TourChange): Promise<Statement[]> {
  const { db, now } = c.var
  const { tourId, region } = change
  const texts = textsByLang(change, c.var.lang)
  const stored = texts.size > 0 ? await listTexts(db, tourId, texts.keys()) : []
  const columns = {
    ...tourColumns(change),
    ...(region !== undefined && { categoryId: await requireRegion(db, region) }),
  }
  return [
    ...(Object.keys(columns).length > 0
      ? [db.update(tours).set(columns).where(eq(tours.id, tourId))]
      : []),
    ...textStatements(db, { tourId, stored, now }, texts),
    assertInBatch(db, hasName(tourId), 'TourNameInvalid'),
    ...(changesPrices(change) ? priceAssertions(db, tourId) : []),
    ...(change.departures ? await departureStatements(c, tourId, change.departures) : []),
  ]
}

/**
 * Sets the main image from the gallery.
 * @throws AppError NotFound, NotAnImageOfTour
 */
export async function setMainImage(
  c: MemberScope,
  tourId: number,
  key: string | null,
): Promise<void> {
  const { db } = c.var
  await writeTour(c, {
    tourId,
    statements: [
      assertInBatch(db, isOfGallery(tourId, key ?? ''), 'NotAnImageOfTour'),
      db.update(tours).set({ mainImageKey: key }).where(eq(tours.id, tourId)),
    ],
    audit: { action: 'tour.mainImg', subjectType: 'tour', subjectId: tourId, detail: key ?? '' },
  })
}

/** Puts the tours into the given order; tours that are not listed follow in their old order. */
export async function sortTours(c: MemberScope, tourIds: number[]): Promise<void> {
  const { db } = c.var
  const order = JSON.stringify([...new Set(tourIds)])
  const place = sql`(SELECT key FROM json_each(${order}) WHERE value = ${tours.id})`
  await changeTours(c, {
    tourIds: [],
    statements: [
      db
        .update(tours)
        .set({ position: sql`coalesce(${place}, 1000 + ${tours.position})` })
        .where(eq(tours.kind, 'tour')),
    ],
    audit: {
      action: 'tour.sort',
      subjectType: 'tour',
      subjectId: 'all',
      detail: order.slice(0, 1000),
    },
  })
}

/**
 * Moves a tour to the bin with its images, itinerary and board, and frees its name.
 * @throws AppError NotFound
 */
export async function binTour(c: MemberScope, tourId: number): Promise<void> {
  const { db, now } = c.var
  await writeTour(c, {
    tourId,
    statements: [
      db.update(tourTexts).set({ nameKey: null }).where(eq(tourTexts.tourId, tourId)),
      db
        .update(tours)
        .set({ deletedAt: now, publishAt: null, publishStatus: null })
        .where(eq(tours.id, tourId)),
    ],
    audit: { action: 'tour.delete', subjectType: 'tour', subjectId: tourId },
    hidesImages: true,
  })
}

/**
 * Restores a tour; one that is not in the bin stays unchanged.
 * @throws AppError NotFound, also after the restore window, TourNameInUse when another tour has taken its name
 */
export async function restoreTour(c: MemberScope, tourId: number): Promise<void> {
  const { db, now } = c.var
  const tour = await findTourNames(db, tourId)
  if (!tour) throw new AppError('NotFound')
  if (tour.deletedAt === null) return
  // Its board and images are already being deleted, in several runs.
  if (isPastRestoreWindow(tour.deletedAt, now)) throw new AppError('NotFound')
  const names = tour.names.filter(({ name }) => name !== '')
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      db
        .update(tours)
        .set({ deletedAt: null, updatedAt: sql`max(${tours.updatedAt} + 1, ${now})` })
        .where(and(eq(tours.id, tourId), isNotNull(tours.deletedAt))),
      ...names.map(({ lang, name }) =>
        db
          .update(tourTexts)
          .set({ nameKey: foldText(name) })
          .where(and(eq(tourTexts.tourId, tourId), eq(tourTexts.lang, lang))),
      ),
    ],
    audit: { action: 'tour.restore', subjectType: 'tour', subjectId: tourId },
  })
}

/** The texts of a change by language: those of `lang` (default: the request's language) and those of `texts`. */
function textsByLang(change: TourChange, requestLang: Lang): TextsChange {
  // A form without a name field sends an empty one for its single language.
  if (change.name === '')
    throw new AppError('TourNameInvalid', { fields: { name: 'TourNameInvalid' } })
  const ofLang = definedOnly(recordOf(TOUR_TEXTS, (name) => change[name]))
  const inputs = LANGS.map((lang): [Lang, TourTextsInput] => [
    lang,
    definedOnly({
      ...(lang === (change.lang ?? requestLang) && ofLang),
      ...change.texts?.[lang],
    }),
  ])
  return new Map(inputs.filter(([, input]) => Object.keys(input).length > 0))
}

function hasName(tourId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM tour_texts WHERE tour_id = ${tourId} AND name <> '')`
}

function isOfGallery(tourId: number, key: string): SQL {
  return sql`EXISTS (SELECT 1 FROM images
    WHERE key = ${key} AND tour_id = ${tourId} AND purpose = 'gallery' AND deleted_at IS NULL)`
}

function changedFields({
  tourId: _id,
  seenUpdatedAt: _seen,
  mustBeReady: _ready,
  texts,
  ...fields
}: TourChange): string {
  const ofTexts = Object.entries(texts ?? {}).flatMap(([lang, input]) =>
    Object.keys(definedOnly(input ?? {})).map((field) => `${field}.${lang}`),
  )
  return [...Object.keys(definedOnly(fields)), ...ofTexts].join(' ')
}
