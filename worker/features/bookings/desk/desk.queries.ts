import { and, eq, inArray } from 'drizzle-orm'
import {
  eventsFor,
  type BookingEvent,
  type BookingFacts,
  type BookingStatus,
} from '../../../contracts/bookings/booking-states'
import { DESK_EVENTS } from '../../../contracts/bookings/desk-events'
import type { Lang } from '../../../contracts/languages'
import type { Db } from '../../../db/db'
import { bookings, quotes, type BookingRow } from '../../../db/schema/bookings'
import { tourTexts } from '../../../db/schema/tours'
import { trips } from '../../../db/schema/trips'
import { AppError } from '../../../http/errors'
import { factsOf } from '../../../services/bookings/booking-state'
import { pastStatement, toPast } from '../../../services/bookings/booking-past'

/** A booking with the values that its mails and rules need. */
export interface FoundBooking {
  booking: BookingRow & { status: BookingStatus }
  facts: BookingFacts
  /** Of the trip, or the day that was asked for, YYYY-MM-DD. */
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

/** The events that an admin can cause through the desk's endpoint at `now` (UTC ms). */
export function deskEventsOf(facts: BookingFacts, now: number): BookingEvent[] {
  return eventsFor('staff', facts, now).filter((event) => DESK_EVENTS.has(event))
}
