import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { calgaryDaySql } from '../../db/calgary-day'
import type { Db } from '../../db/db'
import { addDays, mondayOf } from '../../contracts/dates/calendar'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { LANGS, type Lang } from '../../contracts/languages'
import type { Figures } from '../../contracts/admin/figures'
import { dailyCounts, pageVisits, tourVisits } from '../../db/schema/admin'
import { inboxThreads } from '../../db/schema/inbox'
import { tours, tourTexts } from '../../db/schema/tours'

interface Counted {
  day: string
  lang: Lang
  n: number
}

/** Visits, inquiries and sign-ups by week (with this one) and language, and the first two by tour. `now` in UTC ms. */
export async function readFigures(db: Db, weeks: number, now: number): Promise<Figures> {
  const mondays = lastMondays(weeks, now)
  const [firstDay = ''] = mondays
  const [visits, inquiries, signUps, ofTours, names] = await db.batch([
    db.select().from(pageVisits).where(gte(pageVisits.day, firstDay)),
    inquiriesSince(db, firstDay),
    signUpsSince(db, firstDay),
    visitsOfTours(db, firstDay),
    namesOfTours(db),
  ])
  const kinds = Map.groupBy(visits, ({ kind }) => kind)
  return {
    weeks: toWeeks(mondays, { visits, inquiries, signUps }),
    kinds: [...kinds].map(([kind, rows]) => ({ kind, visits: sum(rows) })),
    tours: [...Map.groupBy(names, ({ tourId }) => tourId)].map(([tourId, texts]) => ({
      _id: tourId,
      name: texts.map(({ lang, txt }) => ({ lang, txt })),
      visits: sum(ofTours.filter((row) => row.tourId === tourId)),
      inquiries: sum(inquiries.filter((row) => row.tourId === tourId)),
    })),
  }
}

/** The Mondays of the last weeks, including this one, oldest first. */
function lastMondays(weeks: number, now: number): string[] {
  const thisWeek = mondayOf(calgaryDay(now))
  return Array.from({ length: weeks }, (_, index) => addDays(thisWeek, (index + 1 - weeks) * 7))
}

function toWeeks(
  mondays: string[],
  counted: Record<'visits' | 'inquiries' | 'signUps', Counted[]>,
): Figures['weeks'] {
  const visits = byWeek(counted.visits)
  const inquiries = byWeek(counted.inquiries)
  const signUps = byWeek(counted.signUps)
  return mondays.flatMap((week) =>
    LANGS.map((lang) => ({
      week,
      lang,
      visits: visits(week, lang),
      inquiries: inquiries(week, lang),
      signUps: signUps(week, lang),
    })),
  )
}

/** Condition: neither removed nor merged into another thread. */
function isOwnThread() {
  return and(isNull(inboxThreads.removedAt), isNull(inboxThreads.mergedInto))
}

/** Inquiries by contact form or on the board, as the inbox stores them. */
function inquiriesSince(db: Db, firstDay: string) {
  const from = startOfCalgaryDay(firstDay)
  const day = calgaryDaySql(inboxThreads.createdAt)
  return (
    db
      .select({
        day,
        lang: inboxThreads.lang,
        tourId: inboxThreads.tourId,
        n: sql<number>`count(*)`,
      })
      .from(inboxThreads)
      // A thread's newest message is never older than the thread, and its time is indexed.
      .where(
        and(gte(inboxThreads.latestAt, from), gte(inboxThreads.createdAt, from), isOwnThread()),
      )
      .groupBy(day, inboxThreads.lang, inboxThreads.tourId)
  )
}

function signUpsSince(db: Db, firstDay: string) {
  return db
    .select()
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, 'signUp'), gte(dailyCounts.day, firstDay)))
}

function visitsOfTours(db: Db, firstDay: string) {
  return db
    .select({ tourId: tourVisits.tourId, n: sql<number>`sum(${tourVisits.n})` })
    .from(tourVisits)
    .where(gte(tourVisits.week, firstDay))
    .groupBy(tourVisits.tourId)
}

function namesOfTours(db: Db) {
  const shown = db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.kind, 'tour'), isNull(tours.deletedAt)))
  return db
    .select({ tourId: tourTexts.tourId, lang: tourTexts.lang, txt: tourTexts.name })
    .from(tourTexts)
    .where(inArray(tourTexts.tourId, shown))
}

function sum(rows: { n: number }[]): number {
  return rows.reduce((total, { n }) => total + n, 0)
}

function byWeek(rows: Counted[]) {
  const sums = new Map<string, number>()
  for (const { day, lang, n } of rows) {
    const key = `${mondayOf(day)} ${lang}`
    sums.set(key, (sums.get(key) ?? 0) + n)
  }
  return (week: string, lang: Lang) => sums.get(`${week} ${lang}`) ?? 0
}
