import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Bindings } from '../../env'
import type { RequestScope } from '../../http/context'
import { openPrimary } from '../../db/client'
import { isDatabaseFailure } from '../../db/failures'
import { readCached, writeCached } from '../../cache/kv'
import { logFailure } from '../../log'
import { TOUR_STATUS } from '../../contracts/tour-status'
import type { TourExtra } from '../../contracts/tours'
import { tours } from '../../db/schema/tours'

/**
 * Each tour as visitors last saw it, in KV. It is shown while D1 is away and at no other time, because whether a tour may
 * be seen at all is D1's to say.
 */
const COPY_PREFIX = 'tour:'
const COPY_SECONDS = 7 * 24 * 60 * 60

/** The versions (`updatedAt`) that this isolate knows to be in KV, by tour. */
const kept = new Map<number, number>()

/** Keeps a tour that a visitor is being shown, behind the answer, once a version. */
export function keepCopy(c: RequestScope, tour: TourExtra): void {
  if (kept.get(tour._id) === tour.updatedAt) return
  kept.set(tour._id, tour.updatedAt)
  c.executionCtx.waitUntil(storeCopy(c.env, tour))
}

/** The copy of a tour, when `error` says that D1 is away. @throws unknown the error, when it says else or there is none */
export async function copyInstead(
  c: RequestScope,
  tourId: number,
  error: unknown,
): Promise<TourExtra> {
  const copy = isDatabaseFailure(error)
    ? await readCached<TourExtra>(c.env.KV, 'tour', COPY_PREFIX + tourId)
    : null
  if (copy?._id !== tourId) throw error
  logFailure('tours.copy', error, { tourId })
  c.header('cache-control', 'private, no-store')
  c.header('x-stale', '1')
  return copy
}

/** After a change: what visitors saw before must not come back. */
export async function withdrawCopies(env: Bindings, tourIds: readonly number[]): Promise<void> {
  for (const tourId of tourIds) kept.delete(tourId)
  const removed = await Promise.allSettled(
    tourIds.map(async (tourId) => env.KV.delete(COPY_PREFIX + tourId)),
  )
  for (const result of removed)
    if (result.status === 'rejected') logFailure('tours.withdraw', result.reason, {})
}

async function storeCopy(env: Bindings, tour: TourExtra): Promise<void> {
  const key = COPY_PREFIX + tour._id
  const stored = await readCached<TourExtra>(env.KV, 'tour', key)
  // Reading is cheaper than writing, and most isolates find what another one kept.
  if (stored?.updatedAt === tour.updatedAt) return
  await writeCached(env.KV, 'tour', { key, value: tour, ttlSeconds: COPY_SECONDS })
  // Changed meanwhile, its copy may have been withdrawn before this one came.
  if (!(await isStillShown(env, tour))) await withdrawCopies(env, [tour._id])
}

async function isStillShown(env: Bindings, { _id, updatedAt }: TourExtra): Promise<boolean> {
  try {
    const [current] = await openPrimary(env.DB)
      .select({ updatedAt: tours.updatedAt })
      .from(tours)
      .where(and(eq(tours.id, _id), gt(tours.status, TOUR_STATUS.hidden), isNull(tours.deletedAt)))
    return current?.updatedAt === updatedAt
  } catch (error) {
    logFailure('tours.copy_check', error, { tourId: _id })
    return false
  }
}
