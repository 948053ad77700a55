import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { calgaryDay } from '../../contracts/calendar'
import { DAY_MS } from '../../contracts/durations'
import { LANGS, type Lang } from '../../contracts/languages'
import type { Figures } from '../../contracts/admin'
import { dailyCounts, pageVisits } from '../../db/schema/admin'

/** Visits, inquiries and sign-ups by week and language, this week included. `now` in UTC ms. */
export async function readFigures(db: Db, weeks: number, now: number): Promise<Figures> {
  // By calendar day: a week in Calgary is an hour longer or shorter when its clocks change.
  const thisWeek = mondayOf(calgaryDay(now))
  const mondays = Array.from({ length: weeks }, (_, index) =>
    daysBefore(thisWeek, (weeks - 1 - index) * 7),
  )
  const [firstDay = ''] = mondays
  const counted = (kind: 'inquiry' | 'signUp') =>
    db
      .select()
      .from(dailyCounts)
      .where(and(eq(dailyCounts.kind, kind), gte(dailyCounts.day, firstDay)))
  const [visits, inquiries, signUps] = await db.batch([
    db.select().from(pageVisits).where(gte(pageVisits.day, firstDay)),
    counted('inquiry'),
    counted('signUp'),
  ])
  const [visitsOf, inquiriesOf, signUpsOf] = [byWeek(visits), byWeek(inquiries), byWeek(signUps)]
  const kinds = Map.groupBy(visits, ({ kind }) => kind)
  return {
    weeks: mondays.flatMap((week) =>
      LANGS.map((lang) => ({
        week,
        lang,
        visits: visitsOf(week, lang),
        inquiries: inquiriesOf(week, lang),
        signUps: signUpsOf(week, lang),
      })),
    ),
    kinds: [...kinds].map(([kind, rows]) => ({
      kind,
      visits: rows.reduce((sum, row) => sum + row.n, 0),
    })),
  }
}

/** The Monday (YYYY-MM-DD) of a day's week. */
function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return daysBefore(day, daysSinceMonday)
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
}

function byWeek(rows: { day: string; lang: Lang; n: number }[]) {
  const sums = new Map<string, number>()
  for (const { day, lang, n } of rows) {
    const key = `${mondayOf(day)} ${lang}`
    sums.set(key, (sums.get(key) ?? 0) + n)
  }
  return (week: string, lang: Lang) => sums.get(`${week} ${lang}`) ?? 0
}
