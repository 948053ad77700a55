import { and, eq, isNull, min, sql, desc } from 'drizzle-orm'
import type { DeskBooking } from '../../contracts/bookings/desk-booking'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/accounts'
import { bookings, bookingEvents, bookingMessages, type BookingRow } from '../../db/schema/bookings'
import { inboxThreads } from '../../db/schema/inbox'
import { paymentClaims } from '../../db/schema/payments'
import { lacksGuideSql } from '../data/assignments'
import { lacksDepositSql } from '../data/money'
import { guestStatement } from './guests/guests.queries'
import { STORY_OF_BOOKING } from '../data/stories'
import { PLACE_IN_LINE } from '../waitlist/waitlist.queries'
import { waiverColumn } from '../data/waivers'

const LACKS_GUIDE = sql<number>`${sql.raw(lacksGuideSql('bookings.status', 'bookings.trip_id'))}`
const LACKS_DEPOSIT = sql<number>`${sql.raw(lacksDepositSql('bookings'))}`

/** Only this many of the latest messages and events are shown. */
const ROWS_MAX = 300

/** The parts of a booking that the desk shows in addition to its row. */
export type Details = Awaited<ReturnType<typeof readDetails>>

/** `now` in UTC ms. */
export async function readDetails(db: Db, { id, userId }: BookingRow, now: number) {
  const isThread = and(eq(inboxThreads.source, 'booking'), eq(inboxThreads.sourceId, id))
  const [messages, events, [thread], [member], [lacks], [said], [guest]] = await db.batch([
    messagesOf(db, id),
    eventsOf(db, id),
    db.select({ id: inboxThreads.id }).from(inboxThreads).where(isThread),
    db
      .select({ username: users.username })
      .from(users)
      .where(eq(users.id, userId ?? 0)),
    lacksStatement(db, id, calgaryDay(now)),
    openClaimStatement(db, id),
    guestStatement(db, id),
  ])
  return {
    messages: messages.toReversed(),
    events: events.toReversed(),
    thread,
    member,
    lacks,
    said,
    guest: guest && toGuest(guest),
  }
}

function toGuest({
  id,
  trips,
  isProven,
  alike,
}: Awaited<ReturnType<typeof guestStatement>>[number]): DeskBooking['guest'] {
  if (id === null) return null
  const other =
    alike === null ? null : (JSON.parse(alike) as { id: number; name: string; trips: number })
  return { id, trips, isProven: isProven === 1, alike: other }
}

function lacksStatement(db: Db, id: number, today: string) {
  return db
    .select({
      guide: LACKS_GUIDE,
      deposit: LACKS_DEPOSIT,
      place: PLACE_IN_LINE,
      story: STORY_OF_BOOKING,
      waiver: waiverColumn(today),
    })
    .from(bookings)
    .where(eq(bookings.id, id))
}

/** The time of the oldest open claim, when the guest first said that money is on its way. */
function openClaimStatement(db: Db, id: number) {
  return db
    .select({ at: min(paymentClaims.createdAt) })
    .from(paymentClaims)
    .where(and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt)))
}

function messagesOf(db: Db, id: number) {
  return db
    .select({
      _id: bookingMessages.id,
      author: bookingMessages.author,
      by: users.username,
      via: bookingMessages.via,
      text: bookingMessages.body,
      createdAt: sql<number>`${bookingMessages.createdAt}`.as('sent_at'),
    })
    .from(bookingMessages)
    .leftJoin(users, eq(users.id, bookingMessages.userId))
    .where(eq(bookingMessages.bookingId, id))
    .orderBy(desc(bookingMessages.id))
    .limit(ROWS_MAX)
}

function eventsOf(db: Db, id: number) {
  return db
    .select({
      seq: bookingEvents.seq,
      event: bookingEvents.event,
      from: bookingEvents.fromStatus,
      to: bookingEvents.toStatus,
      actor: bookingEvents.actor,
      by: users.username,
      at: bookingEvents.at,
      data: bookingEvents.data,
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.actorId))
    .where(eq(bookingEvents.bookingId, id))
    .orderBy(desc(bookingEvents.seq))
    .limit(ROWS_MAX)
}
