import { and, eq, isNull, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, type QuoteRow, type BookingRow } from '../../db/schema/bookings'
import { paymentClaims } from '../../db/schema/payments'
import { trips } from '../../db/schema/trips'
import { staysSql } from '../../db/stays-sql'
import { systemEvent } from '../data/booking-events'
import { awaitAnswer, endDeadline } from '../data/booking-row'
import { releaseStatements } from '../data/held-seats'
import { moneyOf } from '../data/money'
import { seatsChangedStatements } from '../days/seats-changed'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { lapsedOffer } from './offers.lapse'

/** Maximum number of lapsed holds and offers that one acceptance ends before it takes their seats. */
const LAPSED_MAX = 8

/**
 * Ends unpaid holds and offers on the wanted days or departure whose time has passed but which the job has not ended yet. The
 * statements come first in the batch that takes the seats; `tourIds` are the tours of the ended holds.
 */
export async function clearLapsedHolds(
  scope: BookingScope,
  quote: QuoteRow,
): Promise<Happening & { tourIds: (number | null)[] }> {
  const lapsed = await findLapsedHolds(scope, quote)
  const ends = await Promise.all(
    lapsed.map((each) => (each.status === 'offered' ? lapsedOffer : lapsedHold)(scope, each)),
  )
  return {
    statements: ends.flatMap(({ statements }) => statements),
    mails: ends.flatMap(({ mails }) => mails),
    tourIds: lapsed.map(({ tourId }) => tourId),
  }
}

/** Ends a hold whose time has passed without the deposit and frees its seats and days. An admin may revive it. */
export async function lapsedHold(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { db, now } = scope
  return {
    statements: [
      ...releaseStatements(db, booking),
      endDeadline(db, booking.id),
      awaitClaimed(scope, booking),
      systemEvent(scope, booking, { event: 'hold.lapse' }),
      ...seatsChangedStatements(db, booking.tourId, now),
    ],
    mails: await mailToGuest(scope, booking, {
      template: 'holdLapsed',
      received: booking.paid > 0 ? moneyOf(booking, booking.paid) : null,
    }),
  }
}

/** If the guest said that money is on its way, a person has to answer. */
function awaitClaimed(scope: BookingScope, { id }: BookingRow): Statement {
  const isOpen = and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt))
  return awaitAnswer(scope, id, rowExists(paymentClaims, isOpen))
}

/** Unpaid holds and offers on the wanted days or departure whose time has passed. */
async function findLapsedHolds({ db, now }: BookingScope, quote: QuoteRow): Promise<BookingRow[]> {
  // A hold is due at its end at the latest. With a plus the index of statuses, which has all holds, is not used.
  const isLapsed = and(
    lte(bookings.nextDueAt, now),
    or(
      and(
        sql`+${bookings.status} = 'on_hold'`,
        lte(bookings.lapseAt, now),
        gt(bookings.deposit, sql.raw(staysSql('bookings'))),
      ),
      // The timer of an offer is its end.
      sql`+${bookings.status} = 'offered'`,
    ),
  )
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .where(and(isLapsed, ne(bookings.id, quote.bookingId), isWantedTrip(quote)))
    .limit(LAPSED_MAX)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return db.select().from(bookings).where(inArray(bookings.id, ids))
}

/** The departure of a quote, or any trip on one of its days. */
function isWantedTrip({ tripId, startDay, endDay }: QuoteRow) {
  if (tripId !== null) return eq(trips.id, tripId)
  return and(
    lte(trips.startDay, endDay),
    sql`${trips.endDay} >= ${startDay}`,
    ne(trips.status, 'cancelled'),
  )
}
