import { sql, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { MemberScope } from '../../http/context'
import { auditStatement } from '../../db/audit'
import { foldText } from '../../db/fold-text'
import { toCents } from '../../contracts/tours/prices'
import { readSettings } from '../../services/settings/settings'
import { recordOf } from '../../contracts/record-of'
import { TOUR_TEXTS } from '../../contracts/tours/tour-fields'
import { indexTourStatement } from '../../services/search/tour-index'
import { requireRegion } from './tours.admin-queries'
import type { NewTour } from '../../contracts/tours/new-tour'
import { invalidateTours, changeTours, tourAudit, writeTour } from './tours.changes'
import { toRefusal } from './tours.refusals'
import { bumpTourList } from './tours.queries'
import { tours, tourTexts } from '../../db/schema/tours'
import { assertInBatch } from '../../db/batch-assertions'

const NEWEST = sql<number>`(SELECT max(id) FROM tours)`

/** Creates a hidden tour at the end of the list. Returns its id. @throws AppError TourNameInUse, Invalid */
export async function createTour(c: MemberScope, tour: NewTour): Promise<number> {
  const { db, now } = c.var
  const { name, lang } = tour
  const categoryId = await requireRegion(db, tour.category)
  const { prices } = await readSettings(c.env, db)
  const texts = { ...recordOf(TOUR_TEXTS, () => ''), name }
  const batch = db.batch([
    insertTour(db, { categoryId, surchargeCentsPerDay: toCents(prices.surchargeCadPerDay), now }),
    insertName(db, tour, now),
    indexTourStatement(db, { tourId: NEWEST, lang, texts }),
    bumpTourList(db, now),
    auditOfNewest(c),
  ])
  const [inserted] = await batch.catch((error) => {
    throw toRefusal(error)
  })
  const tourId = inserted[0]?.id ?? 0
  invalidateTours(c, [tourId])
  return tourId
}

function insertTour(
  db: Db,
  { now, ...columns }: { categoryId: number; surchargeCentsPerDay: number; now: number },
) {
  return db
    .insert(tours)
    .values({
      ...columns,
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM tours)`,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: tours.id })
}

function insertName(db: Db, { name, lang }: NewTour, now: number) {
  return db
    .insert(tourTexts)
    .values({ tourId: NEWEST, lang, name, nameKey: foldText(name), updatedAt: now })
}

function auditOfNewest(c: MemberScope) {
  const subjectId = sql`CAST(${NEWEST} AS TEXT)`
  return auditStatement(c, { action: 'tour.create', subjectType: 'tour', subjectId })
}

/** Sets the main image from the gallery. @throws AppError NotFound, NotAnImageOfTour */
export async function setMainImage(c: MemberScope, tourId: number, key: string | null) {
  const { db } = c.var
  const isOfGallery = sql`EXISTS (SELECT 1 FROM images
    WHERE key = ${key ?? ''} AND tour_id = ${tourId} AND purpose = 'gallery' AND deleted_at IS NULL)`
  return writeTour(c, {
    tourId,
    statements: [
      assertInBatch(db, isOfGallery, 'NotAnImageOfTour'),
      db.update(tours).set({ mainImageKey: key }).where(eq(tours.id, tourId)),
    ],
    audit: tourAudit('tour.mainImg', tourId, key ?? ''),
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
    audit: tourAudit('tour.sort', 'all', order.slice(0, 1000)),
  })
}
