import { and, eq, isNull } from 'drizzle-orm'
import type { Statement } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import type { BookingRow } from '../../../db/schema/bookings'
import { paymentClaims } from '../../../db/schema/payments'
import { mailToGuest } from '../../../services/bookings/booking-mail'
import { toGuest } from '../../../services/bookings/mailed-trip'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { systemEvent } from '../../../services/bookings/caused-events'
import { releaseStatements } from '../../../services/bookings/held-seats'
import { moneyOf } from '../../../services/bookings/money'
import { awaitAnswer, endDeadline } from '../../../services/bookings/waiting'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import type { Happening } from '../deadlines/happening'

/** Ends a hold whose time has passed without the deposit and frees its seats and days. An admin may revive it. */
export async function lapsedHold(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { db, now } = scope
  return {
    statements: [
      ...releaseStatements(db, booking),
      endDeadline(db, booking.id),
      awaitClaimed(scope, booking),
      systemEvent(scope, booking, { event: 'hold.lapse', to: 'expired' }),
      ...seatsChangedStatements(db, booking.tourId, now),
    ],
    mails: mailToGuest(scope, booking, {
      template: 'holdLapsed',
      ...(await toGuest(scope, booking)),
      received: booking.paid > 0 ? moneyOf(booking, booking.paid) : null,
    }),
  }
}

/** If the guest said that money is on its way, a person has to answer. */
function awaitClaimed(scope: BookingScope, { id }: BookingRow): Statement {
  const isOpen = and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt))
  return awaitAnswer(scope, id, rowExists(paymentClaims, isOpen))
}
