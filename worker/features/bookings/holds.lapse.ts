import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import { paymentClaims } from '../../db/schema/payments'
import { mailToGuest, toGuest, type BookingScope } from '../../services/bookings/booking-mail'
import { eventStatement } from '../../services/bookings/event-statement'
import { releaseStatements } from '../../services/bookings/held-seats'
import { moneyOf } from '../../services/bookings/money'
import type { QueuedMail } from '../../services/mail/outbox'
import { seatsChangedStatements } from '../../services/trips/seats-changed'

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
      noTimer(scope, booking),
      ...claimedStatements(scope, booking),
      eventStatement(db, {
        bookingId: booking.id,
        version: booking.version,
        event: 'hold.lapse',
        from: 'on_hold',
        to: 'expired',
        actor: 'system',
        at: now,
      }),
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
function claimedStatements({ db, now }: BookingScope, { id }: BookingRow): Statement[] {
  const isOpen = rowExists(
    paymentClaims,
    and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt)),
  )
  return [
    db
      .update(bookings)
      .set({ awaitsSince: sql`coalesce(${bookings.awaitsSince}, ${now})` })
      .where(and(eq(bookings.id, id), isOpen)),
  ]
}

/** A quote whose time has passed without an answer. */
export async function lapsedQuote(
  scope: BookingScope,
  booking: BookingRow,
  quote: QuoteRow,
): Promise<Happening> {
  const { db, now } = scope
  return {
    statements: [
      db.update(quotes).set({ status: 'lapsed' }).where(eq(quotes.id, quote.id)),
      noTimer(scope, booking),
      eventStatement(db, {
        bookingId: booking.id,
        version: booking.version,
        event: 'quote.lapse',
        from: 'quoted',
        to: 'expired',
        actor: 'system',
        at: now,
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

/** No deadline runs any more. */
export function noTimer({ db }: BookingScope, { id }: Pick<BookingRow, 'id'>): Statement {
  return db.update(bookings).set({ nextDueAt: null }).where(eq(bookings.id, id))
}
