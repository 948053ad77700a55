import { eq, sql } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import type { AuditScope } from '../../db/audit'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import { requireRegion } from './tours.admin-queries'
import type { TourChange, TourTextsInput } from '../../contracts/tours/tour-changes'
import { tourAudit, writeTour } from './tours.changes'
import { departureStatements, restartStatements } from './tours.departures'
import { tourColumns, changesPrices, priceAssertions } from './tour-columns'
import { readyAssertions } from './publishing/readiness'
import { indexStoredTexts, textStatements, type TextsChange } from './tours.texts'
import { pick } from '../../db/pick'
import { tours } from '../../db/schema/tours'
import { AppError } from '../../http/errors'
import { LANGS, type Lang } from '../../contracts/languages'
import { definedOnly } from '../../contracts/defined-only'
import { recordOf } from '../../contracts/record-of'
import { TOUR_TEXTS } from '../../contracts/tours/tour-fields'

/**
 * Changes the fields that are sent. Without a version the last writer wins, field by field.
 * @throws AppError OfferEndMissing, RegularPriceMissing, RegularPriceTooLow, DayClosed, those of `writeTour` and
 * `tourStatements`; TourNotReady with `mustBeReady`
 */
export async function updateTour(c: MemberScope, change: TourChange): Promise<number> {
  const { db, now } = c.var
  const { tourId, seenUpdatedAt } = change
  const texts = textsByLang(change, c.var.lang)
  await writeTour(c, {
    tourId,
    seenUpdatedAt,
    version: {},
    statements: [
      ...(await tourStatements(c, change, texts)),
      ...(change.mustBeReady ? readyAssertions(db, tourId, now) : []),
    ],
    audit: tourAudit('tour.update', tourId, changedFields(change)),
    hidesImages: change.status === TOUR_STATUS.hidden,
  })
  // Another request may have changed these texts after they were read.
  if (seenUpdatedAt === undefined && texts.size > 0)
    await indexStoredTexts(db, tourId, texts.keys())
  return tourId
}

/** Statements that store a change with its texts by language. @throws AppError DepartureBooked, Invalid for an unknown region */
export async function tourStatements(
  c: AuditScope,
  change: TourChange,
  texts: TextsChange,
): Promise<Statement[]> {
  const { db, now } = c.var
  const { tourId, region } = change
  const columns = {
    ...tourColumns(change),
    ...(region !== undefined && { categoryId: await requireRegion(db, region) }),
  }
  const hasName = sql`EXISTS (SELECT 1 FROM tour_texts WHERE tour_id = ${tourId} AND name <> '')`
  return [
    ...(Object.keys(columns).length > 0
      ? [db.update(tours).set(columns).where(eq(tours.id, tourId))]
      : []),
    ...(await textStatements(db, { tourId, now }, texts)),
    assertInBatch(db, hasName, 'TourNameInvalid'),
    ...(changesPrices(change) ? priceAssertions(db, tourId) : []),
    ...(await startStatements(c, change)),
  ]
}

/** Departures follow the tour's start, the stored one unless the change has another. */
async function startStatements(c: AuditScope, change: TourChange): Promise<Statement[]> {
  const { tourId, departures, startMinute } = change
  if (departures === undefined && startMinute === undefined) return []
  const { db } = c.var
  const stored = db.select(pick(tours, 'startMinute')).from(tours).where(eq(tours.id, tourId))
  const tour = {
    tourId,
    startMinute: startMinute === undefined ? ((await stored)[0]?.startMinute ?? null) : startMinute,
  }
  return [
    ...(startMinute === undefined ? [] : await restartStatements(c, tour)),
    ...(departures ? await departureStatements(c, tour, departures) : []),
  ]
}

/**
 * The texts of a change by language: those of `lang` (default: the request's language) and those of `texts`.
 * @throws AppError TourNameInvalid for an empty name of the one language
 */
export function textsByLang(change: TourChange, requestLang: Lang): TextsChange {
  // A form without a name field sends an empty one for its single language.
  if (change.name === '')
    throw new AppError('TourNameInvalid', { fields: { name: 'TourNameInvalid' } })
  const ofLang = definedOnly(recordOf(TOUR_TEXTS, (name) => change[name]))
  const inputs = LANGS.map((lang): [Lang, TourTextsInput] => [
    lang,
    definedOnly({ ...(lang === (change.lang ?? requestLang) && ofLang), ...change.texts?.[lang] }),
  ])
  return new Map(inputs.filter(([, input]) => Object.keys(input).length > 0))
}

/** For the audit log: the names of the fields that are sent, those of `texts` with their language. */
function changedFields(change: TourChange): string {
  const { tourId: _id, seenUpdatedAt: _seen, mustBeReady: _ready, lang: _lang, ...others } = change
  const { texts, ...fields } = others
  const ofTexts = Object.entries(texts ?? {}).flatMap(([lang, input]) =>
    Object.keys(definedOnly(input ?? {})).map((field) => `${field}.${lang}`),
  )
  return [...Object.keys(definedOnly(fields)), ...ofTexts].join(' ')
}
