import type { Bindings } from '../../env'
import { calgaryDay } from '../../platform/calendar'
import type { Db } from '../../platform/db'
import { readCached, writeCached } from '../../platform/kv'
import { logFailure } from '../../platform/log'
import { toTourCard } from './tours.answers'
import type { Category, TourCard } from './tours.contract'
import { findTourListVersion, listCategories, listTours } from './tours.queries'
import { upcomingDepartures } from './tours.rules'

/**
 * The visitors' tour list: a memo in the isolate, KV behind it, D1 behind that.
 * Nothing here takes a request, so what an admin sees can never be stored where a visitor would read it.
 */
export const TOUR_LIST_KEY = 'tours:visitors'
const TOUR_LIST_SECONDS = 24 * 60 * 60
const MEMO_MS = 5000
const REGIONS_MEMO_MS = 60_000

export interface TourList {
  changedAt: number
  tours: TourCard[]
}

export interface ReadyTourList extends TourList {
  /** The answer as JSON, serialised and encoded once. */
  json: Uint8Array<ArrayBuffer>
  etag: string
}

let regions: { list: Category[]; readAt: number } | null = null
let memo: { list: ReadyTourList; readAt: number; day: string } | null = null
/** Counts changes made here, so that a list read before a change is not kept after it. */
let changes = 0

/**
 * The list as visitors see it now. `now` in UTC ms. D1's version number decides whether KV's copy is still the list;
 * when D1 is away, the copy is better than nothing.
 */
export async function visitorTourList(env: Bindings, db: Db, now: number): Promise<ReadyTourList> {
  const day = calgaryDay(now)
  if (memo && now - memo.readAt < MEMO_MS && now >= memo.readAt && memo.day === day) return memo.list
  // One request reads anew; those that come meanwhile get what it will replace.
  if (memo) memo = { ...memo, readAt: now }
  const changesBefore = changes
  const [stored, changedAt] = await Promise.all([
    readCached<TourList>(env.KV, TOUR_LIST_KEY),
    findTourListVersion(db).catch((error: unknown) => {
      logFailure('tours.version', error, {})
      return null
    }),
  ])
  const isCurrent = stored !== null && (changedAt === null || stored.changedAt === changedAt)
  const list = makeReady(isCurrent ? stored : await rewriteTourList(env, db), now, day)
  if (changes === changesBefore) memo = { list, readAt: now, day }
  return list
}

/** Reads the list from D1 into KV: after every change, and when KV has an old one. Returns the list. */
export async function rewriteTourList(env: Bindings, db: Db): Promise<TourList> {
  const { tours, changedAt } = await listTours(db, false)
  const list = { changedAt, tours: tours.map(toTourCard) }
  await writeCached(env.KV, TOUR_LIST_KEY, list, TOUR_LIST_SECONDS)
  return list
}

/** The regions in their order, with their names. They change with a migration only. `now` in UTC ms. */
export async function regionList(db: Db, now: number): Promise<Category[]> {
  if (regions && now - regions.readAt < REGIONS_MEMO_MS && now >= regions.readAt) return regions.list
  const list = await listCategories(db)
  regions = { list, readAt: now }
  return list
}

export function forgetTourList(): void {
  changes += 1
  memo = null
}

function makeReady(stored: TourList, now: number, day: string): ReadyTourList {
  const tours = stored.tours.map((tour) => ({ ...tour, joins: upcomingDepartures(tour.joins, now) }))
  return {
    changedAt: stored.changedAt,
    tours,
    json: new TextEncoder().encode(JSON.stringify(tours)),
    etag: `"tours-${stored.changedAt}-${day}"`,
  }
}
