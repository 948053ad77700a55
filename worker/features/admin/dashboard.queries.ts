import { and, count, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { mayRole } from '../../contracts/accounts/permissions'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db } from '../../db/db'
import type { Actor } from '../../http/context'
import { inboxCountsStatement } from '../../db/inbox-counts'
import { pick } from '../../db/pick'
import { readAll } from '../../db/sql-reads'
import { isOpenBankMail } from '../../bookings/bank/mails/bank-mails.queries'
import { countsRead } from '../../bookings/desk/desk.list-sql'
import { DAY_MS } from '../../contracts/dates/durations'
import { users } from '../../db/schema/accounts'
import { outbox } from '../../db/schema/mail'
import type { Desk, DeskCounts } from '../../contracts/admin/desk-counts'
import { dailyCounts } from '../../db/schema/admin'
import { MONEY_COUNTS, moneyCountsRead } from '../../db/late-money'
import { bookings } from '../../db/schema/bookings'
import { postReports } from '../../db/schema/moderation'
import { bankEntries, bankMails } from '../../db/schema/payments'
import { readableMails } from './outbox.queries'

const LATEST_MEMBERS = 10

/** `now` in UTC ms. */
export interface DeskReader {
  db: Db
  now: number
  member: Pick<Actor, 'role'>
}

/** Items that need attention, without what the reader's role does not see: members, and mails not about money. */
export async function readDesk({ db, now, member }: DeskReader): Promise<Desk> {
  const [
    [[inbox], [booked], [reports], [held], [entries], [bankMail], joined, latest, mails],
    [[counts], [money]],
  ] = await Promise.all([
    db.batch([
      ...openWork(db, now),
      signUpsOfAWeek(db, now),
      latestMembers(db),
      unsentMails(db, member),
    ]),
    readAll(db, [countsRead(now), moneyCountsRead]),
  ])
  const mailsOf = (status: string) => mails.find((row) => row.status === status)?.n ?? 0
  return {
    inbox: inbox ?? { open: 0, late: 0 },
    waitingBookings: booked?.n ?? 0,
    bookings: counts as Desk['bookings'],
    money: money as Desk['money'],
    newMembers: mayRole(member.role, 'members:manage')
      ? {
          lastSevenDays: joined.reduce((sum, day) => sum + day.n, 0),
          latest: latest.map(toNewMember),
        }
      : null,
    outbox: {
      queued: mailsOf('queued'),
      failed: mailsOf('failed'),
      dead: mailsOf('dead'),
      held: mailsOf('held'),
    },
    openReports: reports?.n ?? 0,
    heldPosts: held?.n ?? 0,
    bankEntries: entries?.n ?? 0,
    bankMails: bankMail?.n ?? 0,
  }
}

/** Counts of open work, for the desk's list of screens. One round trip. */
export async function countWaiting({ db, now, member }: DeskReader): Promise<DeskCounts> {
  const [[inbox], [booked], [reports], [held], [entries], [bankMail], [money], [mails]] =
    await db.batch([
      ...openWork(db, now),
      waitingMoney(db),
      countOf(
        db,
        outbox,
        and(inArray(outbox.status, ['failed', 'dead']), readableMails(member.role)),
      ),
    ])
  return {
    inquiries: inbox?.open ?? 0,
    lateInquiries: inbox?.late ?? 0,
    bookings: booked?.n ?? 0,
    refunds: money?.n ?? 0,
    failedMails: mails?.n ?? 0,
    openReports: reports?.n ?? 0,
    heldPosts: held?.n ?? 0,
    bankEntries: entries?.n ?? 0,
    bankMails: bankMail?.n ?? 0,
  }
}

/** Threads, bookings, reports, posts and bank entries that wait for the desk. */
function openWork(db: Db, now: number) {
  return [
    inboxCountsStatement(db, now),
    countOf(db, bookings, isNotNull(bookings.awaitsSince)),
    countOf(db, postReports, isNull(postReports.resolvedAt)),
    heldPosts(db),
    countOf(db, bankEntries, eq(bankEntries.status, 'new')),
    countOf(db, bankMails, isOpenBankMail()),
  ] as const
}

function countOf(db: Db, table: SQLiteTable, condition: SQL | undefined) {
  return db.select({ n: count() }).from(table).where(condition)
}

function signUpsOfAWeek(db: Db, now: number) {
  const weekAgo = calgaryDay(now - 7 * DAY_MS)
  const { n, kind, day } = dailyCounts
  const isRecent = and(eq(kind, 'signUp'), gt(day, weekAgo))
  return db.select({ n }).from(dailyCounts).where(isRecent)
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

function unsentMails(db: Db, { role }: DeskReader['member']) {
  return db
    .select({ status: outbox.status, n: count() })
    .from(outbox)
    .where(and(inArray(outbox.status, ['queued', 'failed', 'dead', 'held']), readableMails(role)))
    .groupBy(outbox.status)
}

/** The rows of the lists of money: refunds to approve and to send, and late money. */
function waitingMoney(db: Db) {
  const n = sql<number>`proposed + approved + late`
  return db.select({ n }).from(sql.raw(`(${MONEY_COUNTS})`))
}

/** Posts waiting for a review; the conditions must match those of the indexes word for word. */
function heldPosts(db: Db) {
  const waiting = (table: string) =>
    sql.raw(
      `(${table}.deleted_at IS NULL AND ${table}.hidden_at IS NULL AND ${table}.pending_review = 1)`,
    )
  const n = sql<number>`(SELECT count(*) FROM topics WHERE ${waiting('topics')}) + (
    SELECT count(*) FROM replies CROSS JOIN topics
    WHERE ${waiting('replies')} AND replies.is_opening = 0
      AND topics.id = replies.topic_id AND topics.deleted_at IS NULL)`
  return db.select({ n }).from(sql`(SELECT 1)`)
}
