import { eq } from 'drizzle-orm'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import type { PayMethod } from '../../../contracts/bookings/pay-methods'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readState } from '../../../services/bookings/booking-state'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { dropRefunds } from '../../../services/bookings/refund-statements'
import { takeStatements } from '../../../services/bookings/held-seats'
import { readSettings } from '../../../services/settings/settings'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import type { DeskEffect } from '../../../services/bookings/desk-effects'
import { beginHold } from './holds.begin'
import { columnsByStaff } from './holds.rules'

/** Begins an ended hold again with the accepted quote, if seats and days are still free. */
export async function reviveHold(c: MemberScope, booking: BookingRow): Promise<DeskEffect> {
  const { db, now, member } = c.var
  const { id, tourId } = booking
  const { quote, columns } = await revivedTerms(c, booking)
  const { tripId, statements } = takeStatements(db, { ...quote, bookingId: id, tourId, now })
  const by = { actor: 'staff', actorId: member.userId } as const
  return {
    to: 'on_hold',
    statements: [
      ...statements,
      db
        .update(bookings)
        .set({ ...columns, tripId })
        .where(eq(bookings.id, id)),
      dropRefunds(db, id),
      ...seatsChangedStatements(db, tourId, now),
    ],
    ...(await beginHold(bookingScope(c), { ...booking, ...columns }, { quote, tripId, by })),
    data: { quote: quote.number },
    action: 'booking.revive',
  }
}

/** The accepted quote with the booking's new columns. @throws AppError NotPossibleNow once its first day is over */
async function revivedTerms(c: MemberScope, booking: BookingRow) {
  const { db, now } = c.var
  const { acceptedQuote: quote } = await readState(db, booking)
  if (!quote || quote.startDay < calgaryDay(now)) throw new AppError('NotPossibleNow')
  const { bookings: settings } = await readSettings(c.env, db)
  const { currency } = booking
  const method = (booking.payMethod ?? 'etransfer') as PayMethod
  return { quote, columns: columnsByStaff(now, quote, { currency, method }, settings) }
}
