import type { Bindings } from '../../env'
import { mondayOf } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import type { Lang } from '../../contracts/languages'
import { logFailure } from '../../log'
import { pageStatement, tourStatement } from './visit-statements'

const WRITE_EVERY_MS = 10_000
const ROBOT = /bot|crawl|spider|slurp|preview|lighthouse/i

/** Counts by key that are not written yet. */
const waiting = { pages: new Map<string, number>(), tours: new Map<string, number>() }
let writtenAt = 0

interface Visit {
  lang: Lang
  /** `home` or `tour`, for example. */
  kind: string
  /** Set for a tour's page. */
  tourId?: number | null
}

/** Counts a page view. Counts are written at most every ten seconds; an evicted isolate loses its last ones. */
export function countVisit(
  env: Bindings,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { lang, kind, tourId }: Visit,
): void {
  const now = Date.now()
  const day = calgaryDay(now)
  add(waiting.pages, `${day} ${lang} ${kind}`)
  if (tourId) add(waiting.tours, `${mondayOf(day)} ${lang} ${tourId}`)
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
