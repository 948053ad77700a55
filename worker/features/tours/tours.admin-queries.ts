import { and, desc, eq, like } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import type { MemberScope } from '../../http/context'
import { toStoredDeparture, toTourExtra } from './tours.presenter'
import type { AdminTour } from '../../contracts/tours/tours-admin'
import { findTourExtra } from './tours.queries'
import { users } from '../../db/schema/accounts'
import { auditLog } from '../../db/schema/audit'
import type { CategoryName } from '../../contracts/tours/new-tour'
import { categories, tours, tourTexts } from '../../db/schema/tours'

/** A tour for its editor, past departures included; null when missing or in the bin. */
async function findAdminTour(db: Db, tourId: number): Promise<AdminTour | null> {
  const found = await findTourExtra(db, tourId)
  return (
    found && {
      ...toTourExtra(found),
      joins: found.rows.departures.map(toStoredDeparture),
      publishAt: found.rows.tour.publishAt,
      publishStatus: found.rows.tour.publishStatus,
      textsUpdatedAt: found.rows.texts.map(({ lang, updatedAt }) => ({ lang, updatedAt })),
    }
  )
}

/** @throws AppError NotFound */
export async function requireAdminTour(db: Db, tourId: number): Promise<AdminTour> {
  const tour = await findAdminTour(db, tourId)
  if (!tour) throw new AppError('NotFound')
  return tour
}

/** The tour as it is stored after a write, which resolves with its id. */
export async function tourAfter({ var: { db } }: MemberScope, write: Promise<number>) {
  return requireAdminTour(db, await write)
}

/** The error of a lost race, with the stored tour. */
export async function conflictOf(db: Db, tourId: number, cause: AppError): Promise<AppError> {
  const savedBy = await findLastEditor(db, tourId)
  const current = await findAdminTour(db, tourId)
  return current
    ? new AppError('EditConflict', { cause, extra: { current, savedBy } })
    : new AppError('NotFound')
}

/** The name of the member who wrote to a tour last; null when that account is deleted or the site itself did. */
async function findLastEditor(db: Db, tourId: number): Promise<string | null> {
  const isWrite = and(
    eq(auditLog.subjectType, 'tour'),
    eq(auditLog.subjectId, String(tourId)),
    like(auditLog.action, 'tour.%'),
  )
  const [row] = await db
    .select({ name: users.username })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(isWrite)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return row?.name ?? null
}

/** @throws AppError Invalid (422) for an unknown region */
export async function requireRegion(db: Db, category: CategoryName): Promise<number> {
  const isNamed =
    typeof category === 'number'
      ? eq(categories.id, category)
      : eq(categories.slug, category.toLowerCase())
  const [row] = await db.select({ id: categories.id }).from(categories).where(isNamed)
  if (!row) throw new AppError('Invalid', { fields: { category: 'invalid' } })
  return row.id
}

/** A tour and its names, also when it is in the bin; null when missing. */
export async function findTourNames(db: Db, tourId: number) {
  const [[tour], names] = await db.batch([
    db
      .select({ id: tours.id, deletedAt: tours.deletedAt })
      .from(tours)
      .where(and(eq(tours.id, tourId), eq(tours.kind, 'tour'))),
    db
      .select({ lang: tourTexts.lang, name: tourTexts.name })
      .from(tourTexts)
      .where(eq(tourTexts.tourId, tourId)),
  ])
  return tour ? { ...tour, names } : null
}
