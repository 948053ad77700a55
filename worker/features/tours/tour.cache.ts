import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Bindings } from '../../env'
import type { RequestScope } from '../../http/context'
import { readCached, writeCached } from '../../cache/kv'
import { BoundedMap } from '../../contracts/bounded-map'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { TourExtra } from '../../contracts/tours/tours'
import { openPrimary } from '../../db/client'
import type { Db } from '../../db/db'
import { isDatabaseFailure } from '../../db/failures'
import { tours } from '../../db/schema/tours'
import { logFailure } from '../../log'
import type { Renewal } from './tour-html'
import { storeCurrentHtml } from './tour-html.statements'
import { toTourExtra } from './tours.presenter'
import { findTourExtra, findTourListVersion } from './tours.queries'

/** An isolate has 128 MB; a tour in three languages takes about 30 kB. */
const MAX_TOURS = 200
/** In KV: tours as visitors last saw them. Served only while D1 is unavailable, as D1 decides what is visible. */
const COPY_PREFIX = 'tour:'
const COPY_SECONDS = 7 * 24 * 60 * 60

/** Visitors' tours at the list version `changedAt`. Any change to any tour changes it. */
let memo = { changedAt: 0, tours: new BoundedMap<number, TourExtra>(MAX_TOURS) }
/** The versions (`updatedAt`) by tour that this isolate has found in KV. */
const storedVersions = new Map<number, number>()

interface ReadContext {
  var: { readonly db: Db }
  executionCtx: Pick<ExecutionContext, 'waitUntil'>
}

/**
 * A tour that visitors may see, past departures included; null when there is none. One round trip: a memoised tour
 * costs one row, the version; after a change a second trip follows. HTML of an older renderer is updated after the
 * response.
 */
export async function findVisibleTour(c: ReadContext, tourId: number): Promise<TourExtra | null> {
  const { db } = c.var
  const { changedAt, tours: known } = memo
  const memoised = known.get(tourId)
  if (memoised && (await findTourListVersion(db)) === changedAt) return memoised

  const found = await findTourExtra(db, tourId)
  if (!found || found.rows.tour.status === TOUR_STATUS.hidden) return null
  const tour = toTourExtra(found)
  memoise(found.changedAt, tour)
  renewLater(c, found.renewal, tourId)
  return tour
}

/** A version older than the memo's is not kept. */
function memoise(changedAt: number, tour: TourExtra): void {
  if (changedAt > memo.changedAt) memo = { changedAt, tours: new BoundedMap(MAX_TOURS) }
  if (changedAt === memo.changedAt) memo.tours.set(tour._id, tour)
}

function renewLater(c: ReadContext, renewal: Renewal, tourId: number): void {
  const renewed = storeCurrentHtml(c.var.db, renewal).catch((error) =>
    logFailure('tours.renew', error, { tourId }),
  )
  c.executionCtx.waitUntil(renewed)
}

/** Copies a tour to KV after its response was sent, once for each version. */
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
  const copy = isDatabaseFailure(error) ? await readCopy(c.env, tourId) : null
  if (copy?._id !== tourId) throw error
  logFailure('tours.copy', error, { tourId })
  c.header('cache-control', 'private, no-store')
  c.header('x-stale', '1')
  return copy
}

/** After a change, old copies must not be served again. */
export async function deleteCopies(env: Bindings, tourIds: readonly number[]): Promise<void> {
  for (const tourId of tourIds) storedVersions.delete(tourId)
  const deleted = await Promise.allSettled(
    tourIds.map(async (tourId) => env.KV.delete(COPY_PREFIX + tourId)),
  )
  for (const result of deleted)
    if (result.status === 'rejected') logFailure('tours.withdraw', result.reason, {})
}

function readCopy(env: Bindings, tourId: number): Promise<TourExtra | null> {
  return readCached<TourExtra>(env.KV, 'tour', COPY_PREFIX + tourId)
}

async function storeCopy(env: Bindings, tour: TourExtra): Promise<void> {
  // Reading is cheaper than writing, and another isolate has often stored it already.
  if ((await readCopy(env, tour._id))?.updatedAt === tour.updatedAt) return
  const key = COPY_PREFIX + tour._id
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
