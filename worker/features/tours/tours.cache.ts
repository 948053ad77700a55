import type { Bindings } from '../../env'
import { calgaryDay } from '../../platform/calendar'
import type { Db } from '../../platform/db'
import { readCached, writeCached } from '../../platform/kv'
import { logFailure } from '../../platform/log'
import { toTourCard } from './tours.answers'
import type { TourCard } from './tours.contract'
import { findTourListVersion, listTours } from './tours.queries'
import { upcomingDepartures } from './tours.rules'

/**
 * The visitors' tour list: a memo in the isolate, KV behind it, D1 behind that.
 * Nothing here takes a request, so what an admin sees can never be stored where a visitor would read it.
 */
export const TOUR_LIST_KEY = 'tours:visitors'
const TOUR_LIST_SECONDS = 24 * 60 * 60
const MEMO_MS = 5000

export interface TourList {
  changedAt: number
  tours: TourCard[]
}

export interface ReadyTourList extends TourList {
  /** The answer, serialised once. */
  json: string
  etag: string
}

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

export function forgetTourList(): void {
  changes += 1
  memo = null
}

function makeReady(stored: TourList, now: number, day: string): ReadyTourList {
  const tours = stored.tours.map((tour) => ({ ...tour, joins: upcomingDepartures(tour.joins, now) }))
  return {
    changedAt: stored.changedAt,
    tours,
    json: JSON.stringify(tours),
    etag: `"tours-${stored.changedAt}-${day}"`,
  }
}
