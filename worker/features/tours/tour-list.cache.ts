import type { Bindings } from '../../env'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { COPY_VERSIONS } from '../../contracts/copies'
import type { Db } from '../../db/db'
import { readCached, writeCached } from '../../cache/kv'
import { LastGood } from '../../cache/last-good'
import { logFailure } from '../../log'
import { toTourCard } from './tours.presenter'
import type { TourCard } from '../../contracts/tours/tour-card'
import { findTourListVersion, listTours } from './tours.queries'
import { upcomingDepartures } from './tours.rules'

/** No function here takes a request, so an admin's list can never be cached for visitors. */
export const TOUR_LIST_KEY = 'tours:visitors'
const TOUR_LIST_SECONDS = 24 * 60 * 60
const FRESH_MS = 5000
/** Retry interval while D1 is unavailable. */
const RETRY_MS = 500

export interface TourList {
  changedAt: number
  tours: TourCard[]
}

interface ReadyTourList extends TourList {
  /** The response as encoded JSON. */
  json: Uint8Array<ArrayBuffer>
  etag: string
  /** The day in Calgary before which departures are left out. */
  day: string
  /** Whether D1 is unavailable and this is the last list known. */
  isStale: boolean
}

interface ListRequest {
  /** UTC ms. */
  now: number
  context: Pick<ExecutionContext, 'waitUntil'>
  requestId?: string
}

const SMALL = { maxBytes: 16 * 1024 * 1024, maxAgeMs: Infinity }
const lists = new LastGood<ReadyTourList>(SMALL)

/** The list for visitors: the isolate's, then KV's, if D1's version matches; any copy while D1 is unavailable. */
export async function visitorTourList(
  env: Bindings,
  db: Db,
  request: ListRequest,
): Promise<ReadyTourList> {
  const { now } = request
  const day = calgaryDay(now)
  const fresh = lists.findFresh(TOUR_LIST_KEY)
  if (fresh?.day === day) return fresh

  const since = lists.purges
  const last = lists.claim(TOUR_LIST_KEY, RETRY_MS)
  const { current, isStale } = await currentTourList(env, db, { ...request, last })
  const list = { ...makeReady(current, now, day), isStale }
  lists.store(TOUR_LIST_KEY, list, {
    tags: ['tours'],
    bytes: list.json.byteLength,
    freshMs: isStale ? RETRY_MS : FRESH_MS,
    since,
  })
  return list
}

/** KV's list if it has D1's version, else D1's, which is stored in KV. While D1 is unavailable: `last`, else KV's. */
async function currentTourList(
  env: Bindings,
  db: Db,
  { last, context, requestId }: ListRequest & { last: TourList | null },
): Promise<{ current: TourList; isStale: boolean }> {
  const [stored, changedAt] = await Promise.all([
    readCached<TourList>(env.KV, 'tourList', TOUR_LIST_KEY),
    // Null while D1 is unavailable.
    findTourListVersion(db).catch((error: unknown) => {
      logFailure('tours.version', error, { requestId })
      return null
    }),
  ])
  const known = last ?? stored
  if (changedAt === null && known) return { current: known, isStale: true }
  if (stored?.changedAt === changedAt) return { current: stored, isStale: false }
  const current = await readTourList(db)
  context.waitUntil(storeTourList(env, current))
  return { current, isStale: false }
}

/** Writes the current list to KV; runs after every change. */
export async function rewriteTourList(env: Bindings, db: Db): Promise<void> {
  await storeTourList(env, await readTourList(db))
}

async function readTourList(db: Db): Promise<TourList> {
  const { tours, changedAt } = await listTours(db, false)
  return { changedAt, tours: tours.map(toTourCard) }
}

function storeTourList(env: Bindings, { changedAt, tours }: TourList): Promise<void> {
  const value: TourList = { changedAt, tours }
  return writeCached(env.KV, 'tourList', {
    key: TOUR_LIST_KEY,
    value,
    ttlSeconds: TOUR_LIST_SECONDS,
  })
}

function makeReady(stored: TourList, now: number, day: string) {
  const tours = stored.tours.map((tour) => ({
    ...tour,
    joins: upcomingDepartures(tour.joins, now),
  }))
  return {
    changedAt: stored.changedAt,
    tours,
    json: new TextEncoder().encode(JSON.stringify(tours)) as Uint8Array<ArrayBuffer>,
    etag: `"tours-${COPY_VERSIONS.tourList}-${stored.changedAt}-${day}"`,
    day,
  }
}
