import { and, asc, eq, inArray, isNull, min, sql } from 'drizzle-orm'
import {
  eventsFor,
  type BookingEvent,
  type BookingFacts,
  type BookingStatus,
} from '../../contracts/booking-states'
import { DESK_EVENTS, type DeskBooking } from '../../contracts/desk-booking'
import type { PickupKind } from '../../contracts/booking-limits'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { users } from '../../db/schema/accounts'
import {
  bookingEvents,
  bookingMessages,
  bookings,
  quotes,
  type BookingRow,
} from '../../db/schema/bookings'
import { inboxThreads } from '../../db/schema/inbox'
import { paymentClaims } from '../../db/schema/payments'
import { tourTexts } from '../../db/schema/tours'
import { trips } from '../../db/schema/trips'
import { nameIn } from '../../db/tour-names'
import { AppError } from '../../http/errors'
import { lacksGuideSql } from '../../services/bookings/assignments'
import { factsOf } from '../../services/bookings/booking-facts'
import { pastStatement, toPast } from '../../services/bookings/booking-past'
import { lacksDepositSql } from '../../services/bookings/money'

const LACKS_GUIDE = sql<number>`${sql.raw(lacksGuideSql('bookings.status', 'bookings.trip_id'))}`
const LACKS_DEPOSIT = sql<number>`${sql.raw(lacksDepositSql('bookings'))}`

/** Latest messages and events that are shown. */
const ROWS_MAX = 300

/** A booking with what its mails and rules need. */
export interface FoundBooking {
  booking: BookingRow & { status: BookingStatus }
  facts: BookingFacts
  /** Of the trip, else the wanted one, YYYY-MM-DD. */
  startDay: string | null
  endDay: string | null
  tourNames: { lang: Lang; name: string }[]
}

/** @throws AppError NotFound */
export async function requireBooking(db: Db, id: number): Promise<FoundBooking> {
  const ofBooking = db.select({ tripId: bookings.tripId }).from(bookings).where(eq(bookings.id, id))
  const [[found], [trip], [openQuote], [past], tourNames] = await db.batch([
    db.select().from(bookings).where(eq(bookings.id, id)),
    db.select().from(trips).where(inArray(trips.id, ofBooking)),
    db
      .select()
      .from(quotes)
      .where(and(eq(quotes.bookingId, id), eq(quotes.status, 'open'))),
    pastStatement(db, id),
    db
      .select({ lang: tourTexts.lang, name: tourTexts.name })
      .from(tourTexts)
      .innerJoin(bookings, eq(bookings.tourId, tourTexts.tourId))
      .where(eq(bookings.id, id)),
  ])
  if (!found || found.status === '') throw new AppError('NotFound')
  return {
    booking: { ...found, status: found.status },
    facts: factsOf(found, { openQuote: openQuote ?? null, trip: trip ?? null }, toPast(past)),
    startDay: trip?.startDay ?? found.wishDay,
    endDay: trip?.endDay ?? null,
    tourNames,
  }
}

/** Events of the desk's own call that are possible at `now` (UTC ms). */
export function deskEventsOf(facts: BookingFacts, now: number): BookingEvent[] {
  return eventsFor('staff', facts, now).filter((event) => DESK_EVENTS.has(event))
}

/** All of a booking. @throws AppError NotFound */
export async function readBooking(
  db: Db,
  id: number,
  { lang, now }: { lang: Lang; now: number },
): Promise<DeskBooking> {
  const found = await requireBooking(db, id)
  const { booking, facts, tourNames, startDay, endDay } = found
  const [messages, events, [thread], [member], [lacks], [said]] = await db.batch([
    messagesOf(db, id),
    eventsOf(db, id),
    db
      .select({ id: inboxThreads.id })
      .from(inboxThreads)
      .where(and(eq(inboxThreads.source, 'booking'), eq(inboxThreads.sourceId, id))),
    db
      .select({ username: users.username })
      .from(users)
      .where(eq(users.id, booking.userId ?? 0)),
    db
      .select({ guide: LACKS_GUIDE, deposit: LACKS_DEPOSIT })
      .from(bookings)
      .where(eq(bookings.id, id)),
    db
      .select({ at: min(paymentClaims.createdAt) })
      .from(paymentClaims)
      .where(and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt))),
  ])
  return {
    ...shownOf(booking),
    tour:
      booking.tourId === null ? null : { id: booking.tourId, name: nameIn(tourNames, lang) ?? '' },
    tourNames: tourNames.flatMap((text) =>
      text.name === '' ? [] : [{ lang: text.lang, txt: text.name }],
    ),
    day: startDay,
    trip:
      booking.tripId === null || startDay === null || endDay === null
        ? null
        : { id: booking.tripId, startDay, endDay },
    lacksGuide: lacks?.guide === 1,
    lacksDeposit: lacks?.deposit === 1,
    username: member?.username ?? null,
    saysSentAt: said?.at ?? null,
    thread: thread?.id ?? null,
    messages,
    events: events.map(({ data, ...event }) => ({
      ...event,
      data: JSON.parse(data) as Record<string, unknown>,
    })),
    actions: eventsFor('staff', facts, now),
  }
}

function shownOf(booking: FoundBooking['booking']) {
  return {
    ...pick(
      booking,
      'id',
      'pid',
      'status',
      'version',
      'source',
      'name',
      'email',
      'phone',
      'notes',
      'lang',
      'party',
      'children',
      'wishDay',
      'flexDays',
      'agreesToJoin',
      'payBy',
      'lapseAt',
      'reference',
      'userId',
      'awaitsSince',
      'firstOpenedAt',
      'createdAt',
      'updatedAt',
    ),
    pickup: { kind: booking.pickupKind as PickupKind, text: booking.pickup },
  }
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
    .orderBy(asc(bookingMessages.id))
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
    .orderBy(asc(bookingEvents.seq))
    .limit(ROWS_MAX)
}
