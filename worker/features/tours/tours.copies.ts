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

/** Tours as visitors last saw them, in KV; served only while D1 is unavailable, as D1 decides what is visible. */
const COPY_PREFIX = 'tour:'
const COPY_SECONDS = 7 * 24 * 60 * 60

/** The versions (`updatedAt`) by tour that this isolate has found in KV. */
const storedVersions = new Map<number, number>()

/** Stores a tour after its response was sent, once for each version. */
export function storeCopyLater(c: RequestScope, tour: TourExtra): void {
  if (storedVersions.get(tour._id) === tour.updatedAt) return
  storedVersions.set(tour._id, tour.updatedAt)
  c.executionCtx.waitUntil(storeCopy(c.env, tour))
}

/**
 * The copy of a tour, if `error` means that D1 is unavailable.
 * @throws unknown the error in any other case
 */
export async function copyOrThrow(
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

/** After a change, old copies must not be served again. */
export async function deleteCopies(env: Bindings, tourIds: readonly number[]): Promise<void> {
  for (const tourId of tourIds) storedVersions.delete(tourId)
  const removed = await Promise.allSettled(
    tourIds.map(async (tourId) => env.KV.delete(COPY_PREFIX + tourId)),
  )
  for (const result of removed)
    if (result.status === 'rejected') logFailure('tours.withdraw', result.reason, {})
}

async function storeCopy(env: Bindings, tour: TourExtra): Promise<void> {
  const key = COPY_PREFIX + tour._id
  const stored = await readCached<TourExtra>(env.KV, 'tour', key)
  // Reading is cheaper than writing, and another isolate has often stored it already.
  if (stored?.updatedAt === tour.updatedAt) return
  await writeCached(env.KV, 'tour', { key, value: tour, ttlSeconds: COPY_SECONDS })
  // The tour may have changed, and its copy been deleted, before this write.
  if (!(await isStillShown(env, tour))) await deleteCopies(env, [tour._id])
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
