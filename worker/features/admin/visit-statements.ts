import { sql } from 'drizzle-orm'
import type { Lang } from '../../contracts/languages'
import { pageVisits, tourVisits } from '../../db/schema/admin'
import type { Db, Statement } from '../../db/db'

/** Adds views of one kind of page on a day. */
export function pageStatement(db: Db, [key, n]: [string, number]): Statement {
  const [day = '', lang, kind = ''] = key.split(' ')
  return db
    .insert(pageVisits)
    .values({ day, lang: lang as Lang, kind, n })
    .onConflictDoUpdate({
      target: [pageVisits.day, pageVisits.lang, pageVisits.kind],
      set: { n: sql`${pageVisits.n} + ${n}` },
    })
}

/** Adds views of a tour in a week. */
export function tourStatement(db: Db, [key, n]: [string, number]): Statement {
  const [week = '', lang, tourId] = key.split(' ')
  return db
    .insert(tourVisits)
    .values({ week, lang: lang as Lang, tourId: Number(tourId), n })
    .onConflictDoUpdate({
      target: [tourVisits.week, tourVisits.tourId, tourVisits.lang],
      set: { n: sql`${tourVisits.n} + ${n}` },
    })
}
