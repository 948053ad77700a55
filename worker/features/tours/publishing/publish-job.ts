import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import { openDb } from '../../../db/client'
import type { Bindings } from '../../../env'
import { log, logFailure } from '../../../log'
import { changeTours, type ToursScope } from '../tours.changes'
import { readyAssertions } from './readiness'
import { statusStatements } from './status.actions'
import { withVersion } from '../versions/recorded-write'
import { TOUR_STATUS } from '../../../contracts/tours/tour-status'
import type { Db } from '../../../db/db'
import { tours } from '../../../db/schema/tours'

const JOB = 'tours.publish'
/** The site itself as the actor, in the audit log and in versions. */
const SITE = 0
const NOT_DUE = 'PublishingNotDue'

/**
 * Job: publishes the hidden tours that are due, each in its own batch that asserts that it is still due: a second run,
 * a cancellation or a status set by hand wins. A tour that is no longer ready stays hidden and due.
 * @throws Error when any could not be published, so that the watch on jobs reports it
 */
export async function publishDueTours(env: Bindings, now: number, executionCtx: ExecutionContext) {
  const db = openDb(env.DB)
  const c = { env, executionCtx, var: { db, now, requestId: JOB, member: { userId: SITE } } }
  const due = await listDue(db, now)
  const failures: unknown[] = []
  for (const tour of due) {
    try {
      await publishTour(c, tour)
    } catch (error) {
      if (isFailedAssertion(error, NOT_DUE)) continue
      logFailure(JOB, error, { tourId: tour.tourId })
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${due.length} tours could not be published`)
}

async function publishTour(c: ToursScope, { tourId, status }: DueTour): Promise<void> {
  const { db, now } = c.var
  const isDue = sql`EXISTS (SELECT 1 FROM tours WHERE id = ${tourId} AND publish_at <= ${now}
    AND status = ${TOUR_STATUS.hidden} AND deleted_at IS NULL)`
  const version = { tourId, now, actorId: SITE }
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      assertInBatch(db, isDue, NOT_DUE),
      ...withVersion(db, version, statusStatements(db, { tourId, status, now })),
      ...readyAssertions(db, tourId, now),
    ],
    audit: { action: 'tour.publish', subjectType: 'tour', subjectId: tourId },
  })
  log('tours.published', { tourId })
}

/** Per run; the next run publishes the rest. */
const MOST_TOURS = 100

interface DueTour {
  tourId: number
  status: number
}

function listDue(db: Db, now: number): Promise<DueTour[]> {
  const isHidden = eq(tours.status, TOUR_STATUS.hidden)
  return db
    .select({
      tourId: tours.id,
      status: sql<number>`coalesce(${tours.publishStatus}, ${TOUR_STATUS.regular})`,
    })
    .from(tours)
    .where(
      and(lte(tours.publishAt, now), isHidden, eq(tours.kind, 'tour'), isNull(tours.deletedAt)),
    )
    .orderBy(asc(tours.publishAt))
    .limit(MOST_TOURS)
}
