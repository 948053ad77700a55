import { and, eq, isNull } from 'drizzle-orm'
import type { Statement } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import { quotes, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import { paymentClaims } from '../../../db/schema/payments'
import { mailToGuest, toGuest, type BookingScope } from '../../../services/bookings/booking-mail'
import { systemEvent } from '../../../services/bookings/caused-events'
import { releaseStatements } from '../../../services/bookings/held-seats'
import { moneyOf } from '../../../services/bookings/money'
import { awaitAnswer, endDeadline } from '../../../services/bookings/waiting'
import type { QueuedMail } from '../../../services/mail/outbox'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'

/** The statements of an event with its mails, for one batch. */
export interface Happening {
  statements: Statement[]
  mails: QueuedMail[]
}

/** A hold whose time has passed without the deposit: seats and days are free again. An admin may revive it. */
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

/** A guest who said that the money is on its way is answered by a person. */
function awaitClaimed(scope: BookingScope, { id }: BookingRow): Statement {
  const isOpen = and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt))
  return awaitAnswer(scope, id, rowExists(paymentClaims, isOpen))
}

/** A quote whose time has passed without an answer. */
export async function lapsedQuote(
  scope: BookingScope,
  booking: BookingRow,
  quote: QuoteRow,
): Promise<Happening> {
  const { db } = scope
  return {
    statements: [
      db.update(quotes).set({ status: 'lapsed' }).where(eq(quotes.id, quote.id)),
      endDeadline(db, booking.id),
      systemEvent(scope, booking, {
        event: 'quote.lapse',
        to: 'expired',
        data: { quote: quote.number },
      }),
    ],
    mails: mailToGuest(scope, booking, {
      template: 'quoteLapsed',
      ...(await toGuest(scope, booking, quote)),
      number: quote.number,
      validUntil: quote.validUntil,
    }),
  }
}
