import { eq } from 'drizzle-orm'
import { lapseAt as endOfHold } from '../../../contracts/bookings/booking-deadlines'
import { nextHoldTimer } from '../../../contracts/bookings/booking-timers'
import type { DeskEvent } from '../../../contracts/bookings/desk-events'
import { HOUR_MS } from '../../../contracts/dates/durations'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readState } from '../../../services/bookings/booking-state'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { readSettings } from '../../../services/settings/settings'
import type { DeskEffect } from '../../../services/bookings/desk-effects'
import { toPayMails } from './holds.mails'

const EXTENSION_HOURS = 24

/** Moves the deadline of the deposit, which stays before the start of the trip. */
export async function extendHold(
  c: MemberScope,
  booking: BookingRow,
  { hours = EXTENSION_HOURS }: DeskEvent['data'],
): Promise<DeskEffect> {
  const { db } = c.var
  const columns = await extendedDeadlines(c, booking, hours)
  const { payBy } = columns
  return {
    to: 'on_hold',
    statements: [db.update(bookings).set(columns).where(eq(bookings.id, booking.id))],
    mails: await toPayMails(bookingScope(c), { ...booking, payBy }, 'holdExtended'),
    data: { payBy },
    action: 'booking.extend',
  }
}

/** @throws AppError NotPossibleNow, TooLate */
async function extendedDeadlines(c: MemberScope, booking: BookingRow, hours: number) {
  const { db, now } = c.var
  const { trip } = await readState(db, booking)
  const { bookings: settings } = await readSettings(c.env, db)
  if (!trip || booking.payBy === null) throw new AppError('NotPossibleNow')
  const payBy = Math.max(booking.payBy, now) + hours * HOUR_MS
  if (payBy >= trip.startsAt) throw new AppError('TooLate')
  const lapseAt = Math.max(payBy, endOfHold(payBy, trip, settings))
  const timers = { heldAt: now, payBy, lapseAt, lang: booking.lang }
  return { payBy, lapseAt, nextDueAt: nextHoldTimer(timers, now) }
}
