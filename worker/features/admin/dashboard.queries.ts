import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/calendar'
import type { Db } from '../../db/db'
import { inboxCountsStatement, lateBefore } from '../../db/inbox-counts'
import { IS_LATE_MONEY } from '../../db/late-money'
import { pick } from '../../db/pick'
import { DAY_MS } from '../../contracts/durations'
import { users } from '../../db/schema/accounts'
import { bookings } from '../../db/schema/bookings'
import { postReports } from '../../db/schema/moderation'
import { bankEntries } from '../../db/schema/payments'
import { outbox } from '../../db/schema/mail'
import type { Desk, DeskCounts } from '../../contracts/desk-counts'
import { dailyCounts } from '../../db/schema/admin'
import type { OutboxRow } from '../../services/mail/delivery.queries'

const LATEST_MEMBERS = 10
const n = sql<number>`count(*)`

/** What needs attention at `now` (UTC ms). One round trip. */
export async function readDesk(db: Db, now: number): Promise<Desk> {
  const [[inbox], [booked], joined, latest, mails, reports, held, entries] = await db.batch([
    inboxCountsStatement(db, now),
    waitingBookings(db, now),
    signUpsOfAWeek(db, now),
    latestMembers(db),
    mailsByStatus(db, ['queued', 'failed', 'dead']),
    openReports(db),
    heldPosts(db),
    openEntries(db),
  ])
  const mailsOf = (status: string) => mails.find((row) => row.status === status)?.n ?? 0
  return {
    inbox: inbox ?? { open: 0, late: 0 },
    bookings: booked ?? { waiting: 0, late: 0 },
    newMembers: {
      lastSevenDays: joined.reduce((sum, day) => sum + day.n, 0),
      latest: latest.map(toNewMember),
    },
    outbox: { queued: mailsOf('queued'), failed: mailsOf('failed'), dead: mailsOf('dead') },
    openReports: reports[0]?.n ?? 0,
    heldPosts: held[0]?.n ?? 0,
    bankEntries: entries[0]?.n ?? 0,
  }
}

function signUpsOfAWeek(db: Db, now: number) {
  const weekAgo = calgaryDay(now - 7 * DAY_MS)
  return db
    .select({ n: dailyCounts.n })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, 'signUp'), gt(dailyCounts.day, weekAgo)))
}

function latestMembers(db: Db) {
  return db
    .select(pick(users, 'id', 'username', 'lang', 'verifiedAt', 'createdAt'))
    .from(users)
    .where(and(isNull(users.deletedAt), isNotNull(users.username)))
    .orderBy(desc(users.createdAt))
    .limit(LATEST_MEMBERS)
}

type LatestMember = Awaited<ReturnType<typeof latestMembers>>[number]

function toNewMember({ id, username, verifiedAt, ...member }: LatestMember) {
  return { _id: id, username: username ?? '', isVerified: verifiedAt !== null, ...member }
}

function mailsByStatus(db: Db, statuses: OutboxRow['status'][]) {
  return db
    .select({ status: outbox.status, n })
    .from(outbox)
    .where(inArray(outbox.status, statuses))
    .groupBy(outbox.status)
}

/** How much waits, for the desk's list of screens. One round trip. */
export async function countWaiting(db: Db, now: number): Promise<DeskCounts> {
  const [[inbox], [booked], [money], mails, reports, held, entries] = await db.batch([
    inboxCountsStatement(db, now),
    waitingBookings(db, now),
    waitingMoney(db, now),
    db
      .select({ n })
      .from(outbox)
      .where(inArray(outbox.status, ['failed', 'dead'])),
    openReports(db),
    heldPosts(db),
    openEntries(db),
  ])
  return {
    inquiries: inbox?.open ?? 0,
    lateInquiries: inbox?.late ?? 0,
    bookings: booked?.waiting ?? 0,
    refunds: money?.n ?? 0,
    failedMails: mails[0]?.n ?? 0,
    openReports: reports[0]?.n ?? 0,
    heldPosts: held[0]?.n ?? 0,
    bankEntries: entries[0]?.n ?? 0,
  }
}

/** Bookings whose guests wait for an answer, and those of them who have waited for over a day. */
function waitingBookings(db: Db, now: number) {
  return db
    .select({
      waiting: n,
      late: sql<number>`coalesce(sum(${bookings.awaitsSince} < ${lateBefore(now)}), 0)`,
    })
    .from(bookings)
    .where(isNotNull(bookings.awaitsSince))
}

/** Refunds that wait for an act, and late money. */
function waitingMoney(db: Db, now: number) {
  return db
    .select({
      n: sql<number>`(SELECT count(*) FROM refunds WHERE status = 'proposed')
        + (SELECT count(*) FROM refunds WHERE status = 'approved' AND send_after <= ${now})
        + (SELECT count(*) FROM bookings AS booked WHERE ${sql.raw(IS_LATE_MONEY)})`,
    })
    .from(sql`(SELECT 1)`)
}

/** Money at the bank that is for no booking yet. */
function openEntries(db: Db) {
  return db.select({ n }).from(bankEntries).where(eq(bankEntries.status, 'new'))
}

function openReports(db: Db) {
  return db.select({ n }).from(postReports).where(isNull(postReports.resolvedAt))
}

/** Posts that wait for a review; word for word the conditions of their indexes. */
function heldPosts(db: Db) {
  const waiting = (table: string) =>
    `(${table}.deleted_at IS NULL AND ${table}.hidden_at IS NULL AND ${table}.pending_review = 1)`
  return db
    .select({
      n: sql<number>`(SELECT count(*) FROM topics WHERE ${sql.raw(waiting('topics'))}) + (
        SELECT count(*) FROM replies CROSS JOIN topics
        WHERE ${sql.raw(waiting('replies'))} AND replies.is_opening = 0
          AND topics.id = replies.topic_id AND topics.deleted_at IS NULL)`,
    })
    .from(sql`(SELECT 1)`)
}
