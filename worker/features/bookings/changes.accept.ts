import { and, eq } from 'drizzle-orm'
import type { DeskEvent } from '../../contracts/desk-booking'
import { refund as computeRefund, type RefundPolicy } from '../../contracts/refund-policy'
import type { Statement } from '../../db/db'
import { bookings, quotes, type BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import type { RequestKey } from '../../http/idempotency'
import { assignStatements } from '../../services/bookings/assignments'
import { readState, type BookingState } from '../../services/bookings/booking-facts'
import { bookingScope, type BookingScope } from '../../services/bookings/booking-mail'
import {
  confirmationMails,
  coverStatements,
  isCovered,
} from '../../services/bookings/deposit-cover'
import type { DeskEffect } from '../../services/bookings/desk-effects'
import { eventStatement } from '../../services/bookings/event-statement'
import type { GuestRequest } from '../../services/bookings/guest-access'
import { moveStatements } from '../../services/bookings/held-seats'
import { proposeStatements } from '../../services/bookings/end-statements'
import { runBatchWithMails } from '../../services/mail/outbox'
import { readSettings } from '../../services/settings/settings'
import { purgeSeats, seatsChangedStatements } from '../../services/trips/seats-changed'
import type { DeadlineSettings } from '../../contracts/booking-deadlines'
import { changedMails } from './changes.mails'
import { changeEvents } from './changes.queries'
import { askedSince, changedColumns, surplusOf, type Change } from './changes.rules'
import type { Happening } from './holds.lapse'
import { clearLapsedHolds } from './holds.lapsed'
import type { Accept } from './quotes.accept'
import { assertOpen, quoteRefusal } from './quotes.open'

/**
 * The guest agrees to the offered change of a trip: it moves in one batch, or stays as it was.
 * @throws AppError QuoteNotOpen, BookingChanged, SeatsGone, DayFull, DayClosed, TooLate, Invalid for another currency than
 * the booking's
 */
export async function acceptChange(
  c: GuestRequest,
  state: BookingState,
  { answer, key }: { answer: Accept; key: RequestKey | null },
): Promise<void> {
  const { db, now, guest } = c.var
  const { booking } = guest
  if (answer.currency !== booking.currency)
    throw new AppError('Invalid', { fields: { currency: 'Invalid' } })
  const { bookings: settings } = await readSettings(c.env, db)
  const moved = await changed(bookingScope(c), { booking, state, by: 'guest', settings })
  const event = eventStatement(db, {
    bookingId: booking.id,
    version: booking.version,
    event: 'change.accept',
    from: booking.status,
    to: booking.status || 'confirmed',
    actor: 'guest',
    actorId: booking.userId,
    at: now,
    data: moved.data,
    requestKey: key,
  })
  try {
    await runBatchWithMails(c, [...moved.statements, event, ...moved.after], moved.mails)
  } catch (error) {
    throw quoteRefusal(error)
  }
  purgeSeats(c, [booking.tourId, ...moved.tourIds])
}

/** The guest agreed outside of the page, which an admin writes down. @throws AppError as `acceptChange` */
export async function agreeForGuest(
  c: MemberScope,
  booking: BookingRow & { status: DeskEffect['to'] },
  { via }: DeskEvent['data'],
): Promise<DeskEffect> {
  if (via === undefined) throw new AppError('Invalid', { fields: { 'data.via': 'Invalid' } })
  const { db } = c.var
  const { bookings: settings } = await readSettings(c.env, db)
  const state = await readState(db, booking)
  const moved = await changed(bookingScope(c), { booking, state, by: 'staff', settings })
  return {
    to: booking.status,
    statements: moved.statements,
    after: moved.after,
    mails: moved.mails,
    data: { ...moved.data, via },
    action: 'booking.change',
  }
}

interface Agreed {
  booking: BookingRow
  state: BookingState
  by: 'guest' | 'staff'
  settings: DeadlineSettings
}

/** Everything of a change but its event; `after` follows it: a hold whose deposit is there is confirmed. */
async function changed(
  scope: BookingScope,
  { booking, state: { trip, openQuote: quote }, by, settings }: Agreed,
): Promise<Happening & { after: Statement[]; tourIds: (number | null)[]; data: object }> {
  const { db, now } = scope
  if (!trip || !quote) throw new AppError('QuoteNotOpen')
  const askedAt = askedSince(await changeEvents(db, booking.id), quote.sentAt ?? now)
  const change: Change = { booking, trip, quote, askedAt }
  const columns = changedColumns(now, change, settings)
  // The old deposit may be enough for a lower price.
  const isPaid = booking.status === 'on_hold' && isCovered(booking, columns.deposit)
  const held = { ...booking, ...columns }
  const { id, tourId } = booking
  const cleared = await clearLapsedHolds(scope, quote)
  const wanted = { ...quote, bookingId: id, tourId, now }
  const move = moveStatements(db, booking, { trip, wanted })
  const statements: Statement[] = [
    ...cleared.statements,
    assertOpen(db, quote),
    ...move.statements,
    db
      .update(quotes)
      .set({ status: 'superseded' })
      .where(and(eq(quotes.bookingId, id), eq(quotes.status, 'accepted'))),
    db.update(quotes).set({ status: 'accepted' }).where(eq(quotes.id, quote.id)),
    db
      .update(bookings)
      .set({ ...columns, tripId: move.tripId })
      .where(eq(bookings.id, id)),
    ...(booking.status === 'confirmed'
      ? assignStatements(db, { tripId: move.tripId, lang: booking.lang })
      : []),
    ...surplusStatements(scope, change, columns.total),
    ...seatsChangedStatements(db, tourId, now),
  ]
  return {
    statements,
    mails: [
      ...cleared.mails,
      ...(await changedMails(scope, change, { columns, by })),
      ...(isPaid ? await confirmationMails(scope, held, quote) : []),
    ],
    after: isPaid
      ? coverStatements(db, {
          booking: { ...held, tripId: move.tripId },
          version: booking.version + 1,
          by: { actor: 'system' },
          now,
        })
      : [],
    tourIds: cleared.tourIds,
    data: {
      quote: quote.number,
      day: quote.startDay,
      dayBefore: trip.startDay,
      party: quote.party,
      partyBefore: booking.party,
      difference: columns.total - booking.total,
    },
  }
}

/** What was paid beyond the new price goes back in full. */
function surplusStatements(
  { db, now }: BookingScope,
  { booking, quote }: Change,
  total: number,
): Statement[] {
  const surplus = surplusOf(booking, total)
  const { currency, paid } = booking
  const whole = computeRefund(JSON.parse(quote.policy) as RefundPolicy, {
    currency,
    paid: paid - booking.refundOpen,
    total,
    daysBefore: 0,
    supplierFees: 0,
    supplierReturns: 0,
    fee: 0,
    by: 'guest',
  })
  const working = whole.working.filter(({ line }) => line === 'paid' || line === 'surplus')
  const refund = { ...whole, refund: surplus, working }
  return proposeStatements(db, booking, { refund, sendAfter: now, now })
}
