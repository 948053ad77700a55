import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { calgaryDaySql } from '../../db/calgary-day-sql'
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
    weeks: toWeeks(mondays, byWeek(visits), byWeek(inquiries), byWeek(signUps)),
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
  visits: ReturnType<typeof byWeek>,
  inquiries: ReturnType<typeof byWeek>,
  signUps: ReturnType<typeof byWeek>,
): Figures['weeks'] {
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

/** Inquiries by contact form or on the board, as the inbox stores them. */
function inquiriesSince(db: Db, firstDay: string) {
  const { lang, tourId, createdAt, latestAt, removedAt, mergedInto } = inboxThreads
  const from = startOfCalgaryDay(firstDay)
  const day = sql<string>`${sql.raw(calgaryDaySql('created_at'))}`
  // A thread's newest message is never older than the thread, and its time is indexed.
  const isRecent = and(gte(latestAt, from), gte(createdAt, from))
  return db
    .select({ day, lang, tourId, n: sql<number>`count(*)` })
    .from(inboxThreads)
    .where(and(isRecent, isNull(removedAt), isNull(mergedInto)))
    .groupBy(day, lang, tourId)
}

function signUpsSince(db: Db, firstDay: string) {
  const isSignUp = and(eq(dailyCounts.kind, 'signUp'), gte(dailyCounts.day, firstDay))
  return db.select().from(dailyCounts).where(isSignUp)
}

function visitsOfTours(db: Db, firstDay: string) {
  return db
    .select({ tourId: tourVisits.tourId, n: sql<number>`sum(${tourVisits.n})` })
    .from(tourVisits)
    .where(gte(tourVisits.week, firstDay))
    .groupBy(tourVisits.tourId)
}

function namesOfTours(db: Db) {
  const { id, kind, deletedAt } = tours
  const { tourId, lang, name: txt } = tourTexts
  const isShown = and(eq(kind, 'tour'), isNull(deletedAt))
  const shown = db.select({ id }).from(tours).where(isShown)
  return db.select({ tourId, lang, txt }).from(tourTexts).where(inArray(tourId, shown))
}

function sum(rows: { n: number }[]): number {
  return rows.reduce((total, { n }) => total + n, 0)
}

/** The number of rows of a week (by its Monday) and a language. */
function byWeek(rows: Counted[]) {
  const groups = Map.groupBy(rows, ({ day, lang }) => `${mondayOf(day)} ${lang}`)
  return (week: string, lang: Lang) => sum(groups.get(`${week} ${lang}`) ?? [])
}
