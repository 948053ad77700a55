import { Hono } from 'hono'
import { eq, sql } from 'drizzle-orm'
import { describeAs } from '../../../http/describe'
import { requirePermission } from '../../../http/auth'
import type { MemberEnv, MemberScope } from '../../../http/context'
import { statusChanged, statusChange } from '../../../contracts/tours/tour-status-change'
import { NOT_READY, CONFLICT } from '../tours.editor-errors'
import { jsonBody } from '../../../http/validate'
import { changeStatuses } from './status.actions'
import { adminTour } from '../../../contracts/tours/tours-admin'
import { tourSchedule, type TourSchedule } from '../../../contracts/tours/tour-publishing'
import { tourAfter } from '../tours.admin-queries'
import { TOUR_STATUS } from '../../../contracts/tours/tour-status'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Db } from '../../../db/db'
import { tours } from '../../../db/schema/tours'
import { AppError } from '../../../http/errors'
import { tourAudit, writeTour } from '../tours.changes'
import { listFaults } from './readiness'

const describe = describeAs('tours')
const mayEdit = requirePermission('tours:edit')

export const publishingRoutes = new Hono<MemberEnv>()
  .post(
    '/admin/tours/status',
    describe('changeTourStatuses', 'Show or hide tours; those that are not ready stay hidden', {
      response: statusChanged,
      errors: ['NotFound', 'TourNotReady'],
      extras: NOT_READY,
    }),
    mayEdit,
    jsonBody(statusChange),
    async (c) => c.json(await changeStatuses(c, c.req.valid('json')), 200),
  )
  .post(
    '/admin/tours/schedule',
    describe('scheduleTour', 'Set or cancel when a hidden tour goes live', {
      response: adminTour,
      errors: ['NotFound', 'EditConflict', 'TourNotReady', 'TourAlreadyShown', 'PublishTimePast'],
      extras: { ...CONFLICT, ...NOT_READY },
    }),
    mayEdit,
    jsonBody(tourSchedule),
    async (c) => c.json(await tourAfter(c, scheduleTour(c, c.req.valid('json'))), 200),
  )

/**
 * Sets or cancels when a hidden tour goes live. It must be ready now for that day; the job checks it again.
 * @throws AppError NotFound, EditConflict, PublishTimePast, TourNotReady, TourAlreadyShown
 */
async function scheduleTour(c: MemberScope, schedule: TourSchedule): Promise<number> {
  const { db, now } = c.var
  const { forumId: tourId, publishAt, status, updatedAt } = schedule
  if (publishAt !== null) await requireSchedulable(db, { tourId, publishAt, status }, now)
  const isHidden = sql`EXISTS (SELECT 1 FROM tours WHERE id = ${tourId} AND status = ${TOUR_STATUS.hidden})`
  return writeTour(c, {
    tourId,
    seenUpdatedAt: updatedAt,
    statements: [
      ...(publishAt === null ? [] : [assertInBatch(db, isHidden, 'TourAlreadyShown')]),
      db
        .update(tours)
        .set({ publishAt, publishStatus: publishAt === null ? null : status })
        .where(eq(tours.id, tourId)),
    ],
    audit:
      publishAt === null
        ? tourAudit('tour.unschedule', tourId, '')
        : tourAudit('tour.schedule', tourId, new Date(publishAt).toISOString()),
  })
}

async function requireSchedulable(
  db: Db,
  wanted: { tourId: number; publishAt: number; status: number },
  now: number,
): Promise<void> {
  if (wanted.publishAt <= now)
    throw new AppError('PublishTimePast', { fields: { publishAt: 'PublishTimePast' } })
  const [found] = await listFaults(db, [wanted], wanted.publishAt)
  if (!found) throw new AppError('NotFound')
  if (found.current !== TOUR_STATUS.hidden) throw new AppError('TourAlreadyShown')
  if (found.faults.length > 0)
    throw new AppError('TourNotReady', { extra: { faults: found.faults } })
}
