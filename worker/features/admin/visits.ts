import type { Bindings } from '../../env'
import { mondayOf } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import type { Lang } from '../../contracts/languages'
import type { PageKind } from '../../contracts/rendering'
import { logFailure } from '../../log'
import { sql } from 'drizzle-orm'
import { pageVisits, tourVisits } from '../../db/schema/admin'
import type { Db, Statement } from '../../db/db'

const WRITE_EVERY_MS = 10_000
const ROBOT = /bot|crawl|spider|slurp|preview|lighthouse/i

/** Counts by key that are not written yet. */
const waiting = { pages: new Map<string, number>(), tours: new Map<string, number>() }
let writtenAt = 0

/** Counts a view; written every ten seconds at most, an evicted isolate loses its last. */
export function countVisit(
  env: Bindings,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { lang, kind, tourId }: { lang: Lang; kind: PageKind; tourId?: number | null },
): void {
  const now = Date.now()
  const day = calgaryDay(now)
  add(waiting.pages, `${day} ${lang} ${kind}`)
  if (tourId) add(waiting.tours, `${day} ${lang} ${tourId}`)
  if (now - writtenAt < WRITE_EVERY_MS) return
  writtenAt = now
  context.waitUntil(writeVisits(env))
}

export function isRobot(userAgent: string | null): boolean {
  return ROBOT.test(userAgent ?? '')
}

export async function writeVisits(env: Bindings): Promise<void> {
  const [pages, tours] = [[...waiting.pages], [...waiting.tours]]
  waiting.pages.clear()
  waiting.tours.clear()
  const db = openDb(env.DB)
  try {
    await runBatch(db, [
      ...pages.map((counted) => pageStatement(db, counted)),
      ...tours.map((counted) => tourStatement(db, counted)),
    ])
  } catch (error) {
    logFailure('visits.write', error, {})
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Adds views of one kind of page on a day. */
function pageStatement(db: Db, [key, n]: [string, number]): Statement {
  const [day = '', lang, kind = ''] = key.split(' ')
  return db
    .insert(pageVisits)
    .values({ day, lang: lang as Lang, kind, n })
    .onConflictDoUpdate({
      target: [pageVisits.day, pageVisits.lang, pageVisits.kind],
      set: { n: sql`${pageVisits.n} + ${n}` },
    })
}

/** Adds views of a tour on a day to those of its week. */
function tourStatement(db: Db, [key, n]: [string, number]): Statement {
  const [day = '', lang, tourId] = key.split(' ')
  return db
    .insert(tourVisits)
    .values({ week: mondayOf(day), lang: lang as Lang, tourId: Number(tourId), n })
    .onConflictDoUpdate({
      target: [tourVisits.week, tourVisits.tourId, tourVisits.lang],
      set: { n: sql`${tourVisits.n} + ${n}` },
    })
}
