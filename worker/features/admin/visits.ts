import { sql } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { calgaryDay } from '../../contracts/calendar'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import type { Lang } from '../../contracts/languages'
import { logFailure } from '../../log'
import { pageVisits } from '../../db/schema/admin'

const WRITE_EVERY_MS = 10_000
const ROBOT = /bot|crawl|spider|slurp|preview|lighthouse/i

const waiting = new Map<string, number>()
let writtenAt = 0

interface Visit {
  lang: Lang
  /** `home` or `tour`, for example. */
  kind: string
}

/** Counts a page view. Counts are written every ten seconds at most; an evicted isolate loses some. */
export function countVisit(
  env: Bindings,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { lang, kind }: Visit,
): void {
  const now = Date.now()
  const key = `${calgaryDay(now)} ${lang} ${kind}`
  waiting.set(key, (waiting.get(key) ?? 0) + 1)
  if (now - writtenAt < WRITE_EVERY_MS) return
  writtenAt = now
  context.waitUntil(writeVisits(env))
}

export function isRobot(userAgent: string | null): boolean {
  return ROBOT.test(userAgent ?? '')
}

export async function writeVisits(env: Bindings): Promise<void> {
  const counts = [...waiting]
  waiting.clear()
  const db = openDb(env.DB)
  try {
    await runBatch(
      db,
      counts.map(([key, n]) => {
        const [day = '', lang, kind = ''] = key.split(' ')
        return db
          .insert(pageVisits)
          .values({ day, lang: lang as Lang, kind, n })
          .onConflictDoUpdate({
            target: [pageVisits.day, pageVisits.lang, pageVisits.kind],
            set: { n: sql`${pageVisits.n} + ${n}` },
          })
      }),
    )
  } catch (error) {
    logFailure('visits.write', error, {})
  }
}
