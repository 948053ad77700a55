import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { users } from '../accounts/accounts.tables'
import { heldTopics, isHeldReply, isHeldTopic, replies, topics } from '../board/board.tables'
import { postReports } from '../board/moderation.tables'
import { images } from '../images/images.tables'
import { outbox } from '../mail/mail.tables'
import { itineraryBin, tours, tourTexts } from '../tours/tours.tables'
import { UNANSWERED_AFTER_HOURS, type Desk } from './desk.contract'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** What nobody answered for that long is no longer waited for. */
const FORGOTTEN_AFTER_DAYS = 90
const MAX_UNANSWERED = 50
/** Reservation inquiries and questions; the contact form writes questions. */
const ASKING = [1, 3]

/** What waits on the desk at `now` (UTC ms). One round trip. */
export async function readDesk(db: Db, now: number): Promise<Desk> {
  const n = sql<number>`count(*)`
  const isLive = and(isNull(users.deletedAt), isNotNull(users.username))
  const [byStatus, waiting, names, joined, latest, mails, reports, topicsHeld, repliesHeld, binned] = await db.batch([
    db
      .select({ status: tours.status, n })
      .from(tours)
      .where(and(eq(tours.kind, 'tour'), isNull(tours.deletedAt)))
      .groupBy(tours.status),
    unanswered(db, now),
    db.select({ tourId: tourTexts.tourId, lang: tourTexts.lang, txt: tourTexts.name }).from(tourTexts),
    db
      .select({ n })
      .from(users)
      .where(and(isLive, gt(users.createdAt, now - 7 * DAY_MS))),
    db
      .select({
        id: users.id,
        username: users.username,
        lang: users.lang,
        verifiedAt: users.verifiedAt,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(isLive)
      .orderBy(desc(users.createdAt))
      .limit(10),
    db
      .select({ status: outbox.status, n })
      .from(outbox)
      .where(inArray(outbox.status, ['queued', 'failed', 'dead']))
      .groupBy(outbox.status),
    db.select({ n }).from(postReports).where(isNull(postReports.resolvedAt)),
    db.select({ n }).from(heldTopics).where(isHeldTopic),
    db
      .select({ n })
      .from(replies)
      .where(and(eq(replies.isOpening, false), isHeldReply)),
    db
      .select({
        n: sql<number>`(SELECT count(*) FROM ${tours} WHERE ${tours.deletedAt} IS NOT NULL)
        + (SELECT count(*) FROM ${itineraryBin})
        + (SELECT count(*) FROM ${images} WHERE ${images.deletedAt} IS NOT NULL AND ${images.purpose} <> 'avatar')`,
      })
      .from(sql`(SELECT 1)`),
  ])
  const namesOf = Map.groupBy(names, ({ tourId }) => tourId)
  const mailsOf = new Map(mails.map((row) => [row.status, row.n]))
  return {
    tours: byStatus,
    unanswered: waiting.map(({ id, tourId, title, category, username, isPrivate, waitingSince }) => ({
      _id: id,
      forum: tourId,
      forumName: (namesOf.get(tourId) ?? []).map(({ lang, txt }) => ({ lang, txt })),
      name: title,
      category,
      username,
      hidePlz: isPrivate,
      waitingSince,
    })),
    newMembers: {
      lastSevenDays: joined[0]?.n ?? 0,
      latest: latest.map(({ id, username, lang, verifiedAt, createdAt }) => ({
        _id: id,
        username: username ?? '',
        lang,
        isVerified: verifiedAt !== null,
        createdAt,
      })),
    },
    outbox: {
      queued: mailsOf.get('queued') ?? 0,
      failed: mailsOf.get('failed') ?? 0,
      dead: mailsOf.get('dead') ?? 0,
    },
    openReports: reports[0]?.n ?? 0,
    heldPosts: (topicsHeld[0]?.n ?? 0) + (repliesHeld[0]?.n ?? 0),
    bin: binned[0]?.n ?? 0,
  }
}

/** Topics whose newest shown post is no super user's. */
function unanswered(db: Db, now: number) {
  // What is shown is never deleted; said twice, because only then the index of a topic's posts serves.
  const newest = sql`(SELECT id FROM replies WHERE replies.topic_id = ${topics.id} AND replies.is_shown = 1
    AND replies.deleted_at IS NULL ORDER BY replies.id DESC LIMIT 1)`
  return db
    .select({
      id: topics.id,
      tourId: topics.tourId,
      title: topics.title,
      category: topics.category,
      username: users.username,
      isPrivate: topics.isPrivate,
      waitingSince: replies.createdAt,
    })
    .from(topics)
    .innerJoin(replies, eq(replies.id, newest))
    .innerJoin(users, eq(users.id, replies.userId))
    .where(
      and(
        inArray(topics.category, ASKING),
        isNull(topics.deletedAt),
        isNull(topics.hiddenAt),
        gt(topics.createdAt, now - FORGOTTEN_AFTER_DAYS * DAY_MS),
        lt(replies.createdAt, now - UNANSWERED_AFTER_HOURS * HOUR_MS),
        eq(users.isSuperUser, false),
      ),
    )
    .orderBy(asc(replies.createdAt))
    .limit(MAX_UNANSWERED)
}
