import type { Bindings } from '../../env'
import { calgaryDay } from '../../contracts/calendar'
import { COPY_VERSIONS } from '../../contracts/copies'
import type { Db } from '../../db/db'
import { readCached, writeCached } from '../../cache/kv'
import { logFailure } from '../../log'
import { toTourCard } from './tours.presenter'
import type { Category, TourCard } from '../../contracts/tours'
import { findTourListVersion, listRegions, listTours } from './tours.queries'
import { upcomingDepartures } from './tours.rules'

/** No function here takes a request, so an admin's list can never be cached for visitors. */
export const TOUR_LIST_KEY = 'tours:visitors'
const TOUR_LIST_SECONDS = 24 * 60 * 60
const MEMO_MS = 5000
/** Retry interval while D1 is unavailable. */
const STALE_MEMO_MS = 500
const REGIONS_MEMO_MS = 60_000

export interface TourList {
  changedAt: number
  tours: TourCard[]
}

interface ReadyTourList extends TourList {
  /** The response as encoded JSON. */
  json: Uint8Array<ArrayBuffer>
  etag: string
  /** Whether D1 is unavailable and this is the last list known. */
  isStale: boolean
}

interface ListRequest {
  /** UTC ms. */
  now: number
  context: Pick<ExecutionContext, 'waitUntil'>
}

let regions: { list: Category[]; readAt: number } | null = null
let memo: { list: ReadyTourList; readAt: number; day: string } | null = null
/** Local writes, so that a list read before a write is not cached after it. */
let changes = 0

/** The list for visitors: memo, then KV, if D1's version matches; any copy while D1 is unavailable. */
export async function visitorTourList(
  env: Bindings,
  db: Db,
  { now, context }: ListRequest,
): Promise<ReadyTourList> {
  const day = calgaryDay(now)
  if (memo && now - memo.readAt < MEMO_MS && now >= memo.readAt && memo.day === day)
    return memo.list
  const last = memo?.list
  // Stale-while-revalidate: one request reads, concurrent ones get the old list.
  if (memo) memo = { ...memo, readAt: now }
  const changesBefore = changes
  const [stored, changedAt] = await Promise.all([
    readCached<TourList>(env.KV, 'tourList', TOUR_LIST_KEY),
    findTourListVersion(db).catch((error: unknown) => {
      logFailure('tours.version', error, {})
      return null
    }),
  ])
  const known = last ?? stored
  if (changedAt === null && known) {
    const list = { ...makeReady(known, now, day), isStale: true }
    memo = { list, readAt: now - MEMO_MS + STALE_MEMO_MS, day }
    return list
  }
  const isCurrent = stored !== null && stored.changedAt === changedAt
  const current = isCurrent ? stored : await readTourList(db)
  if (!isCurrent) context.waitUntil(storeTourList(env, current))
  const list = makeReady(current, now, day)
  if (changes === changesBefore) memo = { list, readAt: now, day }
  return list
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

/** The regions in display order. They change only with a migration. `now` in UTC ms. */
export async function regionList(db: Db, now: number): Promise<Category[]> {
  if (regions && now - regions.readAt < REGIONS_MEMO_MS && now >= regions.readAt)
    return regions.list
  try {
    regions = { list: await listRegions(db), readAt: now }
  } catch (error) {
    if (!regions) throw error
    logFailure('tours.regions', error, {})
  }
  return regions.list
}

export function evictTourList(): void {
  changes += 1
  memo = null
}

function makeReady(stored: TourList, now: number, day: string): ReadyTourList {
  const tours = stored.tours.map((tour) => ({
    ...tour,
    joins: upcomingDepartures(tour.joins, now),
  }))
  return {
    changedAt: stored.changedAt,
    tours,
    json: new TextEncoder().encode(JSON.stringify(tours)) as Uint8Array<ArrayBuffer>,
    etag: `"tours-${COPY_VERSIONS.tourList}-${stored.changedAt}-${day}"`,
    isStale: false,
  }
}
