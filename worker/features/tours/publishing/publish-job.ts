import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import { openDb } from '../../../db/client'
import type { Bindings } from '../../../env'
import { log, logFailure } from '../../../log'
import { changeTours } from '../tours.changes'
import type { ToursScope } from '../invalidate-tours'
import { readyAssertions } from './readiness'
import { statusStatements } from './status-statements'
import { withVersion } from '../versions/recorded-write'
import { type DueTour, listDue, isDue } from './due-tours.queries'

const JOB = 'tours.publish'
/** The site itself as the actor, in the audit log and in versions. */
const SITE = 0
const NOT_DUE = 'PublishingNotDue'

/**
 * Job: publishes the hidden tours that are due, each in its own batch. The batch asserts that the tour is still due, so
 * a second run, a cancellation or a status set by hand in the meantime wins. A tour that is no longer ready stays
 * hidden and due.
 * @throws Error when any could not be published, so that the watch on jobs reports it
 */
export async function publishDueTours(
  env: Bindings,
  now: number,
  executionCtx: ExecutionContext,
): Promise<void> {
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
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      assertInBatch(db, isDue(tourId, now), NOT_DUE),
      ...withVersion(
        db,
        { tourId, now, actorId: SITE },
        statusStatements(db, { tourId, status, now }),
      ),
      ...readyAssertions(db, tourId, now),
    ],
    audit: { action: 'tour.publish', subjectType: 'tour', subjectId: tourId },
  })
  log('tours.published', { tourId })
}
