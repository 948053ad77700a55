import { eq, type SQL } from 'drizzle-orm'
import { lapseAt as endOfHold } from '../../contracts/booking-deadlines'
import { nextHoldTimer } from '../../contracts/booking-timers'
import { calgaryDay } from '../../contracts/calendar'
import type { DeskEvent } from '../../contracts/desk-booking'
import { HOUR_MS } from '../../contracts/durations'
import type { PayMethod } from '../../contracts/pay-methods'
import { bookings, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readState } from '../../services/bookings/booking-facts'
import { bookingScope } from '../../services/bookings/booking-mail'
import {
  confirmationMails,
  coverStatements,
  isCovered,
} from '../../services/bookings/deposit-cover'
import { dropRefunds, endHoldStatements } from '../../services/bookings/end-statements'
import { takeStatements } from '../../services/bookings/held-seats'
import { readSettings } from '../../services/settings/settings'
import { seatsChangedStatements } from '../../services/trips/seats-changed'
import type { DeskEffect } from '../../services/bookings/desk-effects'
import { releasedMails } from './holds.mails'
import { columnsByStaff } from './holds.rules'
import { holdMails, toPayMails, type HeldBooking } from './quotes.mails'

/** What an admin does with holds. */

const EXTENSION_HOURS = 24

/** A later deadline of the deposit, still before the start. */
export async function extendHold(
  c: MemberScope,
  booking: BookingRow,
  { hours = EXTENSION_HOURS }: DeskEvent['data'],
): Promise<DeskEffect> {
  const { db, now } = c.var
  const { trip } = await readState(db, booking)
  const { bookings: settings } = await readSettings(c.env, db)
  if (!trip || booking.payBy === null) throw new AppError('NotPossibleNow')
  const payBy = Math.max(booking.payBy, now) + hours * HOUR_MS
  if (payBy >= trip.startsAt) throw new AppError('TooLate')
  const lapseAt = Math.max(payBy, endOfHold(payBy, trip, settings))
  const timers = { heldAt: now, payBy, lapseAt, lang: booking.lang }
  const columns = { payBy, lapseAt, nextDueAt: nextHoldTimer(timers, now) }
  return {
    to: 'on_hold',
    statements: [db.update(bookings).set(columns).where(eq(bookings.id, booking.id))],
    mails: await toPayMails(bookingScope(c), { ...booking, payBy }, 'holdExtended'),
    data: { payBy },
    action: 'booking.extend',
  }
}

/** Seats and days are free again, and what was paid goes back. */
export async function releaseHold(
  c: MemberScope,
  booking: BookingRow,
  { reason = '' }: DeskEvent['data'],
): Promise<DeskEffect> {
  const { db, now } = c.var
  return {
    to: 'closed',
    statements: endHoldStatements(db, booking, now),
    mails: await releasedMails(bookingScope(c), booking, { by: 'company', reason }),
    data: { reason },
    action: 'booking.release',
  }
}

/** With the deposit there already, the hold is a confirmed trip in the same batch. */
async function revivedAs(
  c: MemberScope,
  held: HeldBooking,
  { quote, tripId }: { quote: QuoteRow; tripId: SQL<number> },
): Promise<Pick<DeskEffect, 'after' | 'mails'>> {
  const { db, now, member } = c.var
  const scope = bookingScope(c)
  // Its refunds are dropped.
  if (!isCovered({ ...held, refundOpen: 0 }, held.deposit))
    return { mails: await holdMails(scope, held, quote) }
  const cover = {
    booking: { ...held, tripId },
    version: held.version + 1,
    by: { actor: 'staff', actorId: member.userId },
    now,
  } as const
  return { after: coverStatements(db, cover), mails: await confirmationMails(scope, held, quote) }
}

/** A hold that ended begins again, with the quote that was accepted, if seats and days are still free. */
export async function reviveHold(c: MemberScope, booking: BookingRow): Promise<DeskEffect> {
  const { db, now } = c.var
  const { acceptedQuote: quote } = await readState(db, booking)
  if (!quote || quote.startDay < calgaryDay(now)) throw new AppError('NotPossibleNow')
  const { bookings: settings } = await readSettings(c.env, db)
  const taking = takeStatements(db, {
    ...quote,
    bookingId: booking.id,
    tourId: booking.tourId,
    now,
  })
  const { currency } = booking
  const method = (booking.payMethod ?? 'etransfer') as PayMethod
  const columns = columnsByStaff(now, quote, { currency, method }, settings)
  return {
    to: 'on_hold',
    statements: [
      ...taking.statements,
      db
        .update(bookings)
        .set({ ...columns, tripId: taking.tripId })
        .where(eq(bookings.id, booking.id)),
      dropRefunds(db, booking.id),
      ...seatsChangedStatements(db, booking.tourId, now),
    ],
    ...(await revivedAs(c, { ...booking, ...columns }, { quote, tripId: taking.tripId })),
    data: { quote: quote.number },
    action: 'booking.revive',
  }
}
