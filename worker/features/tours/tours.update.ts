import { eq, sql } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import type { AuditScope } from '../../db/audit'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import { requireRegion } from './tours.admin-queries'
import type { TourChange } from '../../contracts/tours/tour-changes'
import { tourAudit, writeTour } from './tours.changes'
import { departureStatements, restartStatements } from './tours.departures'
import { priceAssertions } from './price-assertions'
import { readyAssertions } from './publishing/readiness'
import { storedChange, type StoredChange } from './tour-change'
import { indexStoredTexts, textStatements } from './tours.texts'
import { pick } from '../../db/pick'
import { tours } from '../../db/schema/tours'

/**
 * Changes the fields that are sent. Without a version the last writer wins, field by field.
 * @throws AppError OfferEndMissing, RegularPriceMissing, RegularPriceTooLow, DayClosed, those of `storedChange`,
 * `tourStatements` and `writeTour`; TourNotReady with `mustBeReady`
 */
export async function updateTour(c: MemberScope, change: TourChange): Promise<number> {
  const { db, now, lang } = c.var
  const { tourId, seenUpdatedAt, status, mustBeReady } = change
  const stored = storedChange(change, lang)
  const statements = await tourStatements(c, stored)
  await writeTour(c, {
    tourId,
    seenUpdatedAt,
    version: {},
    statements: mustBeReady ? [...statements, ...readyAssertions(db, tourId, now)] : statements,
    audit: tourAudit('tour.update', tourId, stored.fields),
    hidesImages: status === TOUR_STATUS.hidden,
  })
  // Another request may have changed these texts after they were read.
  if (seenUpdatedAt === undefined && stored.texts.size > 0)
    await indexStoredTexts(db, tourId, stored.texts.keys())
  return tourId
}

/** Statements that store a change. @throws AppError DepartureBooked, Invalid for an unknown region */
export async function tourStatements(c: AuditScope, change: StoredChange): Promise<Statement[]> {
  const { db, now } = c.var
  const { tourId, region, texts } = change
  const columns = {
    ...change.columns,
    ...(region !== undefined && { categoryId: await requireRegion(db, region) }),
  }
  const hasName = sql`EXISTS (SELECT 1 FROM tour_texts WHERE tour_id = ${tourId} AND name <> '')`
  return [
    ...(Object.keys(columns).length > 0
      ? [db.update(tours).set(columns).where(eq(tours.id, tourId))]
      : []),
    ...(await textStatements(db, { tourId, now }, texts)),
    assertInBatch(db, hasName, 'TourNameInvalid'),
    ...(change.changesOffer ? priceAssertions(db, tourId) : []),
    ...(await startStatements(c, change)),
  ]
}

/** Departures follow the tour's start, the stored one unless the change has another. */
async function startStatements(c: AuditScope, change: StoredChange): Promise<Statement[]> {
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
