import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/calendar'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { DAY_MS, HOUR_MS } from '../../contracts/durations'
import { users } from '../../db/schema/accounts'
import { awaitingTopics, isAwaitingTopic, topicCounts, topics } from '../../db/schema/board'
import { postReports } from '../../db/schema/moderation'
import { outbox } from '../../db/schema/mail'
import { tourTexts } from '../../db/schema/tours'
import { UNANSWERED_AFTER_HOURS, type Desk, type DeskCounts } from '../../contracts/admin'
import { dailyCounts } from '../../db/schema/admin'

/** Older posts without a reply are not listed. */
const MAX_WAIT_DAYS = 90
const MAX_UNANSWERED = 50
const LATEST_MEMBERS = 10
const n = sql<number>`count(*)`

/** What needs attention at `now` (UTC ms). One round trip. */
export async function readDesk(db: Db, now: number): Promise<Desk> {
  const [waiting, names, joined, latest, mails, reports, held] = await db.batch([
    unanswered(db, now),
    namesOfUnanswered(db, now),
    db
      .select({ n: dailyCounts.n })
      .from(dailyCounts)
      .where(
        and(eq(dailyCounts.kind, 'signUp'), gt(dailyCounts.day, calgaryDay(now - 7 * DAY_MS))),
      ),
    db
      .select(pick(users, 'id', 'username', 'lang', 'verifiedAt', 'createdAt'))
      .from(users)
      .where(and(isNull(users.deletedAt), isNotNull(users.username)))
      .orderBy(desc(users.createdAt))
      .limit(LATEST_MEMBERS),
    db
      .select({ status: outbox.status, n })
      .from(outbox)
      .where(inArray(outbox.status, ['queued', 'failed', 'dead']))
      .groupBy(outbox.status),
    openReports(db),
    heldPosts(db),
  ])
  const namesOf = Map.groupBy(names, ({ tourId }) => tourId)
  const mailsOf = (status: string) => mails.find((row) => row.status === status)?.n ?? 0
  return {
    unanswered: waiting.map(({ id, tourId, title, isPrivate, ...topic }) => ({
      _id: id,
      forum: tourId,
      forumName: (namesOf.get(tourId) ?? []).map(({ lang, txt }) => ({ lang, txt })),
      name: title,
      hidePlz: isPrivate,
      ...topic,
    })),
    newMembers: {
      lastSevenDays: joined.reduce((sum, day) => sum + day.n, 0),
      latest: latest.map(({ id, username, verifiedAt, ...member }) => ({
        _id: id,
        username: username ?? '',
        isVerified: verifiedAt !== null,
        ...member,
      })),
    },
    outbox: { queued: mailsOf('queued'), failed: mailsOf('failed'), dead: mailsOf('dead') },
    openReports: reports[0]?.n ?? 0,
    heldPosts: held[0]?.n ?? 0,
  }
}

/** How much waits, for the desk's list of screens. One round trip. */
export async function countWaiting(db: Db, now: number): Promise<DeskCounts> {
  const [waiting, mails, reports, held] = await db.batch([
    unanswered(db, now),
    db
      .select({ n })
      .from(outbox)
      .where(inArray(outbox.status, ['failed', 'dead'])),
    openReports(db),
    heldPosts(db),
  ])
  return {
    unanswered: waiting.length,
    failedMails: mails[0]?.n ?? 0,
    openReports: reports[0]?.n ?? 0,
    heldPosts: held[0]?.n ?? 0,
  }
}

function openReports(db: Db) {
  return db.select({ n }).from(postReports).where(isNull(postReports.resolvedAt))
}

function heldPosts(db: Db) {
  return db.select().from(topicCounts).where(eq(topicCounts.list, 'held'))
}

/** Topics whose newest visible post is a member's. */
function unanswered(db: Db, now: number) {
  return (
    db
      .select({
        // Drizzle does not accept a source with an index hint as a table, so columns are named in SQL.
        id: sql<number>`${topics.id}`,
        tourId: sql<number>`${topics.tourId}`,
        title: sql<string>`${topics.title}`,
        category: sql<number>`${topics.category}`,
        username: users.username,
        isPrivate: sql<boolean>`${topics.isPrivate}`.mapWith(topics.isPrivate),
        waitingSince: sql<number>`${topics.awaitsSince}`,
      })
      .from(awaitingTopics)
      .innerJoin(users, eq(users.id, topics.awaitsUserId))
      // An author who became an admin since then needs no reply.
      .where(and(isUnanswered(now), eq(users.isSuperUser, false)))
      .orderBy(asc(topics.awaitsSince))
      .limit(MAX_UNANSWERED)
  )
}

/** Names of the tours of these topics. */
function namesOfUnanswered(db: Db, now: number) {
  const tourIds = db
    .select({ tourId: sql`${topics.tourId}` })
    .from(awaitingTopics)
    .where(isUnanswered(now))
    .orderBy(asc(topics.awaitsSince))
    .limit(MAX_UNANSWERED)
  return db
    .select({ tourId: tourTexts.tourId, lang: tourTexts.lang, txt: tourTexts.name })
    .from(tourTexts)
    .where(inArray(tourTexts.tourId, tourIds))
}

function isUnanswered(now: number) {
  return and(
    isAwaitingTopic,
    gt(topics.awaitsSince, now - MAX_WAIT_DAYS * DAY_MS),
    lt(topics.awaitsSince, now - UNANSWERED_AFTER_HOURS * HOUR_MS),
  )
}
