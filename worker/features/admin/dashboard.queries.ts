import { and, count, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db } from '../../db/db'
import { inboxCountsStatement } from '../../db/inbox-counts'
import { pick } from '../../db/pick'
import { DAY_MS } from '../../contracts/dates/durations'
import { users } from '../../db/schema/accounts'
import { outbox } from '../../db/schema/mail'
import type { Desk, DeskCounts } from '../../contracts/admin/desk-counts'
import { dailyCounts } from '../../db/schema/admin'
import type { OutboxRow } from '../../services/mail/delivery.queries'
import {
  waitingBookings,
  waitingMoney,
  openEntries,
  openReports,
  heldPosts,
} from './dashboard-counts.queries'

const LATEST_MEMBERS = 10

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
  return {
    inbox: inbox ?? { open: 0, late: 0 },
    bookings: booked ?? { waiting: 0, late: 0 },
    newMembers: {
      lastSevenDays: joined.reduce((sum, day) => sum + day.n, 0),
      latest: latest.map(toNewMember),
    },
    outbox: byStatus(mails),
    openReports: reports[0]?.n ?? 0,
    heldPosts: held[0]?.n ?? 0,
    bankEntries: entries[0]?.n ?? 0,
  }
}

function byStatus(mails: readonly { status: string; n: number }[]): Desk['outbox'] {
  const mailsOf = (status: string) => mails.find((row) => row.status === status)?.n ?? 0
  return { queued: mailsOf('queued'), failed: mailsOf('failed'), dead: mailsOf('dead') }
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
    .select({ status: outbox.status, n: count() })
    .from(outbox)
    .where(inArray(outbox.status, statuses))
    .groupBy(outbox.status)
}

function undeliveredMails(db: Db) {
  return db
    .select({ n: count() })
    .from(outbox)
    .where(inArray(outbox.status, ['failed', 'dead']))
}

/** Counts of open work, for the desk's list of screens. One round trip. */
export async function countWaiting(db: Db, now: number): Promise<DeskCounts> {
  const [[inbox], [booked], [money], mails, reports, held, entries] = await db.batch([
    inboxCountsStatement(db, now),
    waitingBookings(db, now),
    waitingMoney(db, now),
    undeliveredMails(db),
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
