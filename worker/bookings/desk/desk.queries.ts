import { and, eq, inArray } from 'drizzle-orm'
import { mayRole } from '../../contracts/accounts/permissions'
import { eventsFor } from '../../contracts/bookings/booking-events'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { DeskBooking } from '../../contracts/bookings/desk-booking'
import type { BookingFacts } from '../../contracts/bookings/event-guards'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookings, quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import { tourTexts } from '../../db/schema/tours'
import { trips } from '../../db/schema/trips'
import { nameIn } from '../../db/tour-names'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { pastStatement, toPast } from '../data/booking-past'
import { factsOf } from '../data/booking-state'
import { toToldStory } from '../data/stories'
import { shownWaiver } from '../data/waivers'
import { readDetails, type Details } from './desk.details'

/** A booking with the values that its mails and rules need. */
export interface FoundBooking {
  booking: BookingRow & { status: BookingStatus }
  facts: BookingFacts
  openQuote: QuoteRow | null
  /** Of the trip, or the requested day, YYYY-MM-DD. */
  startDay: string | null
  endDay: string | null
  tourNames: { lang: Lang; name: string }[]
}

/** @throws AppError NotFound */
export async function requireBooking(db: Db, id: number): Promise<FoundBooking> {
  const isOpen = and(eq(quotes.bookingId, id), eq(quotes.status, 'open'))
  const [[found], [trip], [openQuote], [past], tourNames] = await db.batch([
    db.select().from(bookings).where(eq(bookings.id, id)),
    tripStatement(db, id),
    db.select().from(quotes).where(isOpen),
    pastStatement(db, id),
    namesStatement(db, id),
  ])
  if (!found || found.status === '') throw new AppError('NotFound')
  return {
    booking: { ...found, status: found.status },
    facts: factsOf(found, { openQuote: openQuote ?? null, trip: trip ?? null }, toPast(past)),
    openQuote: openQuote ?? null,
    startDay: trip?.startDay ?? found.wishDay,
    endDay: trip?.endDay ?? null,
    tourNames,
  }
}

function tripStatement(db: Db, id: number) {
  const ofBooking = db.select({ tripId: bookings.tripId }).from(bookings).where(eq(bookings.id, id))
  return db.select().from(trips).where(inArray(trips.id, ofBooking))
}

function namesStatement(db: Db, id: number) {
  return db
    .select({ lang: tourTexts.lang, name: tourTexts.name })
    .from(tourTexts)
    .innerJoin(bookings, eq(bookings.tourId, tourTexts.tourId))
    .where(eq(bookings.id, id))
}

/** A booking with its details. @throws AppError NotFound */
export async function readBooking(db: Db, id: number, reader: { lang: Lang; now: number }) {
  const found = await requireBooking(db, id)
  return toDeskBooking(found, await readDetails(db, found.booking, reader.now), reader)
}

/** The booking for the sender, without actions for staff who only read bookings. @throws AppError NotFound */
export async function bookingOf({ var: { db, lang, now, member } }: MemberScope, id: number) {
  const booking = await readBooking(db, id, { lang, now })
  return mayRole(member.role, 'bookings:manage') ? booking : { ...booking, actions: [] }
}

/** A booking as the desk sees it at `now` (UTC ms), with the tour's name in a language. */
function toDeskBooking(
  found: FoundBooking,
  { messages, events, thread, member, lacks, said, guest }: Details,
  { lang, now }: { lang: Lang; now: number },
): DeskBooking {
  return {
    ...shownOf(found.booking),
    ...tourOf(found, lang),
    ...tripOf(found),
    openQuote: found.openQuote && pick(found.openQuote, 'number', 'kind', 'startDay'),
    lacksGuide: lacks?.guide === 1,
    lacksDeposit: lacks?.deposit === 1,
    place: lacks?.place ?? null,
    story: toToldStory(lacks?.story ?? null),
    waiver: lacks ? shownWaiver(found.booking.status, lacks.waiver) : null,
    username: member?.username ?? null,
    saysSentAt: said?.at ?? null,
    thread: thread?.id ?? null,
    guest: guest ?? null,
    messages,
    events: events.map(({ data, ...event }) => ({
      ...event,
      data: JSON.parse(data) as Record<string, unknown>,
    })),
    actions: eventsFor('staff', found.facts, now),
  }
}

function tourOf({ booking: { tourId }, tourNames }: FoundBooking, lang: Lang) {
  const named = tourNames.filter(({ name }) => name !== '')
  return {
    tour: tourId === null ? null : { id: tourId, name: nameIn(tourNames, lang) ?? '' },
    tourNames: named.map((text) => ({ lang: text.lang, txt: text.name })),
  }
}

function tripOf({ booking: { tripId }, startDay, endDay }: FoundBooking) {
  const isDated = tripId !== null && startDay !== null && endDay !== null
  return { day: startDay, trip: isDated ? { id: tripId, startDay, endDay } : null }
}

function shownOf(booking: FoundBooking['booking']) {
  return {
    ...pick(booking, 'id', 'pid', 'status', 'version', 'source', 'reference', 'userId'),
    ...pick(booking, 'name', 'email', 'phone', 'notes', 'lang', 'agreesToJoin'),
    ...pick(booking, 'party', 'children', 'wishDay', 'flexDays', 'payBy', 'lapseAt'),
    ...pick(booking, 'awaitsSince', 'firstOpenedAt', 'createdAt', 'updatedAt'),
    pickup: { kind: booking.pickupKind as PickupKind, text: booking.pickup },
  }
}
